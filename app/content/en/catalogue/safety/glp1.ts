import type { Safety } from "~/catalogue/product";
import { absoluteRules } from "./absolute-rules";
import { everyTreatment, lastChecked, shortly } from "./every-treatment";
import { injections } from "./injections";

const twoMonths = "you plan a pregnancy: stop semaglutide at least 2 months before.";
const birthControlPills =
  "you take birth control pills: for 4 weeks after starting tirzepatide and after each higher dose, use another method or add a condom.";

const tellUsFirst = [
  "your stomach empties very slowly: not recommended if this is severe.",
  "you have had pancreatitis, or gallbladder, kidney or bowel disease.",
  "you have diabetic eye disease.",
  "you have or had an eating disorder.",
  "you drink alcohol.",
  "you already take one from another clinic: bring its label.",
  "you have surgery or anesthesia planned.",
  "you take insulin or other diabetes medicine: blood sugar can fall too low.",
  ...everyTreatment.tellUsFirst,
];

/**
 * From the boxed warnings, contraindications and warnings of the approved labels. Omits the warning
 * about self-harm, which the FDA asked on January 13, 2026 to remove from the labels.
 */
const glp1 = {
  whoShouldNot: [
    "Medullary thyroid cancer, also in the family",
    "Anyone with MEN 2, or allergic to it",
    shortly.pregnancy,
  ],
  notIf: [...everyTreatment.notIf, absoluteRules.hasThyroidCancer, absoluteRules.isPregnant],
  commonSideEffects: [
    "nausea, vomiting, diarrhea or constipation, mostly as the dose goes up",
    "belly pain",
    "headache",
    "tiredness",
    "hair loss for a while",
  ],
  getHelp: [
    "you find a lump or swelling in the neck, or have hoarseness or trouble swallowing.",
    "you have severe belly pain that does not stop or spreads to the back, or comes with fever, yellow skin or eyes, or pale stools.",
    "your eyesight changes suddenly.",
    "you cannot keep fluids down: losing them can harm your kidneys.",
    "you took too large a dose: call Poison Help, 1-800-222-1222. Call 911 if the person faints, has a seizure or cannot be woken. Measuring errors from vials have put people in the hospital.",
    ...injections.getHelp,
  ],
  call911: [...everyTreatment.call911, "Call 911 for shortness of breath."],
};

export const semaglutide: Safety = {
  ...glp1,
  status: {
    approval: "approved-unless-compounded",
    asOf: lastChecked,
    sentences: [
      "The FDA has approved some semaglutide medicines for weight and for type 2 diabetes.",
      "A compounded one is not approved. The shortage ended on February 21, 2025, so copies can generally no longer be compounded.",
      absoluteRules.glp1Boxed,
    ],
  },
  tellUsFirst: [twoMonths, ...tellUsFirst],
};

export const tirzepatide: Safety = {
  ...glp1,
  status: {
    approval: "approved-unless-compounded",
    asOf: lastChecked,
    sentences: [
      "The FDA has approved some tirzepatide medicines for weight, for type 2 diabetes, and for sleep apnea with obesity.",
      "A compounded one is not approved. The shortage ended on December 19, 2024, so copies can generally no longer be compounded.",
      absoluteRules.glp1Boxed,
    ],
  },
  tellUsFirst: [birthControlPills, ...tellUsFirst],
};

/** GLP-R names no medicine, so the warnings of both medicines apply. */
export const glpR: Safety = {
  ...glp1,
  status: {
    approval: "unknown",
    asOf: lastChecked,
    sentences: [
      "GLP-R is a program name. Do not start until you know the medicine’s name and whether the FDA approved it.",
      "A compounded medicine is not approved. The shortages are over, so copies of semaglutide and tirzepatide can generally no longer be compounded.",
      absoluteRules.glp1Boxed,
    ],
  },
  tellUsFirst: [twoMonths, birthControlPills, ...tellUsFirst],
};
