// Translates content/en/pages/not-found.ts as of 2d6e9486701d.
import type { ErrorWords, NotFoundWords } from "./page-words";

export const notFoundWords = {
  search: {
    title: "Página no encontrada",
    description:
      "No hay ninguna página en esta dirección. Puede que se haya movido o que el enlace esté mal escrito. Vuelva al inicio o vea desde allí todos los tratamientos.",
    keywords: ["página no encontrada"],
  },
  code: "404",
  message: "¡Uy! No se encontró la página",
  link: "Volver al inicio",
  suggestion: "Tal vez buscaba",
  help: "Puede que la dirección esté mal escrita o que la página se haya movido. Encontrará nuestros tratamientos en el menú de arriba, o llámenos si necesita ayuda.",
} as const satisfies NotFoundWords;

export const errorWords = {
  search: {
    title: "Algo salió mal",
    description:
      "No se pudo mostrar esta página. Por favor, vuelva e inténtelo de nuevo en unos minutos, o llame a la clínica y le ayudaremos por teléfono.",
    keywords: ["error"],
  },
  heading: "Algo salió mal",
  text: "Si nos estaba enviando algo, puede que no haya llegado. Por favor, vuelva, recargue la página e inténtelo de nuevo en unos minutos. Si vuelve a pasar, llámenos y le ayudaremos por teléfono.",
  link: "Volver al inicio",
} as const satisfies ErrorWords;
