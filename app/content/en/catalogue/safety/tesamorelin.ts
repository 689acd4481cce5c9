import type { Safety } from "~/catalogue/product";
import { everyTreatment, lastChecked, peptideNotIf, shortly } from "./every-treatment";
import { injections } from "./injections";

/** Warnings for everything that makes the pituitary gland release growth hormone. */
const growthHormonePeptides = {
  whoShouldNot: [shortly.cancer, "Anyone with pituitary damage or a tumor", shortly.pregnancy],
  notIf: [
    ...peptideNotIf,
    "your pituitary is damaged by disease, surgery, radiation or head injury, or has a tumor.",
  ],
  tellUsFirst: [
    "you have diabetes, prediabetes or diabetic eye disease, or take insulin: it can raise blood sugar.",
    "you take cortisone, prednisone or another steroid: that dose may need to change.",
    "you have had cancer.",
    "you have sleep apnea.",
    "you take part in tested sports: medicines that raise growth hormone are banned in most of them.",
    ...everyTreatment.tellUsFirst,
  ],
  getHelp: [
    "you have hives or wheezing.",
    "you are very thirsty and urinate a lot: call us the same day. If we’re closed, go to urgent care.",
  ],
  call911: everyTreatment.call911,
};

const approvedOnly =
  "Tesamorelin is FDA-approved only for excess belly fat in adults with HIV and lipodystrophy (a shift in body fat). It is not approved for weight loss.";

export const tesamorelin: Safety = {
  ...growthHormonePeptides,
  status: { approval: "approved-other-use", asOf: lastChecked, sentences: [approvedOnly] },
  tellUsFirst: [
    "you have carpal tunnel syndrome.",
    "you take thyroid medicine.",
    ...growthHormonePeptides.tellUsFirst,
  ],
  commonSideEffects: [
    "redness or itching where you inject",
    "joint aches",
    "swelling",
    "numb or tingling hands",
    "headache",
    "higher blood sugar",
  ],
  getHelp: [...growthHormonePeptides.getHelp, ...injections.getHelp],
};

/**
 * Added to the FDA's list of possible risks on September 29, 2023, and removed on September 27,
 * 2024. A committee of the FDA took ipamorelin up on October 29, 2024; its vote is an open question
 * (docs/open-questions.md).
 */
export const tesamorelinIpamorelin: Safety = {
  ...tesamorelin,
  status: {
    approval: "unapproved",
    asOf: lastChecked,
    sentences: [
      approvedOnly,
      "Ipamorelin is not FDA-approved. In 2023 the FDA listed it as a possible significant safety risk. It left that list in 2024 because the request was withdrawn, not because it was found safe. An FDA committee discussed it in October 2024: ask what the law allows today.",
      "Research in people on the two together is limited.",
    ],
  },
};

export const sermorelin: Safety = {
  ...growthHormonePeptides,
  status: {
    approval: "unapproved",
    asOf: lastChecked,
    sentences: [
      "No sermorelin product is FDA-approved today. An injection, approved for children, was discontinued in 2008. The troche is compounded.",
      "Research in people on sermorelin taken by mouth is limited.",
    ],
  },
  tellUsFirst: [
    "your thyroid is underactive, or you take thyroid medicine.",
    ...growthHormonePeptides.tellUsFirst,
  ],
  commonSideEffects: [
    "flushing",
    "headache",
    "dizziness",
    "swelling",
    "sore mouth",
    "higher blood sugar",
  ],
};
