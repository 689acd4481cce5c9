import type { Safety } from "~/catalogue/product";
import { absoluteRules } from "./absolute-rules";
import { everyTreatment, lastChecked, shortly } from "./every-treatment";
import { erectionSightHearing, sildenafil, tadalafil } from "./pde5";

const blend: Safety = {
  status: {
    approval: "compounded",
    asOf: lastChecked,
    sentences: ["This blend is not FDA-approved. Read every ingredient before you agree."],
  },
  whoShouldNot: [shortly.nitrates, shortly.pregnancy, shortly.allergy],
  notIf: [...everyTreatment.notIf, absoluteRules.takesNitrates, absoluteRules.isPregnant],
  tellUsFirst: [
    "you have heart disease, chest pain, a past stroke, or high or low blood pressure.",
    "you have liver or kidney disease.",
    "you have or had prostate or breast cancer.",
    "you have any allergy.",
    ...everyTreatment.tellUsFirst,
  ],
  commonSideEffects: [
    "they depend on what is in the blend; ask the physician to go through each ingredient with you",
  ],
  getHelp: erectionSightHearing,
  // Its contents are unknown, so it gets the warnings of an erection medicine.
  call911: [
    ...everyTreatment.call911,
    "Call 911 for chest pain. Do not take nitroglycerin. Say that you took Primal, which may contain an erection medicine, and when.",
  ],
};

const known: Readonly<Record<string, Safety>> = { sildenafil, tadalafil };

/**
 * `contains`: the ingredients, once the clinic has named them. Their required warnings are added to
 * the blend's.
 */
export function primalSpecialBlend(contains: readonly string[] = []): Safety {
  const lists = [blend, ...contains.flatMap((name) => known[name.toLowerCase()] ?? [])];
  const together = (
    name: "notIf" | "tellUsFirst" | "commonSideEffects" | "getHelp" | "call911",
  ) => [...new Set(lists.flatMap((list) => list[name]))];
  return {
    ...blend,
    notIf: together("notIf"),
    tellUsFirst: together("tellUsFirst"),
    commonSideEffects: together("commonSideEffects"),
    getHelp: together("getHelp"),
    call911: together("call911"),
  };
}
