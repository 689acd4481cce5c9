// Translates content/en/catalogue/safety/peptides.ts as of 97e63fd874c3.
import type { Safety } from "~/catalogue/product";
import { everyTreatment, lastChecked, peptideNotIf, shortly } from "./every-treatment";
import { injections } from "./injections";

/** About peptides in general, on the pages that introduce them. */
export const peptideEvidence =
  "Quienes preguntan por los péptidos buscan ayuda con la recuperación y el sueño; la evidencia en personas es limitada.";

export const removedFromList =
  "En abril de 2026 los quitó porque se retiraron las solicitudes, no porque se comprobara que son seguros. Pregunte qué permite la ley hoy.";

/**
 * Added to the FDA's list of possible risks on September 29, 2023, and removed on April 22, 2026.
 * They were not added to the bulks list, and the FDA's staff opposed it before the committee of
 * July 23–24, 2026; its vote is an open question (docs/open-questions.md).
 */
const status = (what: string): Safety["status"] => ({
  approval: "unapproved",
  asOf: lastChecked,
  sentences: [
    `Ninguno de estos péptidos está aprobado por la FDA. En 2023, la FDA ${what} en su lista de posibles riesgos significativos para la seguridad. ${removedFromList}`,
    "La investigación en personas es limitada, y no se conoce la seguridad a largo plazo.",
  ],
});

const notWell = "no se conocen bien: hay pocos estudios en personas";
const bloodThinners = "usa un anticoagulante.";
const pastCancer = "ha tenido cáncer.";
const immuneDisease = "tiene una enfermedad del sistema inmunitario.";
const testedSports = (what: string) =>
  `participa en deportes con control antidopaje: ${what} en la mayoría de ellos.`;

const injected = {
  commonSideEffects: [
    notWell,
    "enrojecimiento o hinchazón donde se inyecta",
    "dolor de cabeza",
    "náuseas",
    "cansancio",
  ],
  getHelp: ["tiene urticaria (ronchas) o silbidos al respirar.", ...injections.getHelp],
  call911: everyTreatment.call911,
};

export const wolverine: Safety = {
  ...injected,
  status: status("los incluyó"),
  whoShouldNot: [shortly.cancer, shortly.pregnancy, shortly.allergy],
  notIf: peptideNotIf,
  tellUsFirst: [
    pastCancer,
    immuneDisease,
    bloodThinners,
    testedSports("estos péptidos están prohibidos"),
    ...everyTreatment.tellUsFirst,
  ],
};

export const wolverineGhkCu: Safety = {
  ...injected,
  status: status("los incluyó (el GHK-Cu en inyecciones)"),
  whoShouldNot: [
    shortly.cancer,
    "Quien tiene la enfermedad de Wilson, o alergia a este tratamiento o al cobre",
    shortly.pregnancy,
  ],
  notIf: [...peptideNotIf, "tiene la enfermedad de Wilson o alergia al cobre."],
  tellUsFirst: [
    pastCancer,
    immuneDisease,
    "tiene una enfermedad del hígado.",
    bloodThinners,
    testedSports("estos péptidos están prohibidos"),
    ...everyTreatment.tellUsFirst,
  ],
};

export const bpc157Kpv: Safety = {
  status: status("los incluyó"),
  whoShouldNot: [shortly.cancer, shortly.pregnancy, shortly.allergy],
  notIf: peptideNotIf,
  tellUsFirst: [
    "tiene sangre en las heces, pérdida de peso sin motivo o un dolor que empeora: vea primero a un médico.",
    pastCancer,
    "tiene una enfermedad de los intestinos.",
    immuneDisease,
    bloodThinners,
    testedSports("el BPC-157 está prohibido"),
    ...everyTreatment.tellUsFirst,
  ],
  commonSideEffects: [notWell, "malestar estomacal", "náuseas", "dolor de cabeza", "cansancio"],
  getHelp: [
    "tiene urticaria (ronchas) o silbidos al respirar.",
    "ve sangre en las heces, o el dolor empeora.",
  ],
  call911: everyTreatment.call911,
};
