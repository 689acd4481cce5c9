import { formatPrice } from "~/facts/format-facts";

/** Texts around a treatment's facts, on its card, in its dialog and on its page. */
export const cardWords = {
  /** For screen readers, before the amounts. */
  price: "Price: ",
  /** Follows the amount: "$299.88 per order". */
  perUnit: (unit: string) => `per ${unit}`,
  /** Within a sentence: "$299.88 per order". */
  amount: (price: number | null, unit: string) =>
    price === null ? cardWords.withheld.instead : `${formatPrice(price)} per ${unit}`,
  /** Shown instead of a price while the review of the evidence is long overdue. */
  withheld: { instead: "Ask for the price", why: "Its evidence is waiting for a review." },
  /** Precedes the struck-through amount. */
  compareAt: "List price",
  /** Empty while the clinic does not know it. */
  lasts: (unit: string, lasts: string | null) =>
    lasts ? `One ${unit} lasts about ${lasts}.` : undefined,
  /** Shown once above cards when one of them does not state it. */
  lastsUnknown: "How long an order lasts depends on your dose; ask before you pay.",
  /** Shown where availability is "ask". */
  askFirst: "Ask us whether and when you can have it.",
  /** Five lines beside the picture; the fifth says who should not take it (safety-words.ts). */
  glance: {
    price: "Price",
    taken: "How you take it",
    lasts: "How long it lasts",
    lastsUnknown: "Depends on your dose; ask us",
    prescription: "Prescription",
    needed: "Needed, after a physician’s evaluation",
  },
  details: "View Details",
  /** For screen readers, after "View Details", because a page has many of these links. */
  detailsOf: (title: string) => ` of ${title}`,
  servings: "What you get",
  benefits: "Benefits",
  call: "Call to Schedule",
  online: "Schedule Online",
  /** Shown under the button. */
  onlineNote: "Schedule Online sends us an inquiry. We then find a time with you.",
  close: "Close",
  sections: {
    ingredients: "Ingredients",
    directions: "Directions",
    warnings: "Warnings",
    disclaimer: "Disclaimer",
  },
} as const;
