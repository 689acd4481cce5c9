import { formatPhone } from "~/facts/format-facts";
import type { Facts } from "../../../facts/facts-schema";
import type { LegalDocument } from "../../word-shapes";
import { freeServiceStatement } from "./notices";

export const refundPolicy = (facts: Facts): LegalDocument => ({
  search: {
    title: "Refund Policy",
    description:
      "Fees for services and products are not refunded. Read the exception under Florida’s 72-hour rule, and how to cancel or reschedule 48 hours ahead.",
    keywords: [
      "refund policy",
      "cancellation policy",
      `${facts.figures.cancellationHours} hours notice`,
      "72-hour right Florida",
      `wellness clinic ${facts.city}`,
    ],
  },
  title: "Refund Policy",
  effective: "January 1, 2025",
  updated: "January 1, 2025",
  lead: `Payments to ${facts.name} are final. We do not give refunds, except as this page or the law says. Please read it before you pay, and ask us first if anything is unclear.`,
  sections: [
    {
      id: "no-refunds",
      heading: "No refunds",
      blocks: [
        `This policy covers every payment to ${facts.legalName} (“we,” “us”), whether made on this website, by phone or at the clinic. Once a payment has been made, we do not return it, in whole or in part. One important exception follows.`,
      ],
    },
    {
      id: "florida-72-hour-right",
      heading: "The exception: your right under Florida law",
      blocks: [
        "We advertise a free consultation. Because of that, Florida Statutes section 456.062 gives you the right below. It overrides anything else in this policy.",
        freeServiceStatement,
        "In plain words: suppose you answer our advertisement, for example by calling or writing to ask for the free consultation. If you then receive another service, examination or treatment as a result, within 72 hours of answering, you may refuse to pay for it, cancel the payment or get your money back.",
        `To use this right, call ${formatPhone(facts.phones.clinic)} or write to ${facts.email}. Tell us your name, the date, and which service it is about. You do not need a form and you do not have to give a reason. A card payment goes back to the same card.`,
      ],
    },
    {
      id: "services-and-products",
      heading: "Services and products",
      blocks: [
        "Fees for services and products are non-refundable. This includes:",
        {
          list: [
            "consultations and visits that carry a fee, exams, lab tests and body scans;",
            "treatments given at the clinic;",
            "medicines, supplements and skin care, whether opened or not.",
          ],
        },
        "A medicine prepared or dispensed for you cannot be given to anyone else, so it cannot be taken back. Please do not pay for a treatment before a physician has prescribed it for you.",
        ...(facts.practical.paidNotPrescribed ? [facts.practical.paidNotPrescribed] : []),
      ],
    },
    {
      id: "packages-and-subscriptions",
      heading: "Prepaid packages and subscriptions",
      blocks: [
        "Prepaid packages and subscriptions are non-refundable. That is also true when you have used only part of them.",
        "If you end a subscription, no further payments are taken once it has ended under the terms you agreed to. Payments already made are not returned.",
      ],
    },
    {
      id: "cancellations",
      heading: `Canceling or rescheduling: ${facts.figures.cancellationHours} hours`,
      blocks: [
        `To cancel or move an appointment, tell us at least ${facts.figures.cancellationHours} hours before it begins. With less notice than that, or if you do not come, the fees for that appointment are forfeited.`,
        `Call ${formatPhone(facts.phones.clinic)} or write to ${facts.email}. The time we receive your call or email is the time that counts.`,
      ],
    },
    {
      id: "no-refund-reasons",
      heading: "Reasons that do not lead to a refund",
      blocks: [
        "We do not give refunds for:",
        {
          list: [
            "dissatisfaction – results differ from person to person, and no result is promised;",
            "emergencies – for example illness, weather, travel or a family matter;",
            "service changes – for example a different time, staff member, product or treatment plan;",
            "third-party policies – for example the rules or decisions of an insurer, pharmacy, laboratory, bank, lender or employer.",
          ],
        },
        "If something about your care is not right, please tell us anyway. Your safety and your follow-up do not depend on this policy.",
      ],
    },
    {
      id: "payment-errors",
      heading: "Payment errors and wrong or damaged orders",
      blocks: [
        "This policy does not let us keep money paid by mistake. If you were charged twice, or more than the amount you agreed to, tell us. We return what was overpaid within 30 days after we find that an error was made.",
        "If an order arrives wrong, damaged or warm, don’t use it. Call us the same day, and we will tell you what happens next.",
      ],
    },
    {
      id: "your-legal-rights",
      heading: "Your rights under the law",
      blocks: [
        "This policy does not take away any right that Florida or federal law gives you. That includes your right to dispute a card charge with your bank, and your rights if a bill is far above your good-faith estimate. Where the law requires a refund, we give it.",
      ],
    },
    {
      id: "contact",
      heading: "Questions",
      blocks: [
        `Call ${formatPhone(facts.phones.clinic)} or write to ${facts.email}. If this policy changes, the new text is published here with a new date. A payment is covered by the policy in force on the day it was made.`,
      ],
    },
  ],
});
