// Translates content/en/pages/payment-form.ts as of 53c5a1db73c4.
import type { PaymentFormWords } from "./page-words";

export const paymentFormWords = {
  name: "Hacer un pago",
  notice:
    "Se le enviará a la página segura de nuestro proveedor de pagos con tarjeta. Allí escribe los datos de su tarjeta. Este sitio nunca ve el número de su tarjeta.",
  amount: "Monto del pago en dólares",
  youWillPay: "Usted pagará",
  invoice: "Número de factura",
  description: "Descripción",
  descriptionHint: "Aparece en su recibo. Por favor, no incluya detalles médicos.",
  submit: "Continuar al pago",
  submitting: "Procesando...",
} as const satisfies PaymentFormWords;
