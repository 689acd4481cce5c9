// Translates content/en/extra-costs.ts as of 4d5cbf816d4c.
import type { Product } from "../../catalogue/product";
import type { Facts } from "../../facts/facts-schema";
import { dependsOnMedicine, injection } from "./catalogue/how-taken";
import { listInWords } from "./list-in-words";

/** Text shown while a fact is missing. */
export const askUs = "Pregúntenos";

type Taken = Pick<Product, "taken">;

/**
 * Costs besides the medicine's price; needles only for what is, or may be, injected. `text` is null
 * until the clinic has supplied the fact.
 */
export const extraCosts = (
  { practical }: Facts,
  { taken }: Taken,
): { label: string; text: string | null }[] => [
  { label: "Análisis", text: practical.labPrices },
  { label: "Visitas posteriores", text: practical.visitPrices },
  ...(taken === injection || taken === dependsOnMedicine
    ? [{ label: "Agujas y otros suministros", text: practical.supplies }]
    : []),
  { label: "Envío", text: practical.shipping },
];

/** The costs as sentences for a table cell: known ones first, then those to ask about. */
export function extraCostsText(facts: Facts, product: Taken): string[] {
  const costs = extraCosts(facts, product);
  const known = costs.flatMap(({ label, text }) => (text ? [`${label}: ${text}`] : []));
  const unknown = costs.flatMap(({ label, text }) => (text ? [] : [label.toLowerCase()]));
  const asked = unknown.length > 0 ? [`${askUs} sobre ${listInWords(unknown)}.`] : [];
  return [...known, ...asked];
}
