// Translates content/en/catalogue/with-lasts-note.ts as of 9a469781fe13.
import type { Product } from "../../../catalogue/product";
import { cardWords } from "./card-words";

const { lastsUnknown, supplyUnknown } = cardWords;

/** The introduction above cards, and what their prices buy where some do not state it. */
export function withLastsNote(intro: string, products: readonly Product[]): string {
  if (products.some(({ servings }) => servings === supplyUnknown))
    return `${intro} ${supplyUnknown}`.trim();
  return products.some(({ lasts }) => lasts === null) ? `${intro} ${lastsUnknown}`.trim() : intro;
}
