import type { Safety } from "~/catalogue/product";
import { everyTreatment, lastChecked } from "./every-treatment";
import { injections } from "./injections";

export const hcg: Safety = {
  status: {
    approval: "approved-other-use",
    asOf: lastChecked,
    sentences: [
      "In men, the FDA has approved HCG only for some cases where the pituitary does not signal the testicles. Keeping fertility during testosterone therapy is not an FDA-approved use.",
      // The label's statement, which every offer of HCG must include.
      "It is not FDA-approved for weight loss. It has not been shown to help weight loss, change where fat sits or reduce hunger. We do not offer it for that.",
      "We offer it to men only: in women it can overstimulate the ovaries, which can be life-threatening.",
    ],
  },
  whoShouldNot: ["Women", "Anyone with prostate or breast cancer", "Anyone allergic to HCG"],
  notIf: [
    ...everyTreatment.notIf,
    "you have, or may have, prostate cancer, breast cancer or another cancer fed by male hormones or other hormones.",
    "you are a woman.",
  ],
  tellUsFirst: [
    "you have high blood pressure, a high red blood cell count, prostate trouble or sleep apnea.",
    "you have heart or kidney disease, or have had a blood clot.",
    "you have a blood test planned: a pregnancy or tumor test can come back falsely positive.",
    "you have a pituitary tumor, epilepsy, migraine or asthma.",
    ...everyTreatment.tellUsFirst,
  ],
  commonSideEffects: [
    "headache",
    "swelling",
    "tender breasts",
    "acne",
    "mood changes",
    "soreness where you inject",
  ],
  getHelp: ["you have a painful, swollen leg.", ...injections.getHelp],
  call911: [...everyTreatment.call911, "Call 911 for sudden weakness or trouble speaking."],
};
