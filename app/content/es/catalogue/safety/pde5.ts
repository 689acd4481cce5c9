// Translates content/en/catalogue/safety/pde5.ts as of d122f047e407.
import type { Safety } from "~/catalogue/product";
import { absoluteRules } from "./absolute-rules";
import { everyTreatment, lastChecked, shortly } from "./every-treatment";

const whoShouldNot = [
  shortly.nitrates,
  "A quien le dijeron que el sexo no es seguro para su corazón",
  "Mujeres y menores de 18 años",
];

/**
 * The 48 hours are from tadalafil's label; the 24 are from a guideline, since sildenafil's label
 * has none.
 */
export const callForChestPain = (name: string, hours: number) =>
  `Llame al 911 en caso de dolor en el pecho. No use nitroglicerina. Diga al 911 que tomó ${name}, y cuándo. Ningún nitrato durante al menos ${hours} horas, y después solo si se lo da un médico.`;

const notIf = (age: string) => [
  ...everyTreatment.notIf,
  absoluteRules.takesNitrates,
  "le dijeron que el sexo no es seguro para su corazón.",
  age,
  "ya lo tomó hoy. No lo tome más de una vez al día.",
  "usa otro medicamento para la erección.",
];

/** `name`: the medicine whose dose may have to be lower. */
const tellUsFirst = (name: string) => [
  `usa un alfabloqueador, o un medicamento para el VIH, los hongos o la presión arterial: puede que la dosis de ${name} tenga que ser más baja.`,
  "tuvo un ataque al corazón, un derrame cerebral o un problema grave del ritmo del corazón en los últimos 6 meses.",
  "alguna vez perdió la vista en un ojo.",
  "tiene una enfermedad del corazón, tuvo antes un ataque al corazón o un derrame cerebral, o tiene la presión arterial alta o baja.",
  "tiene una enfermedad del hígado o de los riñones, o una enfermedad de los ojos como la retinitis pigmentosa.",
  "tiene la enfermedad de Peyronie, la enfermedad de células falciformes, leucemia o mieloma múltiple.",
  "tiene un trastorno hemorrágico (de sangrado) o una úlcera de estómago.",
  "bebe alcohol. Más de una o dos bebidas alcohólicas pueden bajar su presión arterial.",
  ...everyTreatment.tellUsFirst,
];

const erectionSightHearing = [
  "tiene una erección que dura más de 4 horas.",
  "pierde de repente la vista o la audición.",
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
    sentences: ["Existen tabletas genéricas aprobadas por la FDA para la disfunción eréctil."],
  },
  whoShouldNot,
  notIf: notIf("es mujer o es menor de 18 años."),
  tellUsFirst: tellUsFirst("sildenafilo"),
  commonSideEffects: [
    "dolor de cabeza",
    "rubor (sensación de calor)",
    "malestar estomacal",
    "nariz tapada",
    "mareo",
    "visión con un tono azul",
  ],
  getHelp: erectionSightHearing,
  call911: [...everyTreatment.call911, callForChestPain("sildenafilo", 24)],
};

export const tadalafil: Safety = {
  status: {
    approval: "approved-generic",
    asOf: lastChecked,
    sentences: [
      "Existen tabletas genéricas aprobadas por la FDA para la disfunción eréctil y para los síntomas de la próstata agrandada.",
    ],
  },
  whoShouldNot,
  notIf: notIf("es mujer o es menor de 18 años."),
  tellUsFirst: [
    "tiene una enfermedad grave del hígado o recibe diálisis.",
    ...tellUsFirst("tadalafilo"),
  ],
  commonSideEffects: [
    "dolor de cabeza",
    "rubor (sensación de calor)",
    "malestar estomacal",
    "nariz tapada",
    "dolor de espalda",
    "dolores musculares",
  ],
  getHelp: erectionSightHearing,
  call911: [...everyTreatment.call911, callForChestPain("tadalafilo", 48)],
};
