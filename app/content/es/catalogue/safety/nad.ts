// Translates content/en/catalogue/safety/nad.ts as of 7e222897766e.
import type { Safety } from "~/catalogue/product";
import { absoluteRules } from "./absolute-rules";
import { everyTreatment, lastChecked, shortly } from "./every-treatment";
import { injections } from "./injections";

const nad = {
  status: {
    approval: "unapproved",
    asOf: lastChecked,
    sentences: [
      "Ningún medicamento de NAD+ está aprobado por la FDA. La investigación en personas sobre el NAD+ dado de esta forma es limitada.",
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
    "ha tenido cáncer.",
    "tiene una enfermedad del corazón, del hígado o de los riñones.",
    "usa un medicamento para la presión arterial o la diabetes.",
    ...everyTreatment.tellUsFirst,
  ],
  call911: [...everyTreatment.call911, "Llame al 911 en caso de opresión en el pecho."],
} satisfies Partial<Safety>;

export const nadInjectable: Safety = {
  ...nad,
  commonSideEffects: [
    "rubor (sensación de calor)",
    "náuseas",
    "calambres o cólicos",
    "dolor de cabeza",
    "latidos acelerados",
    "ardor donde se inyecta",
    "todos son más probables cuando el medicamento se da rápido",
  ],
  getHelp: [
    "tiene escalofríos intensos, temblores o vómitos después de una dosis: la FDA ha recibido informes de esto.",
    "tiene urticaria (ronchas) o silbidos al respirar.",
    ...injections.getHelp,
  ],
};

export const nadNasalSpray: Safety = {
  ...nad,
  tellUsFirst: [
    "sangra por la nariz con frecuencia o tuvo una cirugía de la nariz.",
    ...nad.tellUsFirst,
  ],
  commonSideEffects: [
    "rubor (sensación de calor)",
    "náuseas",
    "dolor de cabeza",
    "ardor o goteo de la nariz",
  ],
  getHelp: ["tiene urticaria (ronchas) o silbidos al respirar."],
};
