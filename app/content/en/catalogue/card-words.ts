import { formatPrice } from "~/facts/format-facts";

/** The words around a treatment's facts, on its card, in its dialog and on its page. */
export const cardWords = {
  /** Read out before the amounts. */
  price: "Price: ",
  /** After the amount: "$299.88 per order". */
  perUnit: (unit: string) => `per ${unit}`,
  /** In a text: "$299.88 per order". */
  amount: (price: number | null, unit: string) =>
    price === null ? cardWords.withheld.instead : `${formatPrice(price)} per ${unit}`,
  /** In the place of a price while the review of the evidence is long overdue. */
  withheld: { instead: "Ask for the price", why: "Its evidence is waiting for a review." },
  /** Before the struck amount. */
  compareAt: "List price",
  /** Nothing while the clinic does not know it. */
  lasts: (unit: string, lasts: string | null) =>
    lasts ? `One ${unit} lasts about ${lasts}.` : undefined,
  /** Once above the cards of which one does not say it. */
  lastsUnknown: "How long an order lasts depends on your dose; ask before you pay.",
  /** Where the clinic has set "ask us". */
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
  /** Read out after "View Details", because a list of the page's links has many of them. */
  detailsOf: (title: string) => ` of ${title}`,
  servings: "What you get: ",
  benefits: "Benefits",
  call: "Call to Schedule",
  online: "Schedule Online",
  /** Under it. */
  onlineNote: "Schedule Online sends us an inquiry. We then find a time with you.",
  close: "Close",
  sections: {
    ingredients: "Ingredients",
    directions: "Directions",
    warnings: "Warnings",
    disclaimer: "Disclaimer",
  },
} as const;
