// Translates content/en/pages/inquiry-status.ts as of 4e9d34438e20.
import type { BookingState } from "~/core/db/tables/inquiry-tables";
import type { VisitorStatus } from "~/staff/inquiry-record/inquiry-states";
import { allTimes, bookAloneWords } from "./book-alone";

export const inquiryStatusWords = {
  title: "Su solicitud",
  steps: {
    received: {
      label: "Recibida",
      text: "Tenemos su solicitud. Por ahora no necesita hacer nada más.",
    },
    looking: { label: "En revisión", text: "Alguien de nuestro equipo la está revisando." },
    contacted: {
      label: "Le contactamos",
      text: "Nos hemos comunicado con usted. Si no ha sabido de nosotros, por favor, llame.",
    },
  } satisfies Record<VisitorStatus, { label: string; text: string }>,
  booked: "Su cita está en esta página.",
  notYet: "todavía no",
  reach: {
    heading: "Comuníquese con nosotros",
    reference: "Su referencia",
    phone: "Teléfono",
    hours: "Horario",
  },
  gone: {
    title: "Este enlace no funciona",
    text: "Puede que la solicitud se haya borrado o que el enlace esté incompleto. Si nos escribió y no ha recibido respuesta, por favor, llame.",
  },
} as const;

export const visitorPageWords = {
  conversation: {
    heading: "Mensajes",
    none: "Todavía no hay mensajes. Puede escribirnos aquí.",
    you: "Usted",
    clinic: (clinic: string, who: string) => (who ? `${who}, ${clinic}` : clinic),
    label: "Su mensaje",
    hint: "Solo texto, hasta 4,000 caracteres. No incluya detalles médicos. En una emergencia, llame al 911.",
    submit: "Enviar el mensaje",
    sent: "Su mensaje se envió. Le responderemos aquí y le avisaremos por correo electrónico cuando lo hagamos.",
    missing: "Por favor, escriba primero un mensaje.",
    tooLong: "Por favor, escriba un mensaje de menos de 4,000 caracteres.",
    tooMany: "Ha enviado muchos mensajes. Por favor, espere 15 minutos o llámenos.",
    unavailable: "Su mensaje no se envió. Por favor, inténtelo de nuevo o llámenos.",
  },
  bookings: {
    heading: "Su cita",
    places: bookAloneWords.places,
    when: (time: string) => `El ${time}`,
    with: (name: string) => `con ${name}`,
    zone: `(${bookAloneWords.zone})`,
    allTimes,
    states: {
      offered: "Por favor, confirme esta hora.",
      confirmed: "Usted confirmó esta hora.",
      rescheduling: "Usted pidió otra hora. Nos comunicaremos con usted.",
      cancelled: "Cancelada.",
      came: "",
      missed: "",
    } satisfies Record<BookingState, string>,
    confirm: "Confirmar",
    otherTime: "Pedir otra hora",
    cancel: "Cancelar la cita",
    cancelNow: "Sí, cancelarla",
    rather:
      "¿Le conviene más otra hora? Escríbala arriba y elija “Pedir otra hora”: esta hora sigue siendo suya hasta que acordemos una nueva.",
    notice: (hours: number, isLate: boolean) =>
      isLate
        ? `Esta cita empieza en menos de ${hours} horas. Si la cancela o la cambia ahora, se pierden las tarifas de la cita.`
        : `Faltan al menos ${hours} horas para esta cita, así que puede cancelarla o cambiarla sin perder las tarifas de la cita.`,
    policy: "Política de reembolsos",
    canceled: "Su cita está cancelada. Para reservar otra, escríbanos abajo o llámenos.",
    change: "Cambiar o cancelar",
    requestedTime: "¿Qué hora le convendría?",
    requestedTimeMissing: "Por favor, díganos cuándo puede venir.",
    changed: "Gracias, recibimos su respuesta.",
    tooMany: "Ha hecho muchos cambios en poco tiempo. Por favor, espere 15 minutos o llámenos.",
    moved: "Hemos cambiado la hora. Por favor, revísela abajo.",
    over: "Es demasiado tarde para cambiar esta cita aquí. Por favor, llámenos.",
  },
  offer: {
    heading: "Elija una hora",
    hint: "Toque una hora para reservarla. No podemos apartarle estos horarios.",
    withPerson: (name: string) => `con ${name}`,
    taken: "Esa hora se acaba de ocupar.",
    over: "Estas horas se cambiaron o ya no se ofrecen; por favor, revíselas.",
    left: "Estas todavía están libres.",
    none: "Todas estas horas ya están ocupadas. Díganos cuándo puede venir y encontraremos otra.",
    write: "Escríbanos",
    chosen: "Su cita está reservada. Le enviaremos los detalles por correo electrónico.",
  },
  estimates: {
    heading: "Su estimado",
    title: "Su estimado de buena fe",
    open: (day: string, total: string) => `Estimado de buena fe del ${day}: ${total}`,
    back: "Su página privada",
    print: "Imprimir",
    withoutScript: "Imprímalo con su navegador.",
  },
  payments: {
    heading: "Por pagar",
    pay: (amount: string, invoice: string) =>
      invoice ? `Pagar ${amount} de la factura ${invoice}` : `Pagar ${amount}`,
    paid: (amount: string, invoice: string) =>
      invoice ? `Pagado: ${amount} de la factura ${invoice}.` : `Pagado: ${amount}.`,
  },
  verify: {
    text: "Para mantener privados sus mensajes, por favor, confirme quién es antes de que abramos este enlace.",
    digits: "Últimos cuatro dígitos de su número de teléfono",
    lastName: "Apellidos",
    submit: "Abrir mi página",
    wrong: "Eso no coincide con su solicitud. Por favor, revise los dos datos o llámenos.",
    tooMany: "Hubo demasiados intentos. Por favor, espere 15 minutos o llámenos.",
  },
} as const;

export const textWords = {
  heading: "Recordatorios por mensaje de texto",
  consent:
    "Envíenme un recordatorio por mensaje de texto el día antes de una cita, al número de teléfono que di. Pueden aplicarse tarifas por mensajes y datos. Puedo responder STOP en cualquier momento.",
  save: "Guardar",
  missing: "Marque la casilla si desea recordatorios por mensaje de texto.",
  impossible:
    "No podemos enviar mensajes de texto al número de teléfono que dio. Por favor, llámenos.",
  on: "Le enviamos un mensaje de texto el día antes de una cita.",
  off: "Detener los mensajes",
  // A text with á, í, ó or ú costs twice as much: it needs more parts.
  reminder: (when: string, phone: string) =>
    `Recordatorio de su cita: ${when} (${bookAloneWords.zone}). ¿Preguntas? Llame al ${phone}. Responda STOP para dejar de recibir estos mensajes de texto.`,
} as const;

export const stopEmailsWords = {
  title: "¿No fue usted?",
  text: "Alguien escribió su dirección de correo electrónico en nuestro sitio web. Use este botón y dejaremos de enviar correos a esta dirección sobre eso. Si usted sí nos escribió, no lo use: su página privada dejará de funcionar.",
  button: "Yo no pedí esto: dejen de enviar estos correos",
  stopped: {
    title: "Dejamos de enviar estos correos",
    text: "No volveremos a enviar confirmaciones a esta dirección. No necesita hacer nada más. Si esto fue un error, llámenos.",
  },
  gone: {
    title: "Este enlace no funciona",
    text: "Puede que la solicitud se haya borrado o que el enlace esté incompleto. Si sigue recibiendo estos correos, por favor, llame.",
  },
} as const;
