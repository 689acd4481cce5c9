// Translates content/en/after-sending.ts as of c61129d9a6f5.
import type { Facts } from "../../facts/facts-schema";

export const estimateFollows = "Le enviaremos su estimado en un plazo de tres días hábiles.";

export const afterSending = (
  { replies, practical }: Facts,
  byEmail: boolean,
  wantsEstimate = false,
): readonly string[] => [
  `${replies ? `${replies.by} se comunicará` : "Nos comunicaremos"} con usted por ${
    byEmail ? "correo electrónico" : "teléfono o correo electrónico"
  } ${replies ? `en un plazo de ${replies.within}` : "durante el horario del consultorio"}.`,
  ...(wantsEstimate ? [estimateFollows] : []),
  byEmail
    ? "Esto todavía no es una cita."
    : "Esto todavía no es una cita. Si no contesta nuestra llamada, llámenos y dé su referencia.",
  practical.firstVisit ??
    "Traiga una lista de todo lo que toma y los resultados recientes de sus análisis de laboratorio.",
  "En una emergencia, llame al 911.",
];
