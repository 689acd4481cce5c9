import type { Safety } from "~/catalogue/product";
import { absoluteRules } from "./absolute-rules";
import { everyTreatment, lastChecked, shortly } from "./every-treatment";
import { injections } from "./injections";

const glutathione = {
  status: {
    approval: "unapproved",
    asOf: lastChecked,
    sentences: [
      "No glutathione product is FDA-approved in the US. It is not approved to lighten skin, and we do not offer it for that.",
    ],
  },
  notIf: [
    ...everyTreatment.notIf,
    absoluteRules.hasCancerUnlessAgreed,
    absoluteRules.isPregnant,
    absoluteRules.isUnder18,
  ],
  tellUsFirst: [
    "you are allergic to sulfites.",
    "you have had cancer, or treatment for it.",
    ...everyTreatment.tellUsFirst,
  ],
  call911: everyTreatment.call911,
} satisfies Partial<Safety>;

export const glutathioneInjectable: Safety = {
  ...glutathione,
  whoShouldNot: [shortly.cancerUnlessAgreed, shortly.pregnancy, shortly.allergy],
  tellUsFirst: [
    "you have asthma.",
    "you have kidney or liver disease.",
    ...glutathione.tellUsFirst,
  ],
  commonSideEffects: ["soreness where you inject", "flushing", "cramps", "nausea"],
  getHelp: [
    // From the FDA's alert of 2019.
    "you have chills or shaking, or feel dizzy or faint.",
    "you have hives or wheezing.",
    ...injections.getHelp,
  ],
};

export const glutathioneNasal: Safety = {
  ...glutathione,
  whoShouldNot: [
    "Asthma, unless your lung doctor agrees",
    shortly.cancerUnlessAgreed,
    shortly.pregnancy,
  ],
  notIf: [
    ...glutathione.notIf,
    "you have asthma, unless your lung doctor agrees: glutathione that is breathed in can tighten the airways.",
  ],
  tellUsFirst: ["you have frequent nosebleeds or had nasal surgery.", ...glutathione.tellUsFirst],
  commonSideEffects: ["stinging nose", "sulfur smell", "headache"],
  getHelp: ["you have wheezing, tightness in the chest or hives."],
};
