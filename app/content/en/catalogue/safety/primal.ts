import type { Safety } from "~/catalogue/product";
import { everyTreatment, lastChecked, shortly } from "./every-treatment";
import { callForChestPain, mayContainOne, sildenafil, tadalafil } from "./pde5";

/** Its contents are unknown, so it has all warnings of an erection medicine, the longer list. */
const blend: Safety = {
  ...mayContainOne,
  status: {
    approval: "compounded",
    asOf: lastChecked,
    sentences: ["This blend is not FDA-approved. Read every ingredient before you agree."],
  },
  whoShouldNot: [shortly.nitrates, shortly.pregnancy, shortly.allergy],
  tellUsFirst: [
    "you have chest pain, or any allergy.",
    "you have or had prostate or breast cancer.",
    ...mayContainOne.tellUsFirst,
  ],
  commonSideEffects: [
    "they depend on what is in the blend; ask the physician to go through each ingredient with you",
  ],
  call911: [
    ...everyTreatment.call911,
    // Its erection medicine may be either, so the longer time applies.
    callForChestPain("Primal, which may contain an erection medicine", 48),
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
