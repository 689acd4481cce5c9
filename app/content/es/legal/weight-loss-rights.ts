// Translates content/en/legal/weight-loss-rights.ts as of fd2e0b8542f4.
import type { LegalDocument } from "../../word-shapes";

/**
 * Florida Statutes 501.0575 in plain language, and nothing beyond the statute: whether it applies
 * to the clinic, and how the statute's sign hangs in the office, is in docs/open-questions.md.
 */
export const weightLossRights: LegalDocument = {
  search: {
    title: "Declaración de derechos del consumidor en la pérdida de peso",
    description:
      "La declaración de derechos de Florida, en palabras sencillas: qué saber antes de un programa de pérdida de peso y qué puede pedir, como un precio detallado.",
    keywords: [
      "declaración de derechos del consumidor en la pérdida de peso",
      "Estatutos de Florida 501.0575",
      "advertencia sobre la pérdida de peso rápida",
      "programa de pérdida de peso Florida",
    ],
  },
  title: "Sus derechos en un programa de pérdida de peso",
  updated: "23 de noviembre de 2026",
  lead: "La ley de Florida (sección 501.0575 de los Estatutos de Florida) le da estos derechos cuando pregunta por un programa de pérdida de peso o participa en él. Puede imprimir esta página y traerla a su visita.",
  sections: [
    {
      id: "rapid-weight-loss",
      heading: "Una advertencia sobre la pérdida de peso rápida",
      blocks: [
        "La pérdida de peso rápida puede causar problemas de salud graves.",
        "La pérdida de peso es rápida cuando usted pierde más de 1½ a 2 libras por semana, o más del 1% de su peso corporal por semana, después de la segunda semana de un programa.",
      ],
    },
    {
      id: "before-you-start",
      heading: "Antes de empezar",
      blocks: [
        {
          list: [
            "Consulte a su médico personal antes de empezar cualquier programa de pérdida de peso.",
            "Solo los cambios permanentes en el estilo de vida, como elegir alimentos saludables y hacer más actividad física, llevan a una pérdida de peso a largo plazo.",
          ],
        },
      ],
    },
    {
      id: "what-you-may-ask-for",
      heading: "A qué tiene derecho",
      blocks: [
        {
          list: [
            "Ver las credenciales profesionales del proveedor, cuando las pida.",
            "Hacer preguntas sobre los posibles riesgos del programa para la salud, su contenido nutricional, su apoyo psicológico y su parte educativa.",
            "Recibir un desglose del precio real o estimado. Incluye productos, servicios, suplementos, exámenes y análisis de laboratorio adicionales.",
            "Saber la duración real o estimada del programa.",
            "Saber el nombre, la dirección y las credenciales profesionales del dietista o nutricionista que revisó y aprobó el programa.",
          ],
        },
      ],
    },
    {
      id: "how-to-ask",
      heading: "Cómo pedirlo",
      blocks: [
        "Pídalo en persona, por teléfono o por correo electrónico, antes de aceptar nada. También tiene derecho a un estimado de buena fe por escrito.",
      ],
    },
  ],
};
