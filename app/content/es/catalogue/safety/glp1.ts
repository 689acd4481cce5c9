// Translates content/en/catalogue/safety/glp1.ts as of 110b96b9c144.
import type { Safety } from "~/catalogue/product";
import { absoluteRules } from "./absolute-rules";
import { everyTreatment, lastChecked, shortly } from "./every-treatment";
import { injections } from "./injections";

const twoMonths = "planea un embarazo: deje la semaglutida al menos 2 meses antes.";
const birthControlPills =
  "toma pastillas anticonceptivas: durante las 4 semanas después de empezar la tirzepatida y después de cada dosis más alta, use otro método o agregue un condón.";

const tellUsFirst = [
  "su estómago se vacía muy despacio: no se recomienda si esto es grave.",
  "ha tenido pancreatitis, o una enfermedad de la vesícula biliar, de los riñones o de los intestinos.",
  "tiene una enfermedad de los ojos por la diabetes.",
  "tiene o tuvo un trastorno alimentario.",
  "bebe alcohol.",
  "ya usa uno de estos medicamentos de otra clínica: traiga la etiqueta.",
  "tiene planeada una cirugía o anestesia.",
  "usa insulina u otro medicamento para la diabetes: el azúcar en la sangre puede bajar demasiado.",
  ...everyTreatment.tellUsFirst,
];

/**
 * From the boxed warnings, contraindications and warnings of the approved labels. Omits the warning
 * about self-harm, which the FDA asked on January 13, 2026 to remove from the labels.
 */
const glp1 = {
  whoShouldNot: [
    "Quien tiene o tuvo cáncer medular de tiroides, o lo tuvo su familia",
    "Quien tiene MEN 2 o alergia al medicamento",
    shortly.pregnancy,
  ],
  notIf: [...everyTreatment.notIf, absoluteRules.hasThyroidCancer, absoluteRules.isPregnant],
  commonSideEffects: [
    "náuseas, vómitos, diarrea o estreñimiento, sobre todo cuando sube la dosis",
    "dolor abdominal",
    "dolor de cabeza",
    "cansancio",
    "caída del cabello por un tiempo",
  ],
  getHelp: [
    "se encuentra un bulto o una hinchazón en el cuello, o tiene ronquera o dificultad para tragar.",
    "tiene un dolor abdominal intenso que no se quita o que se extiende a la espalda, o que viene con fiebre, piel u ojos amarillos, o heces pálidas.",
    "su vista cambia de repente.",
    "no puede retener los líquidos: perderlos puede dañar sus riñones.",
    "usó una dosis demasiado alta: llame a la línea de ayuda en casos de envenenamiento (Poison Help), 1-800-222-1222. Llame al 911 si la persona se desmaya, tiene una convulsión o no la pueden despertar. Los errores al medir dosis de frascos han llevado a personas al hospital.",
    ...injections.getHelp,
  ],
  call911: [...everyTreatment.call911, "Llame al 911 en caso de falta de aire."],
};

export const semaglutide: Safety = {
  ...glp1,
  status: {
    approval: "approved-unless-compounded",
    asOf: lastChecked,
    sentences: [
      "La FDA ha aprobado algunos medicamentos con semaglutida para el peso y para la diabetes tipo 2.",
      "Un medicamento compuesto (preparado en farmacia) no está aprobado. La escasez terminó el 21 de febrero de 2025, así que, en general, ya no se pueden preparar copias compuestas.",
      absoluteRules.glp1Boxed,
    ],
  },
  tellUsFirst: [twoMonths, ...tellUsFirst],
};

export const tirzepatide: Safety = {
  ...glp1,
  status: {
    approval: "approved-unless-compounded",
    asOf: lastChecked,
    sentences: [
      "La FDA ha aprobado algunos medicamentos con tirzepatida para el peso, para la diabetes tipo 2 y para la apnea del sueño con obesidad.",
      "Un medicamento compuesto (preparado en farmacia) no está aprobado. La escasez terminó el 19 de diciembre de 2024, así que, en general, ya no se pueden preparar copias compuestas.",
      absoluteRules.glp1Boxed,
    ],
  },
  tellUsFirst: [birthControlPills, ...tellUsFirst],
};

/** GLP-R names no medicine, so the warnings of both medicines apply. */
export const glpR: Safety = {
  ...glp1,
  status: {
    approval: "unknown",
    asOf: lastChecked,
    sentences: [
      "GLP-R es el nombre de un programa. No empiece hasta saber el nombre del medicamento y si la FDA lo aprobó.",
      "Un medicamento compuesto (preparado en farmacia) no está aprobado. Los períodos de escasez terminaron, así que, en general, ya no se pueden preparar copias compuestas de semaglutida ni de tirzepatida.",
      absoluteRules.glp1Boxed,
    ],
  },
  tellUsFirst: [twoMonths, birthControlPills, ...tellUsFirst],
};
