import type { Facts } from "../facts/facts-schema";
import type { CategoryId, Product } from "./product";
import { catalogueOf } from "./products";

type Figures = Facts["figures"];
/** Figures that state a cost in dollars and can be compared with the catalogue's cards. */
export type PriceFigure = Exclude<
  {
    [Name in keyof Figures]: Figures[Name] extends number | [number, number] ? Name : never;
  }[keyof Figures],
  | "weightLossPercent"
  | "weightLossMonths"
  | "consultationMinutes"
  | "followUpMinutes"
  | "cancellationHours"
  // The cost of several treatments together, which no single card shows.
  | "combinedProtocols"
>;

/** Cards that a visitor compares with a figure: those of its area, or specific ones. */
export const cardsOf: Record<PriceFigure, { category: CategoryId; slugs?: readonly string[] }> = {
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
};

type PricedProduct = Product & { price: number };

/** Cards whose price is outside the figure; figures are whole dollars, so cents don't count. */
export function cardsOutside(facts: Facts, figure: PriceFigure): PricedProduct[] {
  const { category, slugs } = cardsOf[figure];
  const value = facts.figures[figure];
  const [from, to] = typeof value === "number" ? [value, value] : value;
  return catalogueOf(facts)
    .filter((card) => card.category === category && (slugs?.includes(card.slug) ?? true))
    .filter((card): card is PricedProduct => card.price !== null)
    .filter(({ price }) => price <= from - 1 || price >= to + 1);
}
