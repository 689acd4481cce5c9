// Translates content/en/catalogue/products/shared-treatments.ts as of 07520c7496ac.
import { wholeDollars } from "~/facts/format-facts";
import type { Listing } from "../../../../catalogue/product";
import { howLong, injection, troche } from "../how-taken";
import { injections } from "../safety/injections";
import { primalSpecialBlend as primalWarnings } from "../safety/primal";
import {
  tesamorelin,
  tesamorelinIpamorelin as tesamorelinIpamorelinWarnings,
} from "../safety/tesamorelin";
import { compoundedDisclaimer, pharmacySuppliedDisclaimer } from "./disclaimers";

/**
 * The three treatments with two listings. A listing adds its id, category, slug and summary; the
 * rest is shared, so that the two cannot differ.
 */
type SharedTreatment = Omit<Listing, "id" | "category" | "slug" | "summary">;

export const primalSpecialBlend: SharedTreatment = {
  title: "Primal Special Blend",
  alsoCalled: "un trocisco",
  description: ({ figures }) =>
    `Primal Special Blend es una mezcla compuesta (preparada en farmacia) en una pastilla pequeña que se disuelve en la boca (trocisco). El poco deseo sexual puede tener muchas causas, así que su médico revisa primero sus antecedentes, sus medicamentos y sus análisis de laboratorio, y repasa cada ingrediente con usted. Cuesta alrededor de ${wholeDollars(figures.primalSpecialBlend)} al mes si un pedido dura un mes.`,
  benefits: [
    "Se le dice el nombre de cada ingrediente antes de que acepte",
    "Se revisa junto con sus análisis de laboratorio y los medicamentos que toma",
    "Sin agujas: una pastilla que se disuelve en la boca",
  ],
  ingredients:
    "Una mezcla de ingredientes activos en una pastilla que se disuelve en la boca, hecha según la orden de su médico. Su receta y la etiqueta de la farmacia indican cada ingrediente y su concentración. Díganos todas sus alergias.",
  directions:
    "Tómela solo como indica la receta. Ponga la pastilla entre la mejilla y la encía o debajo de la lengua y deje que se disuelva. No tome más, y no agregue otros productos para la función sexual ni hormonas a menos que su médico esté de acuerdo. Si olvida una dosis, no tome el doble.",
  taken: troche,
  safety: primalWarnings(),
  disclaimer: compoundedDisclaimer,
};

export const tesamorelinIpamorelin: SharedTreatment = {
  title: "Tesamorelin / Ipamorelin",
  description:
    "Esta inyección combina dos péptidos que actúan en la hipófisis (glándula pituitaria). La tesamorelina actúa como la señal del propio cuerpo para liberar hormona del crecimiento, y la ipamorelina funciona por un segundo camino. Los análisis de laboratorio se revisan a las 4–6 semanas y después cada tres meses.",
  benefits: [
    "Quienes preguntan por él buscan ayuda con la composición corporal, además de entrenamiento y dieta",
    "No se ha estudiado bien si mejora el sueño o la recuperación",
  ],
  ingredients:
    "Tesamorelina, un péptido basado en la hormona liberadora de la hormona del crecimiento, e ipamorelina, un péptido que actúa en el receptor de la grelina, en una solución estéril para inyección. La etiqueta de la farmacia indica los ingredientes inactivos.",
  directions: `Inyéctelo debajo de la piel exactamente como indica la receta. Le mostramos cómo antes de su primera dosis. Alterne los sitios de inyección, guárdelo como dice la etiqueta y viaje con esa etiqueta. ${injections.directions} ${howLong}`,
  taken: injection,
  safety: tesamorelinIpamorelinWarnings,
  disclaimer: compoundedDisclaimer,
};

export const tesamorelin12mg: SharedTreatment = {
  title: "Tesamorelin 12mg",
  description:
    "La tesamorelina es un péptido basado en la hormona que le dice a la hipófisis (glándula pituitaria) que libere hormona del crecimiento. Su médico decide su dosis y revisa sus análisis de laboratorio a las 4–6 semanas y después cada tres meses.",
  benefits: [
    "Se estudió para la grasa abdominal en adultos con VIH y lipodistrofia",
    "No se ha estudiado bien si mejora la recuperación o el sueño",
  ],
  ingredients:
    "Tesamorelina, un péptido basado en la hormona liberadora de la hormona del crecimiento, para inyección debajo de la piel. La etiqueta de la farmacia indica los ingredientes inactivos.",
  directions: `Inyéctelo debajo de la piel exactamente como indica la receta. Los 12mg del nombre no son su dosis: esa la decide su médico. Le mostramos cómo antes de su primera dosis. Alterne los sitios de inyección, guárdelo como dice la etiqueta y viaje con esa etiqueta. ${injections.directions} ${howLong}`,
  taken: injection,
  safety: tesamorelin,
  disclaimer: pharmacySuppliedDisclaimer,
};
