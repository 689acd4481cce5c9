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

/** What every peptide’s "Do not use it if" begins with: neither rule has an exception. */
export const peptideNotIf = [
  ...everyTreatment.notIf,
  absoluteRules.hasCancer,
  absoluteRules.isPregnant,
] as const;

/** Items of "Who should not take it" that several treatments share. */
export const shortly = {
  allergy: "Anyone allergic to anything in it",
  pregnancy: "Anyone pregnant or breastfeeding",
  cancer: "Anyone with cancer now",
  nitrates: "On nitrates, poppers, riociguat, vericiguat",
} as const;
