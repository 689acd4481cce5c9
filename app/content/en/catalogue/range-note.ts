import { formatPrice } from "~/facts/format-facts";
import { cardsOutside, type PriceFigure } from "../../../catalogue/price-ranges";
import type { Facts } from "../../../facts/facts-schema";
import { listInWords } from "../list-in-words";

/** Shown once above an area's figures. */
export const monthlyFigures =
  "Monthly prices assume one order lasts a month. Yours may last longer or shorter.";

/** Beside a figure: the cards outside it, which may be all of them; undefined when there are none. */
export function rangeNote(facts: Facts, figure: PriceFigure): string | undefined {
  const { cards, outside } = cardsOutside(facts, figure);
  if (outside.length === 0) return undefined;
  const names = outside.map(({ title, price }) => `${title} (${formatPrice(price)})`);
  const [from = 0] = [facts.figures[figure]].flat();
  const isMore = [...new Set(outside.map(({ price }) => price > from))];
  const compared = isMore.length > 1 ? "less or more" : isMore[0] ? "more" : "less";
  if (outside.length === cards.length)
    return `What we list costs ${compared}: ${listInWords(names)} for each order.`;
  const [begin, cost] = outside.length > 1 ? ["Exceptions", "cost"] : ["Exception", "costs"];
  return `${begin}: ${listInWords(names)} ${cost} ${compared} for each order.`;
}
