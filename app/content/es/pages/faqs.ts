// Translates content/en/pages/faqs.ts as of d31cd34838e6.
import type { FaqsWords } from "./page-words";

export const faqsWords = {
  search: {
    title: "Costos, recetas y seguridad: preguntas frecuentes",
    description:
      "Respuestas claras sobre servicios, terapia hormonal, medicamentos GLP-1, péptidos, recetas, consultas, seguro médico, seguridad y dónde estamos.",
    keywords: [
      "preguntas clínica de bienestar",
      "preguntas sobre TRT",
      "preguntas sobre HRT",
      "preguntas sobre GLP-1",
      "seguridad de los péptidos",
      "seguro médico y atención de bienestar",
    ],
  },
  hero: {
    kicker: "Preguntas y respuestas",
    headline: "Sus preguntas, respondidas",
    lead: "Respuestas directas a 20 preguntas comunes. Si no ve la suya, llámenos.",
  },
  closing: {
    heading: "¿No ve su pregunta?",
    text: "Llámenos o envíenos un mensaje. Toda pregunta es bienvenida.",
  },
} as const satisfies FaqsWords;
