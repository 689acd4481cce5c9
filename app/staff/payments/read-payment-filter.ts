import { paymentWord } from "~/content/en/staff/staff-payments";
import { type Days, readDays } from "~/staff/frame/day-field";
import { queryText } from "~/staff/frame/list-url";

/** Filters of the list; "" is no filter. Days are "YYYY-MM-DD" of the clinic. */
export type PaymentFilter = {
  status: keyof typeof paymentWord | "";
  /** A reference, an amount, a day, an invoice's number, an email address or words. */
  search: string;
  /** Day of payment, or of its beginning when it was never paid. */
  from?: string;
  to?: string;
};

export const paymentStates = Object.keys(paymentWord) as (keyof typeof paymentWord)[];

/** The list's filter, read from its URL; `wrong` holds texts that are not days. */
export function readPaymentFilter(query: URLSearchParams): {
  filter: Required<PaymentFilter>;
  wrong: Days;
} {
  const { days, wrong } = readDays(query);
  const status = paymentStates.find((one) => one === query.get("status")) ?? "";
  return { filter: { status, search: queryText(query, "q", 100), ...days }, wrong };
}
