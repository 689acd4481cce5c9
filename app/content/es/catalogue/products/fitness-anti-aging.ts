// Translates content/en/catalogue/products/fitness-anti-aging.ts as of be2a60d5d2c6.
import type { Listing } from "../../../../catalogue/product";
import { capsule, howLong, injection, nasalSpray } from "../how-taken";
import { glutathioneInjectable, glutathioneNasal } from "../safety/glutathione";
import { injections } from "../safety/injections";
import { nadInjectable, nadNasalSpray } from "../safety/nad";
import { bpc157Kpv, wolverine, wolverineGhkCu } from "../safety/peptides";
import { compoundedDisclaimer } from "./disclaimers";
import { tesamorelin12mg, tesamorelinIpamorelin } from "./shared-treatments";

const injecting = `Inyéctelo exactamente como indica la receta. Le mostramos cómo antes de su primera dosis. Alterne los sitios de inyección, guárdelo como dice la etiqueta y viaje con esa etiqueta. ${injections.directions} ${howLong}`;

const spraying =
  "Úselo exactamente como indica la receta. Suénese la nariz con suavidad, prepare la bomba como dice la etiqueta y rocíe sin inhalar con fuerza. Limpie la punta, guarde el frasco como dice la etiqueta y no lo comparta.";

export const fitnessAntiAging: readonly Listing[] = [
  {
    id: "1",
    title: "NAD+ Nasal Spray",
    category: "fitness-anti-aging",
    slug: "nad-nasal-spray",
    summary: "NAD+ en aerosol nasal. Quienes preguntan por él buscan energía y concentración.",
    description:
      "El NAD+ es una molécula que todas las células usan para convertir los alimentos en energía. Los niveles tienden a bajar con la edad. Su médico decide con usted si este aerosol tiene sentido y con qué frecuencia usarlo.",
    benefits: [
      "Se estudia para el envejecimiento saludable; hay pocos estudios en personas",
      "Sin agujas: un aerosol que usa en casa",
    ],
    ingredients:
      "NAD+ (nicotinamida adenina dinucleótido), una molécula que está en todas las células, en una solución para uso nasal. La etiqueta de la farmacia indica los ingredientes inactivos.",
    directions: spraying,
    taken: nasalSpray,
    safety: nadNasalSpray,
    disclaimer: compoundedDisclaimer,
  },
  {
    id: "2",
    title: "Wolverine with GHK-Cu",
    category: "fitness-anti-aging",
    slug: "wolverine-ghk-cu",
    summary:
      "Mezcla Wolverine más el péptido de cobre GHK-Cu. Quienes preguntan por ella buscan ayuda con la recuperación y la piel.",
    description:
      "Esta inyección agrega el péptido de cobre GHK-Cu a los dos péptidos de nuestra mezcla Wolverine. Su médico busca primero la causa de la molestia y le dice con claridad qué se sabe y qué no.",
    benefits: [
      "Se estudia sobre todo en animales para la recuperación después de una distensión",
      "Se estudia sobre todo en animales para la reparación de tendones y tejidos blandos",
      "El GHK-Cu se estudia para el aspecto de la piel; hay pocos estudios en personas",
      "Tres péptidos en una inyección",
    ],
    ingredients:
      "BPC-157 y TB-500, dos péptidos que se estudian para la reparación de tejidos, y GHK-Cu, un péptido pequeño que transporta cobre, en una solución estéril para inyección. La etiqueta de la farmacia indica los ingredientes inactivos.",
    directions: injecting,
    taken: injection,
    safety: wolverineGhkCu,
    disclaimer: compoundedDisclaimer,
  },
  {
    id: "3",
    title: "Glutathione Nasal Spray",
    category: "fitness-anti-aging",
    slug: "glutathione-nasal",
    summary:
      "Un antioxidante que su cuerpo produce, en aerosol nasal. Los estudios son pequeños y en la enfermedad de Parkinson.",
    description:
      "El glutatión es un antioxidante que su cuerpo produce para proteger sus células del desgaste diario. La edad y las enfermedades pueden bajarlo. Su médico decide si este aerosol tiene sentido para usted y con qué frecuencia usarlo.",
    benefits: [
      "El glutatión es parte de las defensas antioxidantes del propio cuerpo",
      "Se estudió en grupos pequeños de personas con la enfermedad de Parkinson",
      "Sin agujas: un aerosol que usa en casa",
    ],
    ingredients:
      "Glutatión, un antioxidante hecho de tres aminoácidos, en una solución para uso nasal. La etiqueta de la farmacia indica los ingredientes inactivos.",
    directions: spraying,
    taken: nasalSpray,
    safety: glutathioneNasal,
    disclaimer: compoundedDisclaimer,
  },
  {
    ...tesamorelinIpamorelin,
    id: "6",
    category: "fitness-anti-aging",
    slug: "tesamorelin-ipamorelin",
    summary:
      "Dos péptidos que dan al cuerpo la señal de liberar más hormona del crecimiento. La mezcla no se ha estudiado bien.",
  },
  {
    id: "4",
    title: "Glutathione Injectable",
    category: "fitness-anti-aging",
    slug: "glutathione-injectable",
    summary:
      "Antioxidante que su cuerpo produce, en inyección. La mayoría de los estudios son pequeños y en la enfermedad de Parkinson.",
    description:
      "El glutatión es un antioxidante que su cuerpo produce para proteger sus células del desgaste diario. En inyección, no tiene que pasar por el estómago. Su médico decide la dosis y cómo se da.",
    benefits: [
      "El glutatión es parte de las defensas antioxidantes del propio cuerpo",
      "Se estudió en grupos pequeños de personas con la enfermedad de Parkinson",
      "Puede ser parte de un plan de longevidad más amplio",
    ],
    ingredients:
      "Glutatión, un antioxidante hecho de tres aminoácidos, en una solución estéril para inyección. La etiqueta de la farmacia indica los ingredientes inactivos.",
    directions: injecting,
    taken: injection,
    safety: glutathioneInjectable,
    disclaimer: compoundedDisclaimer,
  },
  {
    id: "5",
    title: "Wolverine",
    category: "fitness-anti-aging",
    slug: "wolverine",
    alsoCalled: "BPC-157 y TB-500",
    summary:
      "BPC-157 y TB-500 en una inyección. Quienes preguntan por estos péptidos buscan ayuda con la recuperación.",
    description:
      "Wolverine une dos péptidos que se estudian en relación con cómo el cuerpo repara tendones, músculos y otros tejidos blandos. La gente pregunta por ellos después de una distensión, o cuando la recuperación tarda más que antes. Su médico busca primero la causa y le dice con claridad qué se sabe y qué no.",
    benefits: [
      "Se estudia sobre todo en animales para la recuperación después de una distensión",
      "Se estudia sobre todo en animales para la reparación de tendones y tejidos blandos",
      "Quienes preguntan por él buscan ayuda con el dolor en las articulaciones; hay pocos estudios en personas",
      "Dos péptidos en una inyección",
    ],
    ingredients:
      "BPC-157, un péptido basado en parte de una proteína del jugo del estómago, y TB-500, un péptido basado en la timosina beta-4, en una solución estéril para inyección. La etiqueta de la farmacia indica los ingredientes inactivos.",
    directions: injecting,
    taken: injection,
    safety: wolverine,
    disclaimer: compoundedDisclaimer,
  },
  {
    id: "7",
    title: "BPC-157 / KPV",
    category: "fitness-anti-aging",
    slug: "bpc-157-kpv",
    summary:
      "Dos péptidos en cápsula, estudiados sobre todo en animales. Quienes preguntan buscan ayuda con el intestino y la recuperación.",
    description:
      "BPC-157 y KPV son péptidos cortos que se estudian en relación con cómo el cuerpo repara los tejidos y calma la irritación. Un dolor o un problema de estómago que no se quita necesita un diagnóstico, así que su médico empieza por ahí.",
    benefits: [
      "Se estudia sobre todo en animales para la recuperación después de una distensión",
      "Se estudia sobre todo en animales para la irritación y la hinchazón",
      "Se estudia sobre todo en animales para el intestino",
      "Sin agujas: cápsulas que toma en casa",
    ],
    ingredients:
      "BPC-157, un péptido basado en parte de una proteína del jugo del estómago, y KPV, un péptido de tres aminoácidos, en cápsulas. La etiqueta de la farmacia indica los ingredientes inactivos.",
    directions: `Trague las cápsulas con agua, exactamente como indica la receta. Si olvida una dosis, no tome el doble. Guarde el envase como dice la etiqueta y manténgalo lejos de los niños. ${howLong}`,
    taken: capsule,
    safety: bpc157Kpv,
    disclaimer: compoundedDisclaimer,
  },
  {
    id: "8",
    title: "NAD+ Injectable",
    category: "fitness-anti-aging",
    slug: "nad-injectable",
    summary:
      "NAD+ en inyección. Quienes preguntan por él buscan energía y un envejecimiento saludable.",
    description:
      "El NAD+ es una molécula que todas las células usan para convertir los alimentos en energía. Los niveles tienden a bajar con la edad. En inyección, no tiene que pasar por el estómago. Su médico empieza con una dosis baja, observa cómo se siente usted y decide con usted si seguir.",
    benefits: [
      "Quienes preguntan por él buscan energía, concentración y recuperación después del ejercicio",
      "Se estudia para el envejecimiento saludable; hay pocos estudios en personas",
    ],
    ingredients:
      "NAD+ (nicotinamida adenina dinucleótido), una molécula que está en todas las células, en una solución estéril para inyección. La etiqueta de la farmacia indica los ingredientes inactivos.",
    directions: injecting,
    taken: injection,
    safety: nadInjectable,
    disclaimer: compoundedDisclaimer,
  },
  {
    ...tesamorelin12mg,
    id: "23",
    category: "fitness-anti-aging",
    slug: "tesamorelin-12mg-anti-aging",
    summary:
      "Péptido que da la señal de liberar más hormona del crecimiento. Estudiado para la grasa abdominal en adultos con VIH.",
  },
];
