// Translates content/en/pages/book-alone.ts as of 6531b981304d.
import type { BookingPlace } from "~/core/db/tables/inquiry-tables";
import { timeZoneName } from "../../../facts/identity";

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
  /** Another zone than this one is a type error. */
  zone: ({ Eastern: "hora del Este" } as const)[timeZoneName],
} as const;
