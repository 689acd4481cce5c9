import type { Facts } from "../../facts/facts-schema";
import { freeConsultation } from "./free-consultation";

/** Text shown while a fact is missing. */
export const askUs = "Ask us";

/** Costs besides the medicine's price. `text` is null until the clinic has supplied the fact. */
export const extraCosts = ({ practical }: Facts): { label: string; text: string | null }[] => [
  { label: "Labs", text: practical.labPrices },
  { label: "Later visits", text: practical.visitPrices },
  { label: "Needles and other supplies", text: practical.supplies },
  { label: "Shipping", text: practical.shipping },
];

/** The costs as sentences for a table cell: known ones first, then those to ask about. */
export function extraCostsText(facts: Facts): string[] {
  const costs = extraCosts(facts);
  const known = costs.flatMap(({ label, text }) => (text ? [`${label}: ${text}`] : []));
  const unknown = costs.flatMap(({ label, text }) => (text ? [] : [label.toLowerCase()]));
  const asked = unknown.length > 0 ? [`${askUs} about ${unknown.join(", ")}.`] : [];
  return [freeConsultation, ...known, ...asked];
}
