import type { Safety } from "~/catalogue/product";
import { absoluteRules } from "./absolute-rules";
import { everyTreatment, lastChecked, shortly } from "./every-treatment";

const whoShouldNot = [
  shortly.nitrates,
  "Anyone told sex is unsafe for the heart",
  "Women, and anyone under 18",
];

/**
 * The 48 hours are from tadalafil's label; the 24 are from a guideline, since sildenafil's label
 * has none.
 */
export const callForChestPain = (name: string, hours: number) =>
  `Call 911 for chest pain. Do not take nitroglycerin. Tell 911 that you took ${name}, and when. No nitrate for at least ${hours} hours, and then only from a doctor.`;

const notIf = (age: string) => [
  ...everyTreatment.notIf,
  absoluteRules.takesNitrates,
  "you were told sex is unsafe for your heart.",
  age,
  "you have already taken it today. Take it no more than once a day.",
  "you take another medicine for erections.",
];

/** `name`: the medicine whose dose may have to be lower. */
const tellUsFirst = (name: string) => [
  `you take an alpha-blocker, or HIV, antifungal or blood pressure medicine: the ${name} dose may have to be lower.`,
  "you had a heart attack, stroke or serious heart rhythm trouble in the last 6 months.",
  "you ever lost sight in one eye.",
  "you have heart disease, a past heart attack or stroke, or high or low blood pressure.",
  "you have liver or kidney disease, or an eye disease such as retinitis pigmentosa.",
  "you have Peyronie’s disease, sickle cell disease, leukemia or multiple myeloma.",
  "you have a bleeding disorder or a stomach ulcer.",
  "you drink alcohol. More than a drink or two can drop your blood pressure.",
  ...everyTreatment.tellUsFirst,
];

const erectionSightHearing = [
  "you have an erection that lasts longer than 4 hours.",
  "you suddenly lose sight or hearing.",
];

/** The lists of a blend that may contain an erection medicine; women may take it, too. */
export const mayContainOne = {
  notIf: [...notIf(absoluteRules.isUnder18), absoluteRules.isPregnant],
  tellUsFirst: tellUsFirst("Primal"),
  getHelp: erectionSightHearing,
};

export const sildenafil: Safety = {
  status: {
    approval: "approved-generic",
    asOf: lastChecked,
    sentences: ["FDA-approved generic tablets exist for erectile dysfunction."],
  },
  whoShouldNot,
  notIf: notIf("you are a woman or under 18."),
  tellUsFirst: tellUsFirst("sildenafil"),
  commonSideEffects: [
    "headache",
    "flushing",
    "upset stomach",
    "stuffy nose",
    "dizziness",
    "blue-tinted sight",
  ],
  getHelp: erectionSightHearing,
  call911: [...everyTreatment.call911, callForChestPain("sildenafil", 24)],
};

export const tadalafil: Safety = {
  status: {
    approval: "approved-generic",
    asOf: lastChecked,
    sentences: [
      "FDA-approved generic tablets exist for erectile dysfunction and for enlarged prostate symptoms.",
    ],
  },
  whoShouldNot,
  notIf: notIf("you are a woman or under 18."),
  tellUsFirst: ["you have severe liver disease or are on dialysis.", ...tellUsFirst("tadalafil")],
  commonSideEffects: [
    "headache",
    "flushing",
    "upset stomach",
    "stuffy nose",
    "back pain",
    "muscle aches",
  ],
  getHelp: erectionSightHearing,
  call911: [...everyTreatment.call911, callForChestPain("tadalafil", 48)],
};
