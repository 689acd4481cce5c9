import { absoluteRules } from "./absolute-rules";

/** Month of the last check of the statuses. */
export const lastChecked = "2026-11";

/** Warnings for every treatment. */
export const everyTreatment = {
  notIf: ["you have had an allergic reaction to it or to anything in it."],
  tellUsFirst: [
    "you take any other medicine or supplement, such as an antidepressant, a blood thinner or blood pressure pills.",
  ],
  call911: [absoluteRules.call911],
} as const;

/** What every peptide’s "Do not use it if" begins with: no rule has an exception. */
export const peptideNotIf = [
  ...everyTreatment.notIf,
  absoluteRules.hasCancer,
  absoluteRules.isPregnant,
  absoluteRules.isUnder18,
  "you have diabetes or high blood pressure that isn’t under control.",
] as const;

/** Items of "Who should not take it" that several treatments share. */
export const shortly = {
  allergy: "Anyone allergic to anything in it",
  pregnancy: "Pregnant, trying to be, or breastfeeding",
  cancer: "Anyone with cancer now, or recently",
  cancerUnlessAgreed: "Cancer now, unless your cancer doctor agrees",
  nitrates: "On nitrates, poppers, riociguat, vericiguat",
} as const;
