// Translates content/en/catalogue/safety/glutathione.ts as of 7e172ceb7966.
import type { Safety } from "~/catalogue/product";
import { absoluteRules } from "./absolute-rules";
import { everyTreatment, lastChecked, shortly } from "./every-treatment";
import { injections } from "./injections";

const glutathione = {
  status: {
    approval: "unapproved",
    asOf: lastChecked,
    sentences: [
      "Ningún producto de glutatión está aprobado por la FDA en Estados Unidos. No está aprobado para aclarar la piel, y no lo ofrecemos para eso.",
    ],
  },
  notIf: [
    ...everyTreatment.notIf,
    absoluteRules.hasCancerUnlessAgreed,
    absoluteRules.isPregnant,
    absoluteRules.isUnder18,
  ],
  tellUsFirst: [
    "tiene alergia a los sulfitos.",
    "ha tenido cáncer, o tratamiento para el cáncer.",
    ...everyTreatment.tellUsFirst,
  ],
  call911: everyTreatment.call911,
} satisfies Partial<Safety>;

export const glutathioneInjectable: Safety = {
  ...glutathione,
  whoShouldNot: [shortly.cancerUnlessAgreed, shortly.pregnancy, shortly.allergy],
  tellUsFirst: [
    "tiene asma.",
    "tiene una enfermedad de los riñones o del hígado.",
    ...glutathione.tellUsFirst,
  ],
  commonSideEffects: [
    "dolor donde se inyecta",
    "rubor (sensación de calor)",
    "calambres o cólicos",
    "náuseas",
  ],
  getHelp: [
    // From the FDA's alert of 2019.
    "tiene escalofríos o temblores, o siente mareo o que se va a desmayar.",
    "tiene urticaria (ronchas) o silbidos al respirar.",
    ...injections.getHelp,
  ],
};

export const glutathioneNasal: Safety = {
  ...glutathione,
  whoShouldNot: [
    "Quien tiene asma, a menos que su neumólogo esté de acuerdo",
    shortly.cancerUnlessAgreed,
    shortly.pregnancy,
  ],
  notIf: [
    ...glutathione.notIf,
    "tiene asma, a menos que su neumólogo (médico de los pulmones) esté de acuerdo: el glutatión que se respira puede estrechar las vías respiratorias.",
  ],
  tellUsFirst: [
    "sangra por la nariz con frecuencia o tuvo una cirugía de la nariz.",
    ...glutathione.tellUsFirst,
  ],
  commonSideEffects: ["ardor en la nariz", "olor a azufre", "dolor de cabeza"],
  getHelp: ["tiene silbidos al respirar, opresión en el pecho o urticaria (ronchas)."],
};
