// Translates content/en/catalogue/products/weight-loss.ts as of 79d590dc66b4.
import type { Listing } from "../../../../catalogue/product";
import { dependsOnMedicine, injection } from "../how-taken";
import { glpR, semaglutide, tirzepatide } from "../safety/glp1";
import { injections } from "../safety/injections";
import { pharmacySuppliedDisclaimer } from "./disclaimers";

const injecting = `Inyéctelo debajo de la piel exactamente como indica la receta. Le mostramos cómo antes de su primera dosis. Revise con cuidado cada dosis en la jeringa, alterne los sitios de inyección, guárdelo como dice la etiqueta y viaje con esa etiqueta. ${injections.directions} Nunca suba una dosis por su cuenta y nunca agregue otro medicamento GLP-1.`;

export const weightLoss: readonly Listing[] = [
  {
    id: "15",
    title: "Semaglutide",
    category: "weight-loss",
    slug: "semaglutide",
    summary:
      "Un medicamento GLP-1 que le ayuda a sentir saciedad más pronto, dentro de un plan de pérdida de peso.",
    description:
      "La semaglutida es para adultos con un IMC de al menos 30, o de 27 con una afección relacionada con el peso. Funciona mejor con hábitos de alimentación, ejercicio y sueño que usted pueda mantener, y los planeamos con usted.",
    benefits: [
      "Puede reducir los antojos de comida",
      "Análisis de laboratorio de seguimiento a las 4–6 semanas y después cada tres meses",
    ],
    ingredients:
      "Semaglutida en una solución para inyección. La etiqueta indica todos los demás ingredientes.",
    directions: injecting,
    taken: injection,
    safety: semaglutide,
    disclaimer: pharmacySuppliedDisclaimer,
  },
  {
    id: "16",
    title: "Tirzepatide",
    category: "weight-loss",
    slug: "tirzepatide",
    summary:
      "Un medicamento semanal que imita dos hormonas del intestino, GIP y GLP-1, para sentir saciedad más pronto.",
    description:
      "La tirzepatida hace que el estómago se vacíe más despacio y le dice al cerebro que usted ya comió lo suficiente. Es para adultos con un IMC de al menos 30, o de 27 con una afección relacionada con el peso.",
    benefits: [
      "Puede reducir los antojos de comida",
      "Análisis de laboratorio de seguimiento a las 4–6 semanas y después cada tres meses",
    ],
    ingredients:
      "Tirzepatida en una solución para inyección. La etiqueta indica todos los demás ingredientes.",
    directions: injecting,
    taken: injection,
    safety: tirzepatide,
    disclaimer: pharmacySuppliedDisclaimer,
  },
  {
    id: "17",
    title: "GLP-R",
    category: "weight-loss",
    slug: "glp-r",
    summary:
      "Programa de pérdida de peso. Antes de que acepte, su médico le dice cuál es el medicamento y su estado ante la FDA.",
    description:
      "GLP-R es un programa de pérdida de peso para adultos con un IMC de al menos 30, o de 27 con una afección relacionada con el peso. Su médico elige el medicamento después de su visita y le explica sus riesgos.",
    benefits: [
      "La alimentación, la actividad y el seguimiento son parte del programa",
      "Análisis de laboratorio de seguimiento a las 4–6 semanas y después cada tres meses",
    ],
    ingredients:
      "Todavía no se indican. La etiqueta de la farmacia nombra todo lo que contiene, y en qué cantidad.",
    directions: `Úselo exactamente como indica la receta. Le mostramos cómo. Revise con cuidado cada dosis y guárdelo como dice la etiqueta. Si se lo inyecta: ${injections.directions.replace(/^U/, "u")} Nunca suba una dosis por su cuenta y nunca agregue otro medicamento GLP-1.`,
    taken: dependsOnMedicine,
    safety: glpR,
    disclaimer: pharmacySuppliedDisclaimer,
  },
];
