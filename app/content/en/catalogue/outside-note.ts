import { formatPrice } from "~/facts/format-facts";
import { cardsOutside, type PriceFigure } from "../../../catalogue/price-ranges";
import type { Facts } from "../../../facts/facts-schema";
import { listInWords } from "../list-in-words";

/** Follows several figures: the cards whose prices are outside them; "" when there are none. */
export function outsideNote(facts: Facts, figures: readonly PriceFigure[]): string {
  const cards = figures.flatMap((figure) => cardsOutside(facts, figure));
  const named = cards.map(({ title, price }) => `${title} (${formatPrice(price)})`);
  const once = [...new Set(named)];
  return once.length > 0 ? ` Priced outside these ranges: ${listInWords(once)}.` : "";
}
