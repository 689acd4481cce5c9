import { formatCents } from "~/facts/amount";

/** A good-faith estimate as it was typed and is stored, as JSON, with its inquiry. */
export type Estimate = {
  patient: string;
  /** "YYYY-MM-DD"; "" leaves a line to write on. */
  birthDate: string;
  /** The main item or service, and when it is expected. */
  primary: string;
  expected: string;
  diagnosisCodes: string;
  items: EstimateItem[];
  /** What will be scheduled separately, a line each. */
  separate: string;
  /** The clinic's own lines on the day of the estimate. */
  clinic: { name: string; address: string; phone: string; email: string };
};

export type EstimateItem = {
  service: string;
  expected: string;
  code: string;
  quantity: number;
  priceCents: number;
  /** Name of the provider or facility; "" is the clinic. */
  provider: string;
};

/** What an inquiry's page lists of an estimate. */
export type WrittenEstimate = { id: string; at: string; who: string; totalCents: number };

export const amountOf = ({ quantity, priceCents }: EstimateItem) => quantity * priceCents;

/** In cents. */
export const totalOf = (items: readonly EstimateItem[]) =>
  items.reduce((sum, item) => sum + amountOf(item), 0);

/** Its items by who provides them, in the order in which they were typed. */
export const byProvider = ({ items }: Pick<Estimate, "items">) => [
  ...Map.groupBy(items, ({ provider }) => provider),
];

/** A stored estimate in one line, for the export. */
export function estimateText(stored: string): string {
  const { patient, birthDate, primary, expected, diagnosisCodes, items, separate }: Estimate =
    JSON.parse(stored);
  const lines = items.map(({ service, expected: when, code, quantity, priceCents, provider }) =>
    [service, when, code, `${quantity} × ${formatCents(priceCents)}`, provider]
      .filter(Boolean)
      .join(" "),
  );
  return [patient, birthDate, primary, expected, diagnosisCodes, ...lines, separate]
    .filter(Boolean)
    .join("; ");
}
