// Translates content/en/catalogue/products/sexual-health.ts as of 64b6e0939ba0.
import type { Listing } from "../../../../catalogue/product";
import { nasalSpray, tablet } from "../how-taken";
import { sildenafil, tadalafil } from "../safety/pde5";
import { pt141 } from "../safety/pt-141";
import { compoundedDisclaimer, genericDisclaimer } from "./disclaimers";
import { primalSpecialBlend } from "./shared-treatments";

export const sexualHealth: readonly Listing[] = [
  {
    ...primalSpecialBlend,
    id: "9",
    category: "sexual-health",
    slug: "primal-special-blend",
    summary:
      "Pastilla con receta. Quienes preguntan por ella buscan ayuda con el deseo. Pregunte qué contiene antes de aceptar.",
  },
  {
    id: "10",
    title: "PT-141 Nasal Spray",
    category: "sexual-health",
    slug: "pt141-nasal-spray",
    alsoCalled: "bremelanotida",
    summary:
      "Un aerosol nasal que actúa en las vías del deseo del cerebro y se usa solo cuando lo necesita.",
    description:
      "PT-141, también llamado bremelanotida, es un péptido que actúa en las partes del cerebro relacionadas con el deseo. Es un camino distinto al de los medicamentos que actúan sobre el flujo de sangre. Su médico revisa primero su presión arterial y sus antecedentes del corazón, porque el aerosol puede subir la presión arterial por un tiempo.",
    benefits: [
      "Se considera para hombres y mujeres solo cuando un médico lo encuentra adecuado",
      "Se usa solo cuando se necesita, como máximo una vez en 24 horas",
      "Sin agujas: un aerosol que usa en casa",
    ],
    ingredients:
      "PT-141 (bremelanotida), un péptido que actúa en los receptores de melanocortina, en una solución para uso nasal. La etiqueta de la farmacia indica los ingredientes inactivos.",
    directions:
      "Úselo antes de tener sexo, como indica la receta, y como máximo una vez en 24 horas. Prepare la bomba como dice la etiqueta y rocíe sin inhalar con fuerza. No use una dosis extra si no siente efecto.",
    taken: nasalSpray,
    safety: pt141,
    disclaimer: compoundedDisclaimer,
  },
  {
    id: "11",
    title: "Tadalafil",
    category: "sexual-health",
    slug: "tadalafil",
    summary:
      "Una tableta de acción más prolongada para la disfunción eréctil; se toma como máximo una vez al día.",
    description:
      "El tadalafilo es una tableta para la disfunción eréctil. Relaja los vasos sanguíneos para que pueda llegar más sangre al pene cuando hay excitación; no crea deseo por sí solo. Actúa por más tiempo que el sildenafilo, hasta alrededor de un día y medio en muchos hombres. Su médico revisa sus antecedentes del corazón y sus otros medicamentos antes de recetarlo.",
    benefits: [
      "Puede ayudarle a lograr y mantener una erección cuando hay excitación",
      "Sigue activo por más tiempo, así que la hora en que lo toma importa menos",
      "Se puede tomar con o sin alimentos",
      "Se receta para usar cuando se necesita o todos los días, según decida su médico",
    ],
    ingredients:
      "Tadalafilo, de un grupo de medicamentos llamados inhibidores de la PDE5, en tabletas. La etiqueta de la farmacia indica los ingredientes inactivos.",
    directions:
      "Tómelo por la boca como indica la receta, como máximo una vez al día, con o sin alimentos. Nunca tome dos dosis en un día. No lo combine con sildenafilo ni con otro medicamento para la erección.",
    taken: tablet,
    safety: tadalafil,
    disclaimer: genericDisclaimer,
  },
  {
    id: "12",
    title: "Sildenafil",
    category: "sexual-health",
    slug: "sildenafil",
    summary:
      "Una tableta para la disfunción eréctil; se toma cuando se necesita y como máximo una vez al día.",
    description:
      "El sildenafilo es una tableta para la disfunción eréctil. Relaja los vasos sanguíneos para que pueda llegar más sangre al pene cuando hay excitación; no crea deseo por sí solo. Se toma antes de tener sexo y actúa durante varias horas. Su médico revisa sus antecedentes del corazón y sus otros medicamentos antes de recetarlo.",
    benefits: [
      "Puede ayudarle a lograr y mantener una erección cuando hay excitación",
      "Se toma solo cuando lo necesita, como máximo una vez al día",
      "Actúa unas horas y después deja de hacer efecto",
      "Los médicos lo conocen bien después de muchos años de uso",
    ],
    ingredients:
      "Sildenafilo, de un grupo de medicamentos llamados inhibidores de la PDE5, en tabletas. La etiqueta de la farmacia indica los ingredientes inactivos.",
    directions:
      "Tómelo por la boca antes de tener sexo, como indica la receta, como máximo una vez al día. Una comida pesada y con mucha grasa puede retrasar su efecto. No lo combine con tadalafilo ni con otro medicamento para la erección.",
    taken: tablet,
    safety: sildenafil,
    disclaimer: genericDisclaimer,
  },
];
