import { formatCents } from "~/facts/amount";

/** A good-faith estimate as typed, stored as JSON with its inquiry. */
export type Estimate = {
  patient: string;
  /** "YYYY-MM-DD"; "" prints a blank line. */
  birthDate: string;
  /** The main item or service, and its expected date. */
  primary: string;
  expected: string;
  diagnosisCodes: string;
  items: EstimateItem[];
  /** Items that will be scheduled separately, one per line. */
  separate: string;
  /** The clinic's own details on the day of the estimate. */
  clinic: {
    name: string;
    address: string;
    phone: string;
    email: string;
    /** Absent or null: a line to fill in by hand. */
    npi?: string | null;
    tin?: string | null;
  };
};

export type EstimateItem = {
  service: string;
  expected: string;
  code: string;
  quantity: number;
  priceCents: number;
  /** Name of the provider or facility; "" is the clinic itself. */
  provider: string;
};

/** Listed on the inquiry's page. */
export type WrittenEstimate = { id: string; at: string; who: string; totalCents: number };

export const amountOf = ({ quantity, priceCents }: EstimateItem) => quantity * priceCents;

/** Sum in cents. */
export const totalOf = (items: readonly EstimateItem[]) =>
  items.reduce((sum, item) => sum + amountOf(item), 0);

/** Items grouped by provider, in the order in which they were typed. */
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
