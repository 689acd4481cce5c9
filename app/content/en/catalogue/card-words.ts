import type { badges } from "~/facts/fact-limits";
import { formatPrice } from "~/facts/format-facts";

/** Words on a treatment's picture. */
export const badgeNames: Readonly<Record<(typeof badges)[number], string>> = {
  POPULAR: "POPULAR",
  "FALL SALE": "FALL SALE",
  "ADVANCED BLEND": "ADVANCED BLEND",
  "PATIENT FAVORITE": "PATIENT FAVORITE",
  "NEW FORMULA": "NEW FORMULA",
  "LONG ACTING": "LONG ACTING",
};

/** Texts around a treatment's facts, on its card, in its dialog and on its page. */
export const cardWords = {
  /** For screen readers, before the amounts. */
  price: "Price: ",
  /** What a price buys one of. */
  unit: (unit: string) => unit,
  /** Follows the amount: "$299.88 per order". */
  perUnit: (unit: string) => `per ${unit}`,
  /** Within a sentence: "$299.88 per order". */
  amount: (price: number | null, unit: string) =>
    price === null ? cardWords.withheld.instead : `${formatPrice(price)} per ${unit}`,
  /** Shown instead of a price while the review of the evidence is long overdue. */
  withheld: {
    instead: "Ask for the price",
    why: "We’re reviewing the evidence for this treatment.",
  },
  /** Precedes the struck-through amount. */
  compareAt: "List price",
  /** Empty while the clinic does not know it. */
  lasts: (unit: string, lasts: string | null) =>
    lasts ? `One ${unit} lasts about ${lasts}.` : undefined,
  /** Shown once above cards when one of them does not state it. */
  lastsUnknown: "How long an order lasts depends on your dose. Ask us before you pay.",
  /** Beside a price while the clinic has not said what it buys. */
  supplyUnknown:
    "Your physician tells you which product this is, whether it is FDA-approved or compounded, and how long it lasts, before you pay.",
  /** The same where no product is approved, and once above cards. */
  suppliesUnknown: "Before you pay, your physician names the product and says how long it lasts.",
  /** Shown where availability is "ask". */
  askFirst: "Ask us if and when it’s available.",
  /** Five lines beside the picture; the fifth says who should not take it (safety-words.ts). */
  glance: {
    price: "Price",
    taken: "How you take it",
    lasts: "How long it lasts",
    lastsUnknown: "Depends on your dose; ask us",
    prescription: "Prescription",
    needed: "Required, after a physician’s evaluation",
  },
  details: "View Details",
  /** For screen readers, after "View Details", because a page has many of these links. */
  detailsOf: (title: string) => ` of ${title}`,
  benefits: "Benefits",
  call: "Call to Schedule",
  online: "Schedule Online",
  close: "Close",
  sections: {
    ingredients: "Ingredients",
    directions: "Directions",
    warnings: "Warnings",
    disclaimer: "Disclaimer",
  },
} as const;
