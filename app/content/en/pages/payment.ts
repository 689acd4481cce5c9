import { formatPhone } from "~/facts/format-facts";
import type { Facts } from "../../../facts/facts-schema";
import type { PaymentWords } from "./page-words";

export const paymentWords = (facts: Facts): PaymentWords => ({
  search: {
    title: "Make a Payment",
    description:
      "Pay our clinic online by card. Enter the amount we gave you, then finish on the card payment provider’s secure page. We never see your card number.",
    keywords: ["make a payment", "pay clinic online", "secure card payment", "clinic bill payment"],
  },
  hero: {
    kicker: "Pay by card",
    headline: "Make a Payment",
    lead: `Enter the amount we gave you. Not\u00a0sure how much? Call ${formatPhone(facts.phones.clinic)}.`,
  },
  help: "Paying doesn’t guarantee a prescription. A physician decides first. Fees are non-refundable, except as stated in the refund policy or required by law. Please read the policy before you pay.",
  beforePaying:
    facts.practical.paidNotPrescribed ??
    "Please pay only after your physician has prescribed and we have given you an amount.",
  refundPolicy: "Refund policy",
  outcome: {
    paid: {
      kicker: "Payment received",
      heading: "Thank you",
      text: `We’ve received your payment. Please keep the reference number. Questions? Call ${formatPhone(facts.phones.clinic)}.`,
    },
    processing: {
      kicker: "One moment",
      heading: "Your payment is still processing",
      text: "The card payment provider has not confirmed it yet. Please do not pay a second time.",
    },
    late: {
      kicker: "Not confirmed yet",
      heading: "This is taking longer than usual",
      text: `Some payments take until the next day to be confirmed. Please don’t pay again. Write down the reference, and call ${formatPhone(facts.phones.clinic)} if you want to be sure.`,
    },
    cancelled: {
      kicker: "Payment canceled",
      heading: "Nothing was charged",
      text: "You left the payment page before paying. You can try again with the same amount.",
    },
    failed: {
      kicker: "Payment not completed",
      heading: "The payment did not go through",
      text: "Nothing was charged. You can try again, with another card if you like, or call us.",
    },
    open: {
      kicker: "Not paid yet",
      heading: "Your payment is not finished",
      text: "The payment page is still open. You can pick up where you left off.",
    },
  },
  awaiting: {
    byItself: "This page checks again automatically every few seconds.",
    again: "Check again",
  },
  receipt: {
    heading: "Payment details",
    amount: "Amount",
    description: "Description",
    reference: "Reference",
    date: "Date",
    print: "Print this page",
    again: "Try again",
    another: "Change the amount",
    goOn: "Continue to payment",
    home: "Return to Home",
  },
  stored: {
    ofInvoice: (invoice) => `Invoice ${invoice}: `,
    unnamed: `${facts.name} Payment`,
  },
  test: {
    mark: "TEST",
    search: {
      title: "Test checkout",
      description:
        "A stand-in for the card payment provider’s page, for trying out the payment form. It asks for no card, and no money moves, whatever button you press.",
      keywords: ["test checkout"],
    },
    heading: "Test checkout",
    text: "No payment provider is set up on this machine, so this page stands in for its secure page. It asks for no card, and no money moves.",
    pay: "Pay",
    payLater: "Pay, to be confirmed later",
    cancel: "Cancel and go back",
    over: "This test checkout is over. Go back to see what became of it.",
    back: "Go back",
    noMoney: "This was a test payment. No money has moved.",
  },
});
