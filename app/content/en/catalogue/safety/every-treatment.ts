import { absoluteRules } from "./absolute-rules";

/** The month in which the statuses were last checked. */
export const lastChecked = "2026-11";

/** True of every treatment, whatever it is. */
export const everyTreatment = {
  notIf: ["you have had an allergic reaction to it or to anything in it."],
  tellUsFirst: ["you take any other medicine or supplement: tell us all of them."],
  call911: [absoluteRules.call911],
} as const;

/** The lines of "Who should not take it" that several treatments share. */
export const shortly = {
  allergy: "Anyone allergic to anything in it",
  pregnancy: "Anyone pregnant or breastfeeding",
  cancer: "Anyone with cancer now",
  nitrates: "On nitrates, poppers, riociguat, vericiguat",
} as const;
