// Translates content/en/legal/mail-contents.ts as of dee8b659adba.
import type { MailKind } from "~/core/db/tables/mail-tables";
import { mailContents as english, type MailedDetail } from "../../en/legal/mail-contents";

export type { MailedDetail };

/**
 * Each mail about an inquiry: what the privacy policy says of it, and all that it holds besides its
 * reference.
 */
export const mailContents: Record<MailKind, { says: string; holds: readonly MailedDetail[] }> = {
  "inquiry-to-clinic": {
    says: "La clínica recibe un aviso de cada solicitud: su referencia, un idioma distinto del inglés y un enlace para el personal. Un ajuste puede agregar el nombre y el número de teléfono de usted, y su dirección para las respuestas. El servicio y su mensaje nunca aparecen en él.",
    holds: english["inquiry-to-clinic"].holds,
  },
  "update-to-clinic": {
    says: "Cuando nos escribe o cambia una cita en su página privada, la clínica también recibe un aviso así.",
    holds: english["update-to-clinic"].holds,
  },
  "inquiry-to-visitor": {
    says: "Usted recibe una breve confirmación que no nombra ningún servicio y que dice cuándo le llegará un estimado si pidió uno. Si una dirección recibe varias en un día, ahí paramos.",
    holds: english["inquiry-to-visitor"].holds,
  },
  "reply-to-visitor": {
    says: "Cuando le escribimos en su página privada, o allí le ofrecemos horas para una cita, recibe un correo electrónico que lo dice, sin nuestras palabras.",
    holds: english["reply-to-visitor"].holds,
  },
  "estimate-to-visitor": {
    says: "Cuando su estimado de buena fe está en su página privada, recibe un correo electrónico que lo dice, sin su contenido.",
    holds: english["estimate-to-visitor"].holds,
  },
  "payment-to-visitor": {
    says: "Cuando allí le pedimos un pago, recibe un correo electrónico que dice solo que algo le espera.",
    holds: english["payment-to-visitor"].holds,
  },
  "link-to-visitor": {
    says: "Si necesita un nuevo enlace privado, se lo enviamos por correo electrónico.",
    holds: english["link-to-visitor"].holds,
  },
  "times-to-visitor": {
    says: "",
    holds: english["times-to-visitor"].holds,
  },
  "booking-to-visitor": {
    says: "Cuando se fija, se cambia o se cancela una cita, recibe el día, la hora, el lugar y con quién es, pero no de qué se trata. Un archivo de calendario contiene nuestro nombre y la hora.",
    holds: english["booking-to-visitor"].holds,
  },
  "booking-cancelled": {
    says: "",
    holds: english["booking-cancelled"].holds,
  },
  "booking-reminder": {
    says: "El día antes de una cita recibe un recordatorio, a menos que la cita se haya fijado, cambiado o confirmado ese mismo día.",
    holds: english["booking-reminder"].holds,
  },
};
