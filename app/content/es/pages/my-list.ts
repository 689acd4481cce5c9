// Translates content/en/pages/my-list.ts as of 93954df81a38.
import type { Hero, SearchWords } from "../../word-shapes";

export const myListWords = {
  search: {
    title: "Mi lista y hoja para la visita",
    description:
      "Elija tratamientos, anote sus preguntas, medicamentos y alergias, e imprima una hoja para su visita. Se queda en su dispositivo.",
    keywords: ["hoja para la visita", "preguntas para el médico", "lista de tratamientos"],
  } satisfies SearchWords,
  hero: {
    kicker: "Para su visita",
    headline: "Mi lista",
    lead: "Elija tratamientos y anote lo que quiere decir. Imprímala y tráigala. Se queda en su dispositivo, a menos que usted la envíe.",
  } satisfies Hero,
  treatments: "Tratamientos sobre los que quiero preguntar",
  notes: "Mis notas",
  questions: "Mis preguntas",
  medicines: "Medicamentos y suplementos que tomo",
  allergies: "Mis alergias",
  toAsk: {
    heading: "Buenas preguntas para el médico",
    items: [
      "¿Qué es este medicamento, y está aprobado por la FDA para este uso?",
      "¿Cuáles son los riesgos para mí, con mi salud y mis medicamentos?",
      "¿Qué más podría probar, incluso sin medicamentos?",
      "¿Cómo y cuándo veremos si funciona?",
      "¿Cuánto costará en total, con análisis de laboratorio y visitas?",
      "¿A quién llamo si me siento mal, y cuándo debo llamar al 911?",
      "¿Cómo lo dejo?",
    ],
  },
  reach: "Cómo comunicarse con la clínica",
  print: "Imprimir mi hoja para la visita",
  keep: "Guardar en este dispositivo",
  keepHint:
    "Si no marca esto, la lista se borra cuando cierra la pestaña. No lo marque en un dispositivo compartido.",
  clear: "Borrar todo",
  send: "Enviar esta lista con mi solicitud",
  sendHint:
    "Los nombres de los tratamientos pasan al mensaje del formulario de la solicitud, donde usted los ve primero. Sus notas se quedan aquí.",
  withoutScripts:
    "Su navegador tiene JavaScript desactivado, así que no se guarda nada. Imprima antes de salir de esta página.",
  added: (title: string) => `${title} está en su lista.`,
  cleared: "Su lista está vacía y nada de ella queda guardado en este dispositivo.",
} as const;

export const addToMyList = "Agregar a mi lista";

export const addThisToMyList = (title: string) => `${addToMyList} (${title})`;

export const listInInquiry = {
  shown: "Su lista está en el mensaje de abajo. Por favor, revísela antes de enviarla.",
  message: (names: readonly string[]) => `Me gustaría hablar sobre: ${names.join(", ")}.`,
} as const;
