import type { Facts } from "../facts/facts-schema";
import type { CategoryId, Product } from "./product";
import { catalogueOf } from "./products";

export type Cards = { category: CategoryId; slugs?: readonly string[] };

/**
 * Figures that state a cost in dollars, with the cards that a visitor compares with them: those of
 * its area, or specific ones.
 */
export const cardsOf = {
  peptideProtocol: { category: "fitness-anti-aging" },
  longevityTherapy: { category: "fitness-anti-aging" },
  growthHormone: {
    category: "testosterone-hormone-therapy",
    slugs: ["sermorelin-troche", "tesamorelin-12mg", "tesamorelin-ipamorelin-hormone"],
  },
  hcg: { category: "testosterone-hormone-therapy", slugs: ["hcg-for-men"] },
  primalSpecialBlend: { category: "sexual-health", slugs: ["primal-special-blend"] },
  oralMedicines: { category: "sexual-health", slugs: ["sildenafil", "tadalafil"] },
  sexualHealthPeptides: { category: "sexual-health", slugs: ["pt141-nasal-spray"] },
  sexualHealthHormones: { category: "testosterone-hormone-therapy" },
} satisfies Partial<Record<keyof Facts["figures"], Cards>>;

export type PriceFigure = keyof typeof cardsOf;

type PricedProduct = Product & { price: number };

/** The figure's cards, and those whose price is outside it: figures are whole dollars, so cents don't count. */
export function cardsOutside(
  facts: Facts,
  figure: PriceFigure,
): { cards: PricedProduct[]; outside: PricedProduct[] } {
  const { category, slugs }: Cards = cardsOf[figure];
  const value = facts.figures[figure];
  const [from, to] = typeof value === "number" ? [value, value] : value;
  const cards = catalogueOf(facts)
    .filter((card) => card.category === category && (slugs?.includes(card.slug) ?? true))
    .filter((card): card is PricedProduct => card.price !== null);
  return { cards, outside: cards.filter(({ price }) => price <= from - 1 || price >= to + 1) };
}
