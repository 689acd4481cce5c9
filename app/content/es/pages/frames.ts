// Translates content/en/pages/frames.ts as of a2eab79d6ffa.
export const areaFrameWords = {
  seePrices: "Ver tratamientos y precios",
  disclaimer: "Aviso médico",
  all: (count: number) => `Ver los ${count} tratamientos`,
} as const;

export const legalFrameWords = {
  contents: "En esta página",
  effective: "Fecha de vigencia",
  updated: "Última actualización",
  kicker: "Políticas",
  more: "Mostrar todas las secciones",
} as const;

export const faqsFrameWords = {
  topics: "Temas",
  questions: (count: number) => (count === 1 ? "pregunta" : "preguntas"),
} as const;
