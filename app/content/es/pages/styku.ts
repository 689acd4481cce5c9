// Translates content/en/pages/styku.ts as of 225bab977f20.
import type { Facts } from "../../../facts/facts-schema";
import type { StykuWords } from "./page-words";

export const stykuWords = (facts: Facts): StykuWords => ({
  search: {
    title: "Escaneo corporal 3D y composición corporal",
    description:
      "Escaneo corporal 3D de 35 segundos; precisión de 2 mm y menos del 1% de error de medición, según el fabricante. Vea qué mide y cómo es la visita.",
    keywords: [
      `escaneo corporal 3D ${facts.city}`,
      "escáner corporal Styku",
      "análisis de composición corporal",
      "medidas corporales",
      "análisis de grasa corporal",
    ],
  },
  hero: {
    kicker: "Escaneo corporal 3D",
    headline: "Vea lo que la báscula no ve",
    lead: "Usted se queda de pie, sin moverse, sobre una plataforma que gira despacio mientras una cámara registra su forma. Sin agujas, sin rayos X. El escaneo dura 35 segundos y da un modelo 3D y sus medidas.",
  },
  buttons: { hero: "Agendar su escaneo", closing: "Reservar su escaneo" },
  turntable: {
    label: "Girar la figura",
    hint: "Arrástrela o use las teclas de flecha.",
    turned: "{degrees} grados",
  },
  claims: [
    { value: "35 segundos", label: "de escaneo" },
    { value: "2\u00a0mm", label: "de precisión" },
    { value: "Menos del 1%", label: "de error de medición" },
  ],
  claimsOf: "El tiempo de escaneo, la precisión y el error son cifras del fabricante.",
  features: {
    heading: "Ocho cosas que muestra un escaneo",
    items: [
      {
        title: "Medidas",
        text: "Cintura, caderas, pecho, brazos y piernas, medidos siempre de la misma manera.",
      },
      {
        title: "Modelo 3D",
        text: "Un modelo de su cuerpo que puede girar y ver desde todos los lados.",
      },
      {
        title: "Análisis de la forma",
        text: "Postura y proporciones, el lado izquierdo frente al derecho, la parte superior del cuerpo frente a la inferior.",
      },
      {
        title: "Seguimiento del progreso",
        text: "Compare dos escaneos para ver dónde ha cambiado, aunque su peso no haya cambiado.",
      },
      {
        title: "Análisis de grasa",
        text: "Un estimado de la grasa corporal y la masa magra, calculado a partir de su forma y su peso.",
      },
      {
        title: "Evaluación de riesgos",
        text: "El tamaño y la forma de la cintura se relacionan con el riesgo del corazón y del metabolismo. El escaneo da pie a preguntas; no es un diagnóstico.",
      },
      {
        title: "Fijar metas",
        text: "Elija una meta en pulgadas o en porcentaje y vea qué significaría para usted.",
      },
      {
        title: "Panel",
        text: "Todos sus escaneos en un solo lugar, para que usted y su médico lean los mismos números.",
      },
    ],
  },
  useCases: {
    heading: "Quién lo usa, y por qué",
    items: [
      {
        title: "Ejercicio y deporte",
        text: "Entrenar puede aumentar el músculo mientras la báscula no se mueve. Un escaneo muestra dónde cambió su forma.",
      },
      {
        title: "Pérdida de peso médica",
        text: "La meta: perder grasa, conservar músculo. Los escaneos regulares nos ayudan a darnos cuenta pronto si, en cambio, usted está perdiendo músculo.",
        href: "/weight-loss",
      },
      {
        title: "Estética",
        text: "Un registro de su forma antes y después, medida con la misma herramienta.",
        href: "/weight-loss-aesthetics",
      },
      {
        title: "Terapia con péptidos",
        text: "Un punto de partida antes de empezar, para que juzguemos por medidas, no de memoria.",
        href: "/peptide-therapy",
      },
    ],
  },
  steps: {
    heading: "Cómo es una visita de escaneo",
    items: [
      {
        title: "Prepárese",
        text: "Póngase ropa ajustada en privado. Recójase el pelo largo. La tela suelta oculta su forma a la cámara.",
      },
      {
        title: "No se mueva",
        text: "Sujete las manijas durante 35 segundos mientras la plataforma da una vuelta. El escaneo no es para usted si no puede estar de pie sin moverse durante 35 segundos. Avísenos si se marea.",
      },
      {
        title: "Leámoslo juntos",
        text: "Repasamos su modelo y sus números, y lo que pueden y no pueden decirle.",
      },
    ],
  },
  closing: {
    heading: "Reserve un escaneo corporal",
    text: "Pregunte el precio de un escaneo cuando reserve.",
  },
  disclaimer:
    "Un escaneo corporal mide la forma y estima la composición corporal. No diagnostica ni descarta ninguna enfermedad. Hable con un médico sobre lo que sus resultados significan para su salud.",
});
