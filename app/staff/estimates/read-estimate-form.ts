import { catalogueOf } from "~/catalogue/products";
import { estimateFormWords as words } from "~/content/en/staff/staff-estimates";
import type { Language } from "~/content/languages";
import { centsOf, largestAmount } from "~/facts/amount";
import type { Facts } from "~/facts/facts-schema";
import { parseDate } from "~/facts/hours/local-date";

const headFields = ["patient", "birthDate", "primary", "expected", "diagnosisCodes"] as const;
const rowFields = ["service", "expected", "code", "quantity", "price", "provider"] as const;
type HeadField = (typeof headFields)[number];
export type RowField = (typeof rowFields)[number];
export type TypedRow = Record<RowField, string>;

const emptyRow: TypedRow = {
  service: "",
  expected: "",
  code: "",
  quantity: "1",
  price: "",
  provider: "",
};

/** Rows that the form has; an estimate that is written again may need one more than it has items. */
const rowsOfForm = 16;

/** The form's rows: those that are filled in, and empty ones. */
export const formRows = (filled: readonly TypedRow[]): TypedRow[] => [
  ...filled,
  ...Array.from({ length: Math.max(1, rowsOfForm - filled.length) }, () => emptyRow),
];

export type TypedEstimate = Record<HeadField | "separate", string> & { rows: TypedRow[] };

/** Longest text of each field, in characters. */
export const longest = {
  patient: 205,
  birthDate: 10,
  primary: 200,
  expected: 100,
  diagnosisCodes: 200,
  service: 200,
  code: 40,
  quantity: 3,
  price: 20,
  provider: 200,
  separate: 1000,
} as const;

/** The name of a field of the row with this index. */
export const rowField = (field: RowField, index: number) => `${field}${index + 1}`;

/** Messages by the names of the fields, in the order of the form. */
export type EstimateProblems = Record<string, string>;

export function typedEstimate(form: FormData): TypedEstimate {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.replaceAll("\r\n", "\n").trim() : "";
  };
  const rows: TypedRow[] = [];
  while (form.has(rowField("service", rows.length)))
    rows.push(
      Object.fromEntries(
        rowFields.map((field) => [field, text(rowField(field, rows.length))]),
      ) as TypedRow,
    );
  const head = Object.fromEntries(headFields.map((name) => [name, text(name)]));
  return { ...(head as Record<HeadField, string>), separate: text("separate"), rows };
}

/** Prices of the price list in cents, by treatment; one without a price is left out. */
export const pricesOf = (facts: Facts): ReadonlyMap<string, number> =>
  new Map(
    catalogueOf(facts).flatMap(({ title, price }) =>
      price === null ? [] : [[title, Math.round(price * 100)]],
    ),
  );

/**
 * The typed estimate without the clinic's own details, or its validation issues. An item of the
 * price list whose price was left empty has that of `prices`. Nobody was born after `today` or
 * before 1900.
 */
export function checkEstimate(
  typed: TypedEstimate,
  today: string,
  prices: ReadonlyMap<string, number> = new Map(),
): { estimate: Omit<Estimate, "clinic"> } | { problems: EstimateProblems } {
  const problems: EstimateProblems = {};
  const check = (name: keyof typeof longest, text: string, at: string = name) => {
    const required = name === "patient" || name === "primary" || name === "service";
    if (required && text === "") problems[at] = words.problems.missing(words[name]);
    else if (text.length > longest[name])
      problems[at] = words.problems.tooLong(words[name], longest[name]);
  };
  for (const name of headFields) check(name, typed[name]);
  if (typed.birthDate) {
    if (!parseDate(typed.birthDate)) problems.birthDate = words.problems.noDay;
    else if (typed.birthDate > today || typed.birthDate < "1900")
      problems.birthDate = words.problems.noBirthDay;
  }

  const items: EstimateItem[] = [];
  for (const [index, row] of typed.rows.entries()) {
    if (isEmpty(row)) continue;
    const at = (field: RowField) => rowField(field, index);
    for (const name of ["service", "expected", "code"] as const) check(name, row[name], at(name));
    const quantity = /^\d{1,3}$/.test(row.quantity) ? Number(row.quantity) : 0;
    if (quantity === 0) problems[at("quantity")] = words.problems.quantity;
    const listed = [...prices].find(([title]) => title.toLowerCase() === row.service.toLowerCase());
    const priceCents = row.price === "" && listed ? listed[1] : priceOf(row.price);
    if (priceCents === null) problems[at("price")] = words.problems.price;
    check("provider", row.provider, at("provider"));
    const { service, expected, code, provider } = row;
    items.push({ service, expected, code, quantity, priceCents: priceCents ?? 0, provider });
  }
  const first = rowField("service", 0);
  if (items.length === 0) problems[first] ??= words.problems.noItem;
  if (totalOf(items) > largestAmount) problems[first] ??= words.problems.total;
  check("separate", typed.separate);

  if (Object.keys(problems).length > 0) return { problems };
  const { rows: _, ...head } = typed;
  return { estimate: { ...head, items } };
}

/** A row that holds only the preset quantity counts as empty. */
export const isEmpty = ({ quantity: _, ...others }: TypedRow) =>
  Object.values(others).every((text) => text === "");

/** Cents; unlike a payment, an item may be free. null: not an amount. */
function priceOf(text: string): number | null {
  return /^\$? ?0+([.,]0*)?$/.test(text) ? 0 : centsOf(text);
}

/** A good-faith estimate as typed, stored as JSON with its inquiry. */
export type Estimate = {
  /** The inquiry's language when the estimate was written; absent: English. */
  language?: Language;
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

export const amountOf = ({ quantity, priceCents }: EstimateItem) => quantity * priceCents;

/** Sum in cents. */
export const totalOf = (items: readonly EstimateItem[]) =>
  items.reduce((sum, item) => sum + amountOf(item), 0);

/** Items grouped by provider, in the order in which they were typed. */
export const byProvider = ({ items }: Pick<Estimate, "items">) => [
  ...Map.groupBy(items, ({ provider }) => provider),
];
