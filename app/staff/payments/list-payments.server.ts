import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from "kysely";
import { disputeWords, paymentExportWords, paymentWord } from "~/content/en/staff/staff-payments";
import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import { type CsvColumn, csvPages, csvTime } from "~/core/csv";
import { type Cursor, countRows, keysetPage } from "~/core/db/queries";
import type { Schema } from "~/core/db/schema";
import type { Actor } from "~/core/sessions/people";
import { amountText, centsOf } from "~/facts/amount";
import { addDays, type LocalDate, parseDate } from "~/facts/hours/local-date";
import { clinicMidnight } from "~/facts/hours/zoned-time.server";
import { type Days, queryText, readDays } from "~/staff/frame/list";
import { canonicalReference } from "~/staff/inquiry-record/reference.server";
import { type DeskPayment, showPayments } from "./payment-row.server";

/** Payments, newest first, and the sums of those that were paid with money. */
export async function listPayments(
  app: App,
  { actor, cursor, ...filter }: PaymentFilter & { actor: Actor; cursor: Cursor | null },
) {
  const { db, clock } = app;
  const page = await readPage(db, filter, cursor);
  const totals = await totalsOf(db, filter);
  await writeAudit(db, {
    at: clock(),
    actor,
    action: "listed payments",
    detail: page.rows.map((row) => row.reference).join(" "),
  });
  return { ...page, rows: await showPayments(app, { actor, rows: page.rows }), totals };
}

export type PaymentTotals = Awaited<ReturnType<typeof totalsOf>>;

async function totalsOf(db: Kysely<Schema>, filter: PaymentFilter) {
  const sumWhere = (is: string, of: string) =>
    sql<
      number | string
    >`coalesce(sum(case when provider ${sql.raw(is)} 'test' then ${sql.raw(of)} else 0 end), 0)`;
  const sum = (of: string) => sumWhere("<>", of);
  const row = await db
    .selectFrom("payments")
    .select([
      sum("1").as("paid"),
      sum("amount_cents").as("received"),
      sum("refunded_cents").as("refunded"),
      sum("case when dispute = 'lost' then amount_cents - refunded_cents else 0 end").as("lost"),
      sumWhere("=", "1").as("tests"),
      sumWhere("=", "amount_cents").as("tested"),
    ])
    .where(paymentCondition(filter))
    .where("status", "=", "paid")
    .executeTakeFirstOrThrow();
  // PostgreSQL returns sums as text.
  return {
    paid: Number(row.paid),
    receivedCents: Number(row.received),
    refundedCents: Number(row.refunded),
    /** Sum that cardholders got back in disputes. */
    lostCents: Number(row.lost),
    /** Number and sum of payments at the test checkout, where no money moves: in no other number. */
    tests: Number(row.tests),
    testedCents: Number(row.tested),
  };
}

const batch = 500;

/**
 * Streams everything that matches as CSV, in batches. Audits the number of rows before the first.
 */
export async function* exportPayments(
  app: App,
  { actor, ...filter }: PaymentFilter & { actor: Actor },
) {
  const { db, clock } = app;
  const matching = db.selectFrom("payments").select("id").where(paymentCondition(filter));
  const detail = `${await countRows(db, matching)} rows`;
  await writeAudit(db, { at: clock(), actor, action: "exported payments", detail });
  yield* csvPages(columns, async (cursor) => {
    const { rows, older } = await readPage(db, filter, cursor, batch);
    return { rows: await showPayments(app, { actor, rows }), older };
  });
}

const readPage = (
  db: Kysely<Schema>,
  filter: PaymentFilter,
  cursor: Cursor | null,
  limit?: number,
) =>
  keysetPage(
    db.selectFrom("payments").selectAll().where(paymentCondition(filter)),
    { at: "created_at", id: "id" },
    ({ created_at: at, id }) => ({ at, id }),
    cursor,
    limit,
  );

const words = paymentExportWords;

const columns: CsvColumn<DeskPayment>[] = [
  [words.reference, ({ reference }) => reference],
  [words.started, ({ createdAt }) => csvTime(createdAt)],
  [words.amount, ({ amountCents }) => ({ value: amountText(amountCents) })],
  [words.invoice, ({ invoice }) => invoice],
  [words.description, ({ description }) => description],
  [words.status, ({ status }) => paymentWord[status]],
  [words.paid, ({ paidAt }) => csvTime(paidAt)],
  [words.refunded, ({ refundedCents }) => ({ value: amountText(refundedCents) })],
  [words.dispute, ({ dispute }) => (dispute ? disputeWords[dispute] : "")],
  [words.notice, ({ hasNotice }) => (hasNotice ? words.yes : "")],
  [words.email, ({ email }) => email ?? ""],
  [words.inquiry, ({ inquiries }) => inquiries[0]?.reference ?? ""],
  [words.test, ({ test }) => (test ? words.yes : "")],
];

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
  const statusParam = query.get("status") ?? "";
  const status = Object.hasOwn(paymentWord, statusParam)
    ? (statusParam as keyof typeof paymentWord)
    : "";
  return { filter: { status, search: queryText(query, "q", 100), ...days }, wrong };
}

type Where = ExpressionBuilder<Schema, "payments">;

/** The day on which a payment was paid, or begun if it never was. */
const dayOfPayment = sql<string>`coalesce(payments.paid_at, payments.created_at)`;

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

function found(where: Where, text: string): Expression<SqlBool> {
  const plain = text.toLowerCase();
  const any: Expression<SqlBool>[] = [
    where("payments.reference", "=", canonicalReference(text) ?? text),
    where(sql`lower(payments.invoice)`, "=", plain.replace(/^invoice\s+/, "")),
  ];
  const cents = centsOf(text);
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
