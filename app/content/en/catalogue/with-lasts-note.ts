import type { Product } from "../../../catalogue/product";
import { cardWords } from "./card-words";

const { lastsUnknown, supplyUnknown, suppliesUnknown } = cardWords;

/** The introduction above cards, and what their prices buy where some do not state it. */
export function withLastsNote(intro: string, products: readonly Product[]): string {
  if (products.some(({ servings }) => servings === supplyUnknown || servings === suppliesUnknown))
    return `${intro} ${suppliesUnknown}`.trim();
  return products.some(({ lasts }) => lasts === null) ? `${intro} ${lastsUnknown}`.trim() : intro;
}
