// Translates content/en/inquiry-labels.ts as of f00b7d483914.
import type { InquiryField } from "~/staff/inquiry-record/inquiry-fields";

/**
 * Labels of the inquiry's fields: `label` in the form and in the clinic's mail, `short` on the
 * staff page and in the CSV, `inMessages` in validation messages.
 */
type Labels = { label: string; short?: string; inMessages?: string };

export const inquiryLabels: Record<InquiryField, Labels> = {
  firstName: { label: "Nombre" },
  lastName: { label: "Apellidos" },
  email: { label: "Correo electrónico" },
  phone: { label: "Teléfono", inMessages: "Número de teléfono" },
  service: { label: "Servicio que le interesa", short: "Servicio" },
  message: { label: "Mensaje" },
  reachBy: { label: "¿Cómo le contactamos?", short: "Contacto" },
  callWindow: { label: "¿Cuándo podemos llamarle?", short: "Devolver llamada" },
  noVoicemail: { label: "Por favor, no dejen mensajes de voz", short: "Buzón de voz" },
  wantsEstimate: { label: "Quisiera un estimado del costo", short: "Estimado" },
};

export const nameInMessages = (field: InquiryField) =>
  inquiryLabels[field].inMessages ?? inquiryLabels[field].label;
