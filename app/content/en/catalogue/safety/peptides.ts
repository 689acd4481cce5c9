import type { Safety } from "~/catalogue/product";
import { everyTreatment, lastChecked, peptideNotIf, shortly } from "./every-treatment";
import { injections } from "./injections";

/** About peptides in general, on the pages that introduce them. */
export const peptideEvidence =
  "People ask about peptides for recovery and sleep; evidence in people is limited.";

export const removedFromList =
  "In April 2026 it removed them because the requests were withdrawn, not because they were found safe. Ask what the law allows today.";

/**
 * Added to the FDA's list of possible risks on September 29, 2023, and removed on April 22, 2026.
 * They were not added to the bulks list, and the FDA's staff opposed it before the committee of
 * July 23–24, 2026; its vote is an open question (docs/open-questions.md).
 */
const status = (what: string): Safety["status"] => ({
  approval: "unapproved",
  asOf: lastChecked,
  sentences: [
    `None of these peptides is FDA-approved. In 2023 the FDA listed ${what} as possible significant safety risks. ${removedFromList}`,
    "Research in people is limited, and long-term safety is not known.",
  ],
});

const notWell = "not well known: studies in people are few";
const bloodThinners = "you take a blood thinner.";
const pastCancer = "you have had cancer.";
const immuneDisease = "you have an immune disease.";
const testedSports = (what: string) =>
  `you take part in tested sports: ${what} banned in most of them.`;

const injected = {
  commonSideEffects: [
    notWell,
    "redness or swelling where you inject",
    "headache",
    "nausea",
    "tiredness",
  ],
  getHelp: ["you have hives or wheezing.", ...injections.getHelp],
  call911: everyTreatment.call911,
};

export const wolverine: Safety = {
  ...injected,
  status: status("them"),
  whoShouldNot: [shortly.cancer, shortly.pregnancy, shortly.allergy],
  notIf: peptideNotIf,
  tellUsFirst: [
    pastCancer,
    immuneDisease,
    bloodThinners,
    testedSports("these peptides are"),
    ...everyTreatment.tellUsFirst,
  ],
};

export const wolverineGhkCu: Safety = {
  ...injected,
  status: status("them (GHK-Cu in injections)"),
  whoShouldNot: [
    shortly.cancer,
    "Wilson’s disease, or allergic to it or copper",
    shortly.pregnancy,
  ],
  notIf: [...peptideNotIf, "you have Wilson’s disease or a copper allergy."],
  tellUsFirst: [
    pastCancer,
    immuneDisease,
    "you have liver disease.",
    bloodThinners,
    testedSports("these peptides are"),
    ...everyTreatment.tellUsFirst,
  ],
};

export const bpc157Kpv: Safety = {
  status: status("them"),
  whoShouldNot: [shortly.cancer, shortly.pregnancy, shortly.allergy],
  notIf: peptideNotIf,
  tellUsFirst: [
    "you have blood in your stool, weight loss without a reason or pain that gets worse: see a doctor first.",
    pastCancer,
    "you have bowel disease.",
    immuneDisease,
    bloodThinners,
    testedSports("BPC-157 is"),
    ...everyTreatment.tellUsFirst,
  ],
  commonSideEffects: [notWell, "upset stomach", "nausea", "headache", "tiredness"],
  getHelp: ["you have hives or wheezing.", "you see blood in your stool, or pain gets worse."],
  call911: everyTreatment.call911,
};
