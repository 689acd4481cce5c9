/** The month in which the statuses were last checked. */
export const lastChecked = "2026-11";

/** True of every treatment, whatever it is. */
export const everyTreatment = {
  notIf: ["you have had an allergic reaction to it or to anything in it."],
  tellUsFirst: ["you take any other medicine or supplement: tell us all of them."],
  call911: ["Call 911 for trouble breathing, a swollen face or throat, chest pain or fainting."],
} as const;

/** Of most treatments: pregnancy was not studied, or was found to be a risk. */
export const notInPregnancy = "you are pregnant, trying to become pregnant or breastfeeding.";

export const notInPregnancyUnlessAgreed =
  "you are pregnant or breastfeeding, unless your physician agrees.";

/** The lines of "Who should not take it" that several treatments share. */
export const shortly = {
  allergy: "Anyone allergic to anything in it",
  pregnancy: "Anyone pregnant or breastfeeding",
  cancer: "Anyone with cancer now",
} as const;
