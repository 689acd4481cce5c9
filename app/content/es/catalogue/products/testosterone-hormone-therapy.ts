// Translates content/en/catalogue/products/testosterone-hormone-therapy.ts as of d3f86799f9c9.
import { wholeDollars } from "~/facts/format-facts";
import type { Listing } from "../../../../catalogue/product";
import { howLong, injection, troche } from "../how-taken";
import { hcg } from "../safety/hcg";
import { injections } from "../safety/injections";
import { sermorelin } from "../safety/tesamorelin";
import { compoundedDisclaimer, pharmacySuppliedDisclaimer } from "./disclaimers";
import { primalSpecialBlend, tesamorelin12mg, tesamorelinIpamorelin } from "./shared-treatments";

export const testosteroneHormoneTherapy: readonly Listing[] = [
  {
    ...primalSpecialBlend,
    id: "9b",
    category: "testosterone-hormone-therapy",
    slug: "primal-special-blend-hormone",
    summary:
      "Pastilla con receta. Hay quienes preguntan por ella para un plan hormonal. Pregunte antes qué contiene.",
  },
  {
    id: "13",
    title: "HCG for Men",
    category: "testosterone-hormone-therapy",
    slug: "hcg-for-men",
    summary: "Una hormona en inyección que les dice a los testículos que produzcan testosterona.",
    description: ({ figures }) =>
      `La HCG es una hormona que actúa como la señal del propio cuerpo a los testículos: producir testosterona y seguir produciendo espermatozoides. Los médicos la consideran para algunos hombres con testosterona baja, sola o junto con la terapia con testosterona, sobre todo si es posible que quieran tener hijos más adelante. El precio equivale a unos ${wholeDollars(figures.hcg)} al mes si un pedido dura un mes.`,
    benefits: [
      "Puede ayudar a mantener la producción de espermatozoides durante la terapia con testosterona",
      "Puede ayudar a mantener el tamaño de los testículos durante la terapia con testosterona",
      "Se guía por sus análisis de laboratorio a las 4–6 semanas y después cada tres meses",
    ],
    ingredients:
      "HCG (gonadotropina coriónica humana), una hormona que en los hombres actúa como la hormona luteinizante, para inyección. La etiqueta de la farmacia indica los ingredientes inactivos.",
    directions: `Inyéctelo exactamente como indica la receta. Le mostramos cómo antes de su primera dosis. Alterne los sitios de inyección, guárdelo como dice la etiqueta y viaje con esa etiqueta. ${injections.directions}`,
    taken: injection,
    safety: hcg,
    disclaimer: pharmacySuppliedDisclaimer,
  },
  {
    ...tesamorelinIpamorelin,
    id: "6b",
    category: "testosterone-hormone-therapy",
    slug: "tesamorelin-ipamorelin-hormone",
    summary:
      "Dos péptidos que dan al cuerpo la señal de liberar más hormona del crecimiento, dentro de un plan hormonal.",
  },
  {
    id: "14",
    title: "Sermorelin Troche",
    category: "testosterone-hormone-therapy",
    slug: "sermorelin-troche",
    summary:
      "Pastilla pensada para que el cuerpo libere hormona del crecimiento. Se ha estudiado poco cuánto se absorbe por boca.",
    description:
      "La sermorelina es un péptido basado en la señal del propio cuerpo para liberar hormona del crecimiento. Los médicos la consideran para adultos cuyos antecedentes y análisis de laboratorio sugieren una señal más débil con la edad. Los análisis se revisan otra vez a las 4–6 semanas y después cada tres meses.",
    benefits: [
      "Quienes preguntan por él buscan ayuda con la recuperación y la composición corporal",
      "Sin agujas: una pastilla que se disuelve en la boca",
      "No se ha estudiado bien si mejora el sueño",
    ],
    ingredients:
      "Sermorelina, un péptido basado en la hormona liberadora de la hormona del crecimiento, en una pastilla que se disuelve en la boca (trocisco). La etiqueta de la farmacia indica los ingredientes inactivos, como sabores y endulzantes.",
    directions: `Tómela como indica la receta. Ponga la pastilla entre la mejilla y la encía o debajo de la lengua y deje que se disuelva. No la mastique ni la trague entera, y espere para comer o beber todo el tiempo que diga la etiqueta. Si olvida una dosis, no tome el doble. ${howLong}`,
    taken: troche,
    safety: sermorelin,
    disclaimer: compoundedDisclaimer,
  },
  {
    ...tesamorelin12mg,
    id: "23b",
    category: "testosterone-hormone-therapy",
    slug: "tesamorelin-12mg",
    summary:
      "Péptido que da al cuerpo la señal de liberar más hormona del crecimiento, guiado por sus análisis de laboratorio.",
  },
];
