// Translates content/en/catalogue/safety/tesamorelin.ts as of 3592cbdccf31.
import type { Safety } from "~/catalogue/product";
import { everyTreatment, lastChecked, peptideNotIf, shortly } from "./every-treatment";
import { injections } from "./injections";

/** Warnings for everything that makes the pituitary gland release growth hormone. */
const growthHormonePeptides = {
  whoShouldNot: [
    shortly.cancer,
    "Quien tiene daño o un tumor en la hipófisis (glándula pituitaria)",
    shortly.pregnancy,
  ],
  notIf: [
    ...peptideNotIf,
    "su hipófisis (glándula pituitaria) está dañada por una enfermedad, una cirugía, radiación o una lesión en la cabeza, o usted tiene un tumor en ella.",
  ],
  tellUsFirst: [
    "tiene diabetes, prediabetes o una enfermedad de los ojos por la diabetes, o usa insulina: este tratamiento puede subir el azúcar en la sangre.",
    "usa cortisona, prednisona u otro esteroide: puede que esa dosis tenga que cambiar.",
    "ha tenido cáncer.",
    "tiene apnea del sueño.",
    "participa en deportes con control antidopaje: los medicamentos que suben la hormona del crecimiento están prohibidos en la mayoría de ellos.",
    ...everyTreatment.tellUsFirst,
  ],
  getHelp: [
    "tiene urticaria (ronchas) o silbidos al respirar.",
    "tiene mucha sed y orina mucho: llámenos el mismo día. Si estamos cerrados, vaya a un centro de atención de urgencia.",
  ],
  call911: everyTreatment.call911,
};

const approvedOnly =
  "La tesamorelina está aprobada por la FDA solo para el exceso de grasa abdominal en adultos con VIH y lipodistrofia (un cambio en la distribución de la grasa del cuerpo). No está aprobada para la pérdida de peso.";

export const tesamorelin: Safety = {
  ...growthHormonePeptides,
  status: { approval: "approved-other-use", asOf: lastChecked, sentences: [approvedOnly] },
  tellUsFirst: [
    "tiene el síndrome del túnel carpiano.",
    "toma un medicamento para la tiroides.",
    ...growthHormonePeptides.tellUsFirst,
  ],
  commonSideEffects: [
    "enrojecimiento o picazón donde se inyecta",
    "dolor en las articulaciones",
    "hinchazón",
    "manos entumecidas o con hormigueo",
    "dolor de cabeza",
    "aumento del azúcar en la sangre",
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
      "La ipamorelina no está aprobada por la FDA. En 2023, la FDA la incluyó en su lista de posibles riesgos significativos para la seguridad. Salió de esa lista en 2024 porque se retiró la solicitud, no porque se comprobara que es segura. Un comité de la FDA habló de ella en octubre de 2024: pregunte qué permite la ley hoy.",
      "La investigación en personas sobre las dos juntas es limitada.",
    ],
  },
};

export const sermorelin: Safety = {
  ...growthHormonePeptides,
  status: {
    approval: "unapproved",
    asOf: lastChecked,
    sentences: [
      "Ningún producto de sermorelina está aprobado hoy por la FDA. Una inyección, aprobada para niños, se descontinuó en 2008. La pastilla que se disuelve en la boca (trocisco) es un medicamento compuesto (preparado en farmacia).",
      "La investigación en personas sobre la sermorelina tomada por la boca es limitada.",
    ],
  },
  tellUsFirst: [
    "su tiroides trabaja menos de lo normal, o toma un medicamento para la tiroides.",
    ...growthHormonePeptides.tellUsFirst,
  ],
  commonSideEffects: [
    "rubor (sensación de calor)",
    "dolor de cabeza",
    "mareo",
    "hinchazón",
    "dolor en la boca",
    "aumento del azúcar en la sangre",
  ],
};
