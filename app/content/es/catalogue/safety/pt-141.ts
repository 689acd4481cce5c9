// Translates content/en/catalogue/safety/pt-141.ts as of 35e946cbe54d.
import type { Safety } from "~/catalogue/product";
import { absoluteRules } from "./absolute-rules";
import { everyTreatment, lastChecked, shortly } from "./every-treatment";

export const pt141: Safety = {
  status: {
    approval: "approved-other-form",
    asOf: lastChecked,
    sentences: [
      "La FDA ha aprobado este medicamento solo como inyección, para mujeres antes de la menopausia a quienes les preocupa su poco deseo sexual. El aerosol, y el uso en hombres, no están aprobados.",
      "En 2007, los estudios clínicos de fase avanzada del aerosol en hombres se pusieron en pausa después de que la FDA planteó preocupaciones sobre la presión arterial. La investigación en personas sobre el aerosol es limitada.",
    ],
  },
  whoShouldNot: [
    "Quien tiene presión arterial no controlada o una enfermedad del corazón",
    shortly.pregnancy,
    "Quien usa naltrexona",
  ],
  notIf: [
    ...everyTreatment.notIf,
    "tiene presión arterial alta no controlada, o una enfermedad del corazón o de los vasos sanguíneos.",
    "toma tabletas de naltrexona para la adicción al alcohol o a los opioides: este medicamento puede hacer que sean menos eficaces.",
    "lo usó en las últimas 24 horas: nunca lo use más de una vez en 24 horas.",
    "lo ha usado 8 veces este mes.",
    absoluteRules.isPregnant,
  ],
  tellUsFirst: [
    "podría quedar embarazada: use un método anticonceptivo.",
    "toma otras tabletas: este medicamento puede hacer más lenta su absorción.",
    ...everyTreatment.tellUsFirst,
  ],
  commonSideEffects: [
    "náuseas (muy comunes)",
    "rubor (sensación de calor)",
    "dolor de cabeza",
    "vómitos",
    "nariz tapada",
    "presión arterial más alta y pulso más lento por un tiempo después de cada uso",
    "manchas oscuras en la cara, las encías o las mamas, que pueden quedarse; el uso frecuente las hace más probables",
  ],
  getHelp: ["tiene un dolor de cabeza intenso.", "tiene una erección que dura más de 4 horas."],
  call911: everyTreatment.call911,
};
