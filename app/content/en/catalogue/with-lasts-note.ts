import type { Product } from "../../../catalogue/product";
import { cardWords } from "./card-words";

/** The introduction above cards, with a sentence when some do not state how long an order lasts. */
export const withLastsNote = (intro: string, products: readonly Product[]) =>
  products.some(({ lasts }) => lasts === null) ? `${intro} ${cardWords.lastsUnknown}` : intro;
