import type { Product } from "../../../catalogue/product";
import { cardWords } from "./card-words";

/** The intro above cards, with the sentence for those that do not say how long an order lasts. */
export const withLastsNote = (intro: string, products: readonly Product[]) =>
  products.some(({ lasts }) => lasts === null) ? `${intro} ${cardWords.lastsUnknown}` : intro;
