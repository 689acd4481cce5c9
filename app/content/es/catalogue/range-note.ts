// Translates content/en/catalogue/range-note.ts as of cb86a463903d.
import { formatPrice } from "~/facts/format-facts";
import { cardsOutside, type PriceFigure } from "../../../catalogue/price-ranges";
import type { Facts } from "../../../facts/facts-schema";
import { listInWords } from "../list-in-words";

/** Shown once above an area's figures. */
export const monthlyFigures =
  "Los precios por mes suponen que un pedido dura un mes. El suyo puede durar más o menos.";

/** Beside a figure: the cards outside it, which may be all of them; undefined when there are none. */
export function rangeNote(facts: Facts, figure: PriceFigure): string | undefined {
  const { cards, outside } = cardsOutside(facts, figure);
  if (outside.length === 0) return undefined;
  const names = outside.map(({ title, price }) => `${title} (${formatPrice(price)})`);
  const [from = 0] = [facts.figures[figure]].flat();
  const isMore = [...new Set(outside.map(({ price }) => price > from))];
  const compared = isMore.length > 1 ? "menos o más" : isMore[0] ? "más" : "menos";
  if (outside.length === cards.length)
    return `Lo que ofrecemos cuesta ${compared}: ${listInWords(names)} por cada pedido.`;
  const [begin, cost] = outside.length > 1 ? ["Excepciones", "cuestan"] : ["Excepción", "cuesta"];
  return `${begin}: ${listInWords(names)} ${cost} ${compared} por cada pedido.`;
}
