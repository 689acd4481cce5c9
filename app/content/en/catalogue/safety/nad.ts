import type { Safety } from "~/catalogue/product";
import { absoluteRules } from "./absolute-rules";
import { everyTreatment, lastChecked, shortly } from "./every-treatment";
import { injections } from "./injections";

const nad = {
  status: {
    approval: "unapproved",
    asOf: lastChecked,
    sentences: [
      "No NAD+ medicine is FDA-approved. Research in people on NAD+ given this way is limited.",
    ],
  },
  whoShouldNot: [shortly.cancerUnlessAgreed, shortly.pregnancy, shortly.allergy],
  notIf: [
    ...everyTreatment.notIf,
    absoluteRules.hasCancerUnlessAgreed,
    absoluteRules.isPregnant,
    absoluteRules.isUnder18,
  ],
  tellUsFirst: [
    "you have had cancer.",
    "you have heart, liver or kidney disease.",
    "you take medicine for blood pressure or diabetes.",
    ...everyTreatment.tellUsFirst,
  ],
  call911: [...everyTreatment.call911, "Call 911 for chest tightness."],
} satisfies Partial<Safety>;

export const nadInjectable: Safety = {
  ...nad,
  commonSideEffects: [
    "flushing",
    "nausea",
    "cramps",
    "headache",
    "racing heart",
    "stinging where you inject",
    "all of them are more likely when it is given fast",
  ],
  getHelp: [
    "you have severe chills, shaking or vomiting after a dose: the FDA has had such reports.",
    "you have hives or wheezing.",
    ...injections.getHelp,
  ],
};

export const nadNasalSpray: Safety = {
  ...nad,
  tellUsFirst: ["you have frequent nosebleeds or had nasal surgery.", ...nad.tellUsFirst],
  commonSideEffects: ["flushing", "nausea", "headache", "stinging or runny nose"],
  getHelp: ["you have hives or wheezing."],
};
