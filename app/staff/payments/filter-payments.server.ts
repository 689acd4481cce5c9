import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { paymentWord } from "~/content/en/staff/staff-payments";
import type { Schema } from "~/core/db/schema";
import { centsOf } from "~/facts/amount";
import { addDays, type LocalDate, parseDate } from "~/facts/hours/local-date";
import { clinicMidnight } from "~/facts/hours/zoned-time.server";
import { type Days, queryText, readDays } from "~/staff/frame/list";
import { canonicalReference } from "~/staff/inquiry-record/reference.server";

/** Filters of the list; "" is no filter. Days are "YYYY-MM-DD" of the clinic. */
export type PaymentFilter = {
  status: keyof typeof paymentWord | "";
  /** A reference, an amount, a day, an invoice's number, an email address or words. */
  search: string;
  /** Day of payment, or of its beginning when it was never paid. */
  from?: string;
  to?: string;
};

/** The list's filter, read from its URL; `wrong` holds texts that are not days. */
export function readPaymentFilter(query: URLSearchParams): {
  filter: Required<PaymentFilter>;
  wrong: Days;
} {
  const { days, wrong } = readDays(query);
  const asked = query.get("status") ?? "";
  const status = Object.hasOwn(paymentWord, asked) ? (asked as keyof typeof paymentWord) : "";
  return { filter: { status, search: queryText(query, "q", 100), ...days }, wrong };
}

type Where = ExpressionBuilder<Schema, "payments">;

/** The day on which a payment was paid, or begun if it never was. */
const dayOfPayment = sql<string>`coalesce(payments.paid_at, payments.created_at)`;

/** The condition of a filter. */
export const paymentCondition =
  ({ status, search, from = "", to = "" }: PaymentFilter) =>
  (where: Where): Expression<SqlBool> => {
    const conditions: Expression<SqlBool>[] = [where("payments.removed_at", "is", null)];
    const last = parseDate(to);
    if (parseDate(from)) conditions.push(since(parseDate(from)));
    if (last) conditions.push(before(addDays(last, 1)));
    if (search.trim()) conditions.push(found(where, search.trim()));
    if (status === "refunded") conditions.push(where("payments.refunded_cents", ">", 0));
    else if (status === "disputed") conditions.push(where("payments.dispute", "is not", null));
    else if (status === "notice") conditions.push(hasOpenNotice(where));
    else if (status) conditions.push(where("payments.status", "=", status));
    return where.and(conditions);
  };

/** Conditions under which a search text matches. */
function found(where: Where, text: string): Expression<SqlBool> {
  const plain = text.toLowerCase();
  const any: Expression<SqlBool>[] = [
    where("payments.reference", "=", canonicalReference(text) ?? text),
    where(sql`lower(payments.invoice)`, "=", plain.replace(/^invoice\s+/, "")),
  ];
  const cents = centsOf(text.replace(/^\$\s*/, ""));
  if (cents !== null) any.push(where("payments.amount_cents", "=", cents));
  const day = dayIn(text);
  if (day) any.push(where.and([since(day), before(addDays(day, 1))]));
  if (plain.includes("@")) any.push(where("payments.email", "=", plain));
  const words = `%${plain.replace(/[\\%_]/g, "\\$&")}%`;
  if (plain.length > 2)
    any.push(sql<SqlBool>`lower(payments.description) like ${words} escape '\\'`);
  return where.or(any);
}

export const hasOpenNotice = (where: Where) =>
  where.exists(
    where
      .selectFrom("payment_notices")
      .select(sql.lit(1).as("one"))
      .whereRef("payment_notices.payment_id", "=", "payments.id")
      .where("payment_notices.settled_at", "is", null),
  );

const since = (day: LocalDate | null) =>
  sql<SqlBool>`${dayOfPayment} >= ${day ? clinicMidnight(day) : ""}`;
const before = (day: LocalDate) => sql<SqlBool>`${dayOfPayment} < ${clinicMidnight(day)}`;

/** A typed day: "2026-03-02" or "3/2/2026". */
function dayIn(text: string): LocalDate | null {
  const [, month = "", day = "", year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  return parseDate(year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text);
}
