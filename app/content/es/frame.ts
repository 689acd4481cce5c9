// Translates content/en/frame.ts as of 0964317e6fc6.
import { freeConsultation } from "./free-consultation";
import { listInWords } from "./list-in-words";

/** Texts of the frame around every page: header, footer, the phone's call bar, messages. */
export const frameWords = {
  skip: "Ir al contenido principal",
  /** The first entry of the breadcrumbs that search engines read. */
  home: "Inicio",
  /** For screen readers: the navigation of wide screens, and the menu of phones. */
  navigation: "Principal",
  menu: "Menú",
  otherLanguage: "English",
  treatments: "Todos los tratamientos",
  /** Call link in the header and in the phone's menu. */
  call: "Reservar consulta",
  callBar: { label: "Reservar", call: "Llame a la clínica", online: "Contáctenos" },
  footer: {
    /** Florida Statutes 817.415: an advertised free service must state its conditions. */
    freeConsultation: {
      heading: "Consulta gratuita",
      conditions: `${freeConsultation} No es necesario comprar nada.`,
    },
    /** `whom` is the contact; null until the clinic has supplied it. */
    access: (whom: string | null) =>
      `¿Necesita ayuda con la accesibilidad o en otro idioma? ${whom ?? "Llámenos o escríbanos."}`,
    serving: (areas: readonly string[]) => `Atendemos en ${listInWords(areas)}`,
    treatments: "Tratamientos",
    information: "Información",
    policies: "Políticas",
    medicalDirector: (name: string, licenseNumber: string, state: string) =>
      `Dirección médica: ${name}${licenseNumber && `, licencia de ${state} ${licenseNumber}`}`,
    rights: (year: number, owner: string) => `© ${year} ${owner}. Todos los derechos reservados.`,
  },
  closeMessage: "Cerrar",
  /** Precedes the title of a page with an error. */
  error: "Error: ",
} as const;

/** Texts around the parts of a page. */
export const sectionWords = {
  /** The index of an area's page. */
  onThisPage: "En esta página",
  parts: { treatments: "Tratamientos", cost: "Costo", safety: "Seguridad", questions: "Preguntas" },
} as const;

/** On top of each page until the clinic names who has read it, and beside texts that apply in English. */
export const translationWords = {
  awaitsReview: "Traducción pendiente de revisión.",
  applies: "Se aplica la versión en inglés de este texto.",
  read: "Leer en inglés",
} as const;
