// Translates content/en/catalogue/safety/hcg.ts as of 6628bdd2e997.
import type { Safety } from "~/catalogue/product";
import { everyTreatment, lastChecked } from "./every-treatment";
import { injections } from "./injections";

export const hcg: Safety = {
  status: {
    approval: "approved-other-use",
    asOf: lastChecked,
    sentences: [
      "En hombres, la FDA ha aprobado la HCG solo para algunos casos en que la hipófisis (glándula pituitaria) no da la señal a los testículos. Conservar la fertilidad durante la terapia con testosterona no es un uso aprobado por la FDA.",
      // The label's statement, which every offer of HCG must include.
      "No está aprobada por la FDA para la pérdida de peso. No se ha demostrado que ayude a la pérdida de peso, que cambie dónde se acumula la grasa ni que reduzca el hambre. No la ofrecemos para eso.",
      "La ofrecemos solo a hombres: en mujeres puede estimular demasiado los ovarios, lo que puede poner en peligro la vida.",
    ],
  },
  whoShouldNot: [
    "Mujeres",
    "Quien tiene cáncer de próstata o de mama",
    "Quien tiene alergia a la HCG",
  ],
  notIf: [
    ...everyTreatment.notIf,
    "tiene, o podría tener, cáncer de próstata, cáncer de mama u otro cáncer que se alimenta de hormonas masculinas o de otras hormonas.",
    "es mujer.",
  ],
  tellUsFirst: [
    "tiene presión arterial alta, un recuento alto de glóbulos rojos, problemas de la próstata o apnea del sueño.",
    "tiene una enfermedad del corazón o de los riñones, o ha tenido un coágulo de sangre.",
    "tiene planeado un análisis de sangre: una prueba de embarazo o de tumores puede dar un falso positivo.",
    "tiene un tumor de la hipófisis (glándula pituitaria), epilepsia, migraña o asma.",
    ...everyTreatment.tellUsFirst,
  ],
  commonSideEffects: [
    "dolor de cabeza",
    "hinchazón",
    "sensibilidad en las mamas",
    "acné",
    "cambios de ánimo",
    "dolor donde se inyecta",
  ],
  getHelp: ["tiene una pierna hinchada y con dolor.", ...injections.getHelp],
  call911: [
    ...everyTreatment.call911,
    "Llame al 911 en caso de debilidad repentina o dificultad para hablar.",
  ],
};
