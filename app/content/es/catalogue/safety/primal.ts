// Translates content/en/catalogue/safety/primal.ts as of ad50a144a00b.
import type { Safety } from "~/catalogue/product";
import { everyTreatment, lastChecked, shortly } from "./every-treatment";
import { callForChestPain, mayContainOne, sildenafil, tadalafil } from "./pde5";

/** Its contents are unknown, so it has all warnings of an erection medicine, the longer list. */
const blend: Safety = {
  ...mayContainOne,
  status: {
    approval: "compounded",
    asOf: lastChecked,
    sentences: ["Esta mezcla no está aprobada por la FDA. Lea cada ingrediente antes de aceptar."],
  },
  whoShouldNot: [shortly.nitrates, shortly.pregnancy, shortly.allergy],
  tellUsFirst: [
    "tiene dolor en el pecho, o cualquier alergia.",
    "tiene o tuvo cáncer de próstata o de mama.",
    ...mayContainOne.tellUsFirst,
  ],
  commonSideEffects: [
    "dependen de lo que hay en la mezcla; pida al médico que revise cada ingrediente con usted",
  ],
  call911: [
    ...everyTreatment.call911,
    // Its erection medicine may be either, so the longer time applies.
    callForChestPain("Primal, que puede contener un medicamento para la erección", 48),
  ],
};

/** By the ingredient's name in the facts, which are in English. */
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
