// Translates content/en/pages/book-alone.ts as of e0a921c54436.
import type { BookingPlace } from "~/core/db/tables/inquiry-tables";
import { timeZoneName } from "../../../facts/identity";
import type { ZoneName } from "../../../facts/own-identity";

const zones: Record<ZoneName, string> = {
  Eastern: "hora del Este",
  Central: "hora del Centro",
  Mountain: "hora de la Montaña",
  "Mountain Standard": "hora estándar de la Montaña",
  Pacific: "hora del Pacífico",
  Alaska: "hora de Alaska",
  "Hawaii-Aleutian Standard": "hora de Hawái",
  "Atlantic Standard": "hora del Atlántico",
};

export const allTimes: string = `Todas las horas están en ${zones[timeZoneName]}.`;

export const bookAloneWords = {
  heading: "Elija una hora",
  places: {
    phone: "Por teléfono: nosotros le llamamos",
    office: "En nuestro consultorio",
  } satisfies Record<BookingPlace, string>,
  hint: "Toque una hora para reservarla. Queda confirmada de inmediato.",
  move: "Toque otra hora para cambiar su cita. Queda confirmada de inmediato.",
  rather: "¿Le conviene más una de estas horas?",
  full: "No hay horas libres en los próximos días.",
  none: "Ninguna de estas horas me conviene",
  zone: zones[timeZoneName],
} as const;
