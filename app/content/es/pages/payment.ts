// Translates content/en/pages/payment.ts as of 1ca7ce259682.
import { formatPhone } from "~/facts/format-facts";
import type { Facts } from "../../../facts/facts-schema";
import type { PaymentWords } from "./page-words";

export const paymentWords = (facts: Facts): PaymentWords => ({
  search: {
    title: "Hacer un pago",
    description:
      "Pague a la clínica en línea con tarjeta. Escriba el monto que le dimos y termine en la página segura del proveedor. Nunca vemos el número de su tarjeta.",
    keywords: [
      "hacer un pago",
      "pagar a la clínica en línea",
      "pago seguro con tarjeta",
      "pagar factura de la clínica",
    ],
  },
  hero: {
    kicker: "Pagar con tarjeta",
    headline: "Hacer un pago",
    lead: `Escriba el monto que le dimos. ¿No\u00a0sabe\u00a0cuánto? Llame al ${formatPhone(facts.phones.clinic)}.`,
  },
  help: "Pagar no garantiza una receta. Primero decide un médico. Las tarifas no son reembolsables, excepto en los casos que indica la política de reembolsos o que exige la ley. Por favor, lea la política antes de pagar.",
  beforePaying:
    facts.practical.paidNotPrescribed ??
    "Por favor, pague solo después de que su médico le haya dado una receta y nosotros le hayamos dado un monto.",
  refundPolicy: "Política de reembolsos",
  outcome: {
    paid: {
      kicker: "Pago recibido",
      heading: "Gracias",
      text: `Hemos recibido su pago. Por favor, guarde el número de referencia. ¿Preguntas? Llame al ${formatPhone(facts.phones.clinic)}.`,
    },
    processing: {
      kicker: "Un momento",
      heading: "Su pago todavía se está procesando",
      text: "El proveedor de pagos con tarjeta todavía no lo ha confirmado. Por favor, no pague por segunda vez.",
    },
    late: {
      kicker: "Todavía sin confirmar",
      heading: "Esto está tardando más de lo normal",
      text: `Algunos pagos tardan hasta el día siguiente en confirmarse. Por favor, no vuelva a pagar. Anote la referencia y llame al ${formatPhone(facts.phones.clinic)} si quiere tener la seguridad.`,
    },
    cancelled: {
      kicker: "Pago cancelado",
      heading: "No se cobró nada",
      text: "Usted salió de la página de pago antes de pagar. Puede intentarlo de nuevo con el mismo monto.",
    },
    failed: {
      kicker: "Pago no completado",
      heading: "El pago no se realizó",
      text: "No se cobró nada. Puede intentarlo de nuevo, con otra tarjeta si quiere, o llamarnos.",
    },
    open: {
      kicker: "Todavía sin pagar",
      heading: "Su pago no está terminado",
      text: "La página de pago todavía está abierta. Puede continuar donde se quedó.",
    },
  },
  awaiting: {
    byItself: "Esta página vuelve a comprobarlo automáticamente cada pocos segundos.",
    again: "Comprobar de nuevo",
  },
  receipt: {
    heading: "Detalles del pago",
    amount: "Monto",
    description: "Descripción",
    reference: "Referencia",
    date: "Fecha",
    print: "Imprimir esta página",
    again: "Intentarlo de nuevo",
    another: "Cambiar el monto",
    goOn: "Seguir con el pago",
    home: "Volver al inicio",
  },
  stored: {
    ofInvoice: (invoice) => `Factura ${invoice}: `,
    unnamed: `Pago a ${facts.name}`,
  },
  test: {
    mark: "PRUEBA",
    search: {
      title: "Pago de prueba",
      description:
        "Sustituto de la página del proveedor de pagos con tarjeta, para probar el formulario. No pide tarjeta y no se mueve dinero, sea cual sea el botón.",
      keywords: ["pago de prueba"],
    },
    heading: "Pago de prueba",
    text: "En esta máquina no hay un proveedor de pagos configurado, así que esta página sustituye a su página segura. No pide tarjeta, y no se mueve dinero.",
    pay: "Pagar",
    payLater: "Pagar, con confirmación posterior",
    cancel: "Cancelar y volver",
    over: "Este pago de prueba terminó. Vuelva para ver qué pasó con él.",
    back: "Volver",
    noMoney: "Este fue un pago de prueba. No se ha movido dinero.",
  },
});
