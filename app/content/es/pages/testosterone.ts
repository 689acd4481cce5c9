// Translates content/en/pages/testosterone.ts as of 4d9f31e973f2.
import { hormonesCall911, testosterone } from "../catalogue/safety/hormones";

/** Testosterone has no price in the catalogue: form and dose depend on the labs. */
export const testosteroneWords = {
  title: "Testosterona",
  form: "Se receta después de los análisis",
  /** In "What it costs". */
  cost: {
    label: "Testosterona",
    value: "Pregunte el precio",
    note: "Depende de la forma y de la dosis, que se deciden según sus análisis.",
  },
  more: "Lea quién no debe usarla",
  /** Among the therapies: what it is, and what it may do. */
  therapy: {
    title: "Testosterona",
    text: "Para hombres con síntomas y niveles bajos por la mañana en más de un análisis; puede ayudar con el deseo y los músculos, pero en un estudio clínico grande con hombres mayores no ayudó con la energía.",
  },
  /** Answer on two pages; as short as the English one allows (app/content/en/questions.test.ts). */
  risks: `Puede subir la presión arterial, espesar la sangre, causar coágulos, acné y sensibilidad en las mamas, empeorar la apnea del sueño y bajar el recuento de espermatozoides. No es para nadie que esté embarazada, que quiera ser padre pronto, que tenga cáncer de próstata o de mama, apnea del sueño grave sin tratar o un recuento alto de glóbulos rojos, o que acabe de tener un ataque al corazón o un derrame cerebral. La FDA no la ha aprobado para niveles bajos que se deben solo a la edad. Es una sustancia controlada: nunca la comparta. El gel puede hacer daño a las mujeres y los niños que lo toquen. ${hormonesCall911}`,
  note: `${testosterone.bloodPressure} ${testosterone.gel}`,
  /** In the list of who should not take an area's treatments. */
  notFor: {
    id: "testosterone",
    title: "Testosterona",
    href: "/hormone-replacement#cuales-son-los-riesgos-de-la-terapia-con-testosterona",
    cautions: [
      "Quien tiene cáncer de mama o de próstata",
      "Quien está embarazada, o un hombre que quiere ser padre pronto",
      "Quien tiene apnea del sueño grave sin tratar o un recuento alto de glóbulos rojos",
      "Quien acaba de tener un ataque al corazón o un derrame cerebral",
    ],
  },
  /** On /services, whose list does not contain it. */
  elsewhere: {
    title: "Testosterona (TRT)",
    text: "Para hombres con síntomas y niveles bajos en análisis de sangre. Es una sustancia controlada.",
    link: "Quién no debe usarla",
    linkOf: ": testosterona",
    href: "/hormone-replacement#testosterone",
  },
} as const;
