import type { PaymentFormWords } from "./page-words";

/** Texts of the payment form, which React needs too: none of them is a fact. */
export const paymentFormWords = {
  name: "Make a Payment",
  notice:
    "You will be redirected to our card payment provider’s secure page. You enter your card there. This site never sees your card number.",
  amount: "Payment amount in dollars",
  youWillPay: "You will pay",
  invoice: "Invoice number",
  description: "Description",
  descriptionHint: "Shown on your receipt. Please leave medical details out.",
  submit: "Proceed to Payment",
  submitting: "Processing...",
} as const satisfies PaymentFormWords;
