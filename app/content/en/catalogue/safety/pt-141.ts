import type { Safety } from "~/catalogue/product";
import { absoluteRules } from "./absolute-rules";
import { everyTreatment, lastChecked, shortly } from "./every-treatment";

export const pt141: Safety = {
  status: {
    approval: "approved-other-form",
    asOf: lastChecked,
    sentences: [
      "The FDA has approved this medicine only as an injection, for women before menopause whose low desire troubles them. The spray, and use in men, are not approved.",
      "In 2007, late-stage trials of the spray in men were put on hold after the FDA raised concerns about blood pressure. Research in people on the spray is limited.",
    ],
  },
  whoShouldNot: [
    "Uncontrolled blood pressure, heart disease",
    shortly.pregnancy,
    "Anyone on naltrexone",
  ],
  notIf: [
    ...everyTreatment.notIf,
    "you have uncontrolled high blood pressure, or heart or blood vessel disease.",
    "you take naltrexone tablets for alcohol or opioid addiction: it can make them less effective.",
    "you have used it in the last 24 hours: never use it more than once in 24 hours.",
    "you have used it 8 times this month.",
    absoluteRules.isPregnant,
  ],
  tellUsFirst: [
    "you could become pregnant: use birth control.",
    "you take other tablets: it can slow their absorption.",
    ...everyTreatment.tellUsFirst,
  ],
  commonSideEffects: [
    "nausea (very common)",
    "flushing",
    "headache",
    "vomiting",
    "stuffy nose",
    "higher blood pressure and a slower pulse for a while after each use",
    "dark patches on face, gums or breasts, which may stay; frequent use makes them more likely",
  ],
  getHelp: ["you have a severe headache.", "you have an erection that lasts longer than 4 hours."],
  call911: everyTreatment.call911,
};
