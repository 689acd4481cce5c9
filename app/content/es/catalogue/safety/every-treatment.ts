// Translates content/en/catalogue/safety/every-treatment.ts as of 3dcdb5555973.
import { absoluteRules } from "./absolute-rules";

export { lastChecked } from "../../../en/catalogue/safety/every-treatment";

/** Warnings for every treatment. */
export const everyTreatment = {
  notIf: ["ha tenido una reacción alérgica a este tratamiento o a cualquier cosa que contenga."],
  tellUsFirst: [
    "usa cualquier otro medicamento o suplemento, como un antidepresivo, un anticoagulante o pastillas para la presión arterial.",
  ],
  call911: [absoluteRules.call911],
} as const;

/** What every peptide’s "No lo use si" begins with: no rule has an exception. */
export const peptideNotIf = [
  ...everyTreatment.notIf,
  absoluteRules.hasCancer,
  absoluteRules.isPregnant,
  absoluteRules.isUnder18,
  "tiene diabetes no controlada o presión arterial alta no controlada.",
] as const;

/** Items of "Quién no debe usarlo" that several treatments share. */
export const shortly = {
  allergy: "Quien tiene alergia a algún ingrediente",
  pregnancy: "Quien está embarazada, tratando de quedar embarazada o amamantando",
  cancer: "Quien tiene cáncer ahora o lo tuvo hace poco",
  cancerUnlessAgreed: "Quien tiene cáncer ahora, a menos que su oncólogo esté de acuerdo",
  nitrates: "Quien usa nitratos, poppers, riociguat o vericiguat",
} as const;
