// Translates content/en/mail-words.ts as of 112270dced34.
import type { BookingPlace } from "~/core/db/tables/inquiry-tables";
import type { Facts } from "../../facts/facts-schema";
import { bookAloneWords } from "./pages/book-alone";

const mails = (n: number) => (n === 1 ? "1 correo" : `${n} correos`);

/** Every text of the mails. The visitor's is neutral: a mailbox may have other readers. */
export const mailWords = {
  toClinic: {
    subject: (reference: string) => `Nueva solicitud ${reference}`,
    heading: "Llegó una nueva solicitud por el sitio web",
    labels: { reference: "Referencia", language: "Idioma", name: "Nombre", phone: "Teléfono" },
    open: "Abrir la solicitud",
    reply: "Una respuesta a este correo llega a la persona que escribió.",
  },
  updateToClinic: {
    subject: (reference: string) => `Novedades sobre la solicitud ${reference}`,
    /** `inquiry`: its reference, or the visitor's name. */
    text: (inquiry: string) =>
      `Hay novedades sobre ${inquiry} en la recepción: un mensaje o un cambio en una cita.`,
    open: "Abrir la solicitud",
  },
  toVisitor: (facts: Facts) => ({
    subject: (reference: string) => `Recibimos su solicitud (${reference})`,
    /** null: the typed text cannot be used as a name. */
    greeting: (firstName: string | null) => (firstName ? `Hola, ${firstName}:` : "Hola:"),
    received: `Gracias por comunicarse con ${facts.name}. Ya tenemos su solicitud. Por ahora no necesita hacer nada más.`,
    next: (byEmailOnly: boolean) =>
      `Qué sigue: alguien de nuestro equipo se comunicará con usted ${byEmailOnly ? "por correo electrónico" : "por teléfono o por correo electrónico"} durante el horario del consultorio.`,
    /** The phone number is inserted between the two parts. */
    call: (reference: string) =>
      [
        "Para comunicarse antes con nosotros, llame al ",
        ` y dé su referencia, ${reference}.`,
      ] as const,
    status: "Ver el estado de su solicitud (enlace privado; por favor, no lo comparta)",
    emergency:
      "En una emergencia, llame al 911. Por favor, no envíe detalles médicos por correo electrónico.",
    mistaken:
      "Este mensaje se envió automáticamente. Si usted no se comunicó con nosotros, puede que alguien haya escrito su dirección por error. Puede ignorar este correo.",
    stop: "Yo no pedí esto: dejen de enviar estos correos",
    signature: `${facts.name}, ${facts.city}, ${facts.state}`,
  }),
  /**
   * Mails about news on the visitor's private page, without its text; the second version is for
   * visitors whose private links the desk has stopped.
   */
  notices: (facts: Facts) =>
    ({
      answer: {
        subject: (reference: string) => `Respondimos a su solicitud (${reference})`,
        text: `${facts.name} le ha escrito. Lea el mensaje y responda en su página privada.`,
        withoutLink: `${facts.name} ha respondido a su solicitud. Por favor, llámenos.`,
      },
      estimate: {
        subject: (reference: string) => `Su estimado (${reference})`,
        text: "Su estimado de buena fe está listo. Léalo e imprímalo en su página privada.",
        withoutLink: "Su estimado de buena fe está listo. Por favor, llámenos para obtenerlo.",
      },
      payment: {
        subject: (reference: string) => `Novedades para usted (${reference})`,
        text: "Tiene algo nuevo en su página privada.",
        withoutLink: "Tenemos algo nuevo para usted. Por favor, llámenos.",
      },
      link: {
        subject: (reference: string) => `Su página privada (${reference})`,
        text: "Aquí tiene un enlace nuevo a su página privada. Los enlaces que enviamos antes ya no funcionan.",
        withoutLink:
          "Los enlaces a su página privada que enviamos antes ya no funcionan. Por favor, llámenos.",
      },
      times: {
        subject: (reference: string) => `Elija una hora (${reference})`,
        text: "Por favor, elija una hora para su cita en su página privada. Queda reservada en cuanto usted elija. No podemos apartarle estos horarios, así que elija pronto.",
        withoutLink: "Tenemos algunas horas para su cita. Por favor, llámenos para elegir una.",
      },
      booking: {
        subject: (reference: string) => `Su cita (${reference})`,
        text: "Le hemos asignado una hora. Por favor, confírmela en su página privada o pida allí otra. El archivo adjunto agrega la cita a su calendario.",
        withoutLink:
          "Le hemos asignado una hora. El archivo adjunto la agrega a su calendario. Por favor, llámenos para confirmarla o para pedir otra.",
      },
      confirmed: {
        subject: (reference: string) => `Su cita está reservada (${reference})`,
        text: "Su cita está reservada. En su página privada puede pedir otra hora o cancelar. El archivo adjunto la agrega a su calendario.",
        withoutLink:
          "Su cita está reservada. El archivo adjunto la agrega a su calendario. Por favor, llámenos para pedir otra hora o para cancelar.",
      },
      moved: {
        subject: (reference: string) => `Su cita tiene una hora nueva (${reference})`,
        text: "Hemos cambiado su cita. Por favor, confirme la hora nueva en su página privada o pida allí otra. El archivo adjunto cambia la cita en su calendario.",
        withoutLink:
          "Hemos cambiado su cita. El archivo adjunto la cambia en su calendario. Por favor, llámenos para confirmar la hora nueva o para pedir otra.",
      },
      reminder: {
        subject: (reference: string) => `Recordatorio de su cita (${reference})`,
        text: "Tiene una cita con nosotros mañana. En su página privada puede pedir otra hora o cancelar.",
        withoutLink:
          "Tiene una cita con nosotros mañana. Por favor, llámenos para pedir otra hora o para cancelar.",
      },
      cancelled: {
        subject: (reference: string) => `Se canceló su cita (${reference})`,
        text: "Su cita está cancelada. Para reservar otra, llámenos o escríbanos en su página privada. El archivo adjunto la quita de su calendario.",
        withoutLink:
          "Su cita está cancelada. Para reservar otra, llámenos. El archivo adjunto la quita de su calendario.",
      },
    }) satisfies Record<
      string,
      { subject: (reference: string) => string; text: string; withoutLink: string }
    >,
  /** "El martes 3 de marzo, de 10 a. m. a 10:30 a. m. (hora del Este), en nuestro consultorio, con Ana." */
  appointment: {
    when: (time: string) => `El ${time} (${bookAloneWords.zone})`,
    places: {
      phone: "por teléfono (le llamaremos)",
      office: "en nuestro consultorio",
    } satisfies Record<BookingPlace, string>,
    withPerson: (name: string) => `con ${name}`,
    canceled: (appointment: string) => `Cancelada: ${appointment}`,
    summary: (clinic: string) => `Cita, ${clinic}`,
    file: "cita.ics",
  },
  noticeFrame: {
    open: "Abrir su página privada (por favor, no comparta este enlace)",
    call: (reference: string, isOnlyWay: boolean): readonly [string, string] => [
      isOnlyWay ? "Nuestro número es el " : "También puede llamar al ",
      `${isOnlyWay ? ". Por favor, dé" : " y dar"} su referencia, ${reference}. En una emergencia, llame al 911.`,
    ],
    reply: "Por favor, no envíe detalles médicos por correo electrónico.",
  },
  late: {
    subject: {
      waiting: (n: number) => `Sitio web: ${mails(n)} con retraso`,
      lost: (n: number) => `Sitio web: no se ${n === 1 ? "pudo" : "pudieron"} enviar ${mails(n)}`,
    },
    waiting: (n: number) => `${mails(n)} ${n === 1 ? "espera" : "esperan"} su envío.`,
    lost: (n: number) => `No se ${n === 1 ? "pudo" : "pudieron"} enviar ${mails(n)} en 72 horas.`,
    oldest: (time: string) => `El más antiguo espera desde ${time} (hora de la clínica).`,
    safe: "Las solicitudes están a salvo en la base de datos y aparecen en la recepción, donde también se puede volver a enviar un correo:",
    server:
      "Por favor, pida que revisen el servidor de correo. El sitio sigue intentando enviar cada correo pendiente durante 72 horas.",
  },
} as const;
