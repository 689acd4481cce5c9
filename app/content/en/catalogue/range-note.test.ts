import { describe, expect, it } from "vitest";
import { formatPrice } from "~/facts/format-facts";
import { facts, products } from "../../../../tests/fixtures/test-facts";
import { type Cards, cardsOf, type PriceFigure } from "../../../catalogue/price-ranges";
import type { Fact } from "../../word-shapes";
import { hormoneReplacementWords } from "../pages/hormone-replacement";
import { longevityWords } from "../pages/longevity";
import { peptideTherapyWords } from "../pages/peptide-therapy";
import { sexualHealthWords } from "../pages/sexual-health";

const costs = {
  sexual: sexualHealthWords(facts).costs.facts,
  hormone: hormoneReplacementWords(facts).costs.facts,
  peptide: peptideTherapyWords(facts).costs.facts,
  longevity: longevityWords(facts).costs.facts,
};

/** Pages and texts that show each figure. */
const shown: Record<PriceFigure, readonly (readonly [readonly Fact[], string])[]> = {
  oralMedicines: [[costs.sexual, "Oral medicines"]],
  sexualHealthPeptides: [[costs.sexual, "Peptides"]],
  sexualHealthHormones: [[costs.sexual, "Hormones"]],
  longevityTherapy: [[costs.longevity, "One therapy"]],
  peptideProtocol: [[costs.peptide, "Most peptide protocols"]],
  growthHormone: [
    [costs.peptide, "Growth hormone therapies"],
    [costs.hormone, "Growth hormone therapies"],
  ],
  hcg: [[costs.hormone, "HCG for men"]],
  primalSpecialBlend: [
    [costs.peptide, "Primal Special Blend"],
    [costs.hormone, "Primal Special Blend"],
  ],
};

/** Figures that are not compared with a card's price. */
const otherFigures = [
  "combinedProtocols",
  "weightLossPercent",
  "weightLossMonths",
  "consultationMinutes",
  "followUpMinutes",
  "cancellationHours",
];

it("every figure is compared with the cards of its area, unless it is no single card's price", () => {
  expect([...Object.keys(shown), ...otherFigures].toSorted()).toEqual(
    Object.keys(facts.figures).toSorted(),
  );
});

describe.each(Object.keys(shown) as PriceFigure[])("the figure %s", (figure) => {
  const { category, slugs }: Cards = cardsOf[figure];
  const cards = products.filter(
    (card) => card.category === category && (slugs?.includes(card.slug) ?? true),
  );
  const [from, to] = [facts.figures[figure]].flat();
  const notes = shown[figure].map(
    ([rows, label]) => rows.find((row) => row.label === label)?.note ?? "",
  );

  it("has cards, and each slug exists", () => {
    expect(cards.length).toBeGreaterThan(0);
    if (slugs) expect(cards.map(({ slug }) => slug).toSorted()).toEqual(slugs.toSorted());
  });

  it("names every card outside it, with its price and whether it costs less or more, and no other", () => {
    // Figures are whole dollars.
    const isLess = (price: number) => price <= (from ?? 0) - 1;
    const isMore = (price: number) => price >= (to ?? from ?? 0) + 1;
    for (const note of notes) {
      for (const { title, price } of cards)
        expect(note.includes(`${title} (${formatPrice(price)})`), title).toBe(
          isLess(price) || isMore(price),
        );
      expect(/\bless\b/.test(note)).toBe(cards.some(({ price }) => isLess(price)));
      expect(/\bmore\b/.test(note)).toBe(cards.some(({ price }) => isMore(price)));
      const outside = cards.filter(({ price }) => isLess(price) || isMore(price)).length;
      // What holds for all of them is no exception.
      expect(/^Exception/.test(note)).toBe(outside > 0 && outside < cards.length);
    }
  });
});
