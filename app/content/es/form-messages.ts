// Translates content/en/form-messages.ts as of 879fb55c510c.
import type { AmountAdvice } from "../../facts/amount";

/** Follows the name of an optional field. */
export const optionalMark = " (opcional)";

/** Heading of a form's error summary. */
export const summaryHeading = "Por favor, revise estos campos";

/**
 * Validation messages of a field. The field's name stands before a colon: as a subject it would
 * need an article and an ending of its gender.
 */
export const fieldMessages = {
  required: (field: string) => `${field}: este campo es obligatorio`,
  /** `most` is the limit in the wording of specification, section 5. */
  tooLong: (field: string, most: number) => `${field}: debe tener menos de ${most} caracteres`,
  repeated: (field: string) => `${field}: este campo se envió más de una vez`,
  notText: (field: string) => `${field}: debe ser texto`,
  unsendable: (field: string) => `${field}: contiene caracteres que no se pueden enviar`,
  notAName: (field: string) => `${field}: solo puede tener letras, espacios, guiones y apóstrofos`,
  notAnEmail: "La dirección de correo electrónico no es válida",
  notAPhone: "El formato del número de teléfono no es válido",
  noService: "Por favor, elija un servicio",
  notListed: "Por favor, elija una de las respuestas de la lista",
} as const;

const tooMany = "Lo ha intentado demasiadas veces. Por favor, espere 10 minutos o llámenos.";

/** Titles and texts of the toasts and result panels. */
export const inquiryMessages = {
  sent: {
    title: "¡Solicitud enviada!",
    text: "Gracias por comunicarse con la clínica. Le responderemos pronto.",
  },
  failed: {
    title: "Error",
    text: "No se pudo enviar la solicitud. Por favor, inténtelo de nuevo o llámenos directamente.",
  },
  tooMany: { title: "Error", text: tooMany },
  /** Precedes the page's title. */
  sentTitle: "¡Solicitud enviada! ",
  /** After a text with one of the clinic's red flags. */
  urgent:
    "Si esto es una emergencia, llame al 911 ahora mismo. Si está pensando en el suicidio, llame o envíe un mensaje de texto al 988. No leemos los mensajes las 24 horas.",
  referenceLabel: "Su referencia",
  nextHeading: "Qué sigue ahora",
  sooner: "Para comunicarse antes con nosotros, llame al",
  statusLink: "Ver su solicitud",
  /** Beside it. */
  statusLinkHint: "Este enlace es privado; por favor, no lo comparta.",
  vCard: "Agregar nuestro número a sus contactos",
  again: "Enviar otra solicitud",
} as const;

export const paymentMessages = {
  invalidAmount: {
    title: "Monto no válido",
    text: "Por favor, escriba un monto de pago válido",
  },
  /** Shown beside the field. */
  amountToWrite: (advice: AmountAdvice) => {
    if ("most" in advice)
      return `Por favor, escriba un monto de pago válido. El más alto es ${advice.most}`;
    return advice.ways.length === 0
      ? "Por favor, escriba un monto de pago válido"
      : `Por favor, escriba un monto de pago válido. Escríbalo así: ${advice.ways.join(" o ")}`;
  },
  failed: {
    title: "Error de pago",
    text: "No se pudo crear el enlace de pago. Por favor, inténtelo de nuevo.",
  },
  tooMany,
} as const;

export const updateMessages = {
  done: (updated: number) => ({
    title: "¡Listo!",
    text: updated === 1 ? "Se actualizó 1 producto." : `Se actualizaron ${updated} productos.`,
  }),
  /** Messages about one product. */
  noMatch: "Ningún tratamiento del catálogo tiene este identificador ni este título.",
  notTaken: "El proveedor de pagos no aceptó el cambio.",
  failed: {
    title: "Error al actualizar",
    text: "No se pudieron actualizar los productos. Por favor, inténtelo de nuevo.",
  },
  notAllowed:
    "Su cuenta no puede actualizar productos. Pregunte a la persona responsable de la recepción.",
} as const;
