import { cardsOutside, type PriceFigure } from "../../../catalogue/price-ranges";
import type { Facts } from "../../../facts/facts-schema";
import { formatPrice } from "../../../facts/format-price";
import { listInWords } from "../list-in-words";

/** Beside a figure: why a card may show another price, and which cards lie outside it. */
export function rangeNote(facts: Facts, figure: PriceFigure): string {
  const outside = cardsOutside(facts, figure);
  if (outside.length === 0) return ifOneOrderLasts[figure] ?? "If one order lasts a month.";
  const names = outside.map(({ title, price }) => `${title} (${formatPrice(price)})`);
  const period = figure === "sexualHealthPeptides" ? "one treatment period" : "one month";
  return `The figure is for ${period}, but a card shows the price of one order, which may last longer or shorter: outside it ${names.length === 1 ? "is" : "are"} ${listInWords(names)}.`;
}

/** A treatment period is as long as the physician sets it. */
const ifOneOrderLasts: Partial<Record<PriceFigure, string>> = {
  sexualHealthPeptides: "If one order lasts the whole period.",
};
