import { type Kysely, sql } from "kysely";
import { disputeWords, paymentExportWords, paymentWord } from "~/content/en/staff/staff-payments";
import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import { byteOrderMark, csvRecords, csvTime } from "~/core/csv";
import { type Cursor, countRows, keysetPage } from "~/core/db/queries";
import type { Schema } from "~/core/db/schema";
import type { Actor } from "~/core/sessions/people";
import { amountText } from "~/facts/amount";
import { type PaymentFilter, paymentCondition } from "./filter-payments.server";
import { type DeskPayment, showPayments } from "./payment-row.server";

/** Payments, newest first, and the sums of those that were paid. */
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
  return { ...page, rows: await showPayments(app, page.rows), totals };
}

export type PaymentTotals = Awaited<ReturnType<typeof totalsOf>>;

/** Sums of the payments that were paid. */
async function totalsOf(db: Kysely<Schema>, filter: PaymentFilter) {
  const sum = (of: string) => sql<number | string>`coalesce(sum(${sql.raw(of)}), 0)`;
  const row = await db
    .selectFrom("payments")
    .select([
      sum("1").as("paid"),
      sum("amount_cents").as("received"),
      sum("refunded_cents").as("refunded"),
      sum("case when dispute = 'lost' then amount_cents - refunded_cents else 0 end").as("lost"),
      sum("case when provider = 'test' then 1 else 0 end").as("tests"),
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
    /** Number of payments at the test checkout, where no money moves. */
    tests: Number(row.tests),
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
  const rows = await countRows(
    db,
    db.selectFrom("payments").select("id").where(paymentCondition(filter)),
  );
  await writeAudit(db, {
    at: clock(),
    actor,
    action: "exported payments",
    detail: `${rows} rows`,
  });
  yield byteOrderMark + csvRecords([columns.map(([heading]) => heading)]);
  let cursor: Cursor | null = null;
  do {
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(db, filter, cursor, batch);
    const shown = await showPayments(app, page.rows);
    if (shown.length > 0)
      yield csvRecords(shown.map((row) => columns.map(([, cell]) => cell(row))));
    cursor = page.older;
  } while (cursor);
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

const columns: [heading: string, cell: (payment: DeskPayment) => string][] = [
  [words.reference, ({ reference }) => reference],
  [words.started, ({ createdAt }) => csvTime(createdAt)],
  [words.amount, ({ amountCents }) => amountText(amountCents)],
  [words.invoice, ({ invoice }) => invoice],
  [words.description, ({ description }) => description],
  [words.status, ({ status }) => paymentWord[status]],
  [words.paid, ({ paidAt }) => csvTime(paidAt)],
  [words.refunded, ({ refundedCents }) => amountText(refundedCents)],
  [words.dispute, ({ dispute }) => (dispute ? disputeWords[dispute] : "")],
  [words.notice, ({ hasNotice }) => (hasNotice ? words.yes : "")],
  [words.email, ({ email }) => email ?? ""],
  [words.inquiry, ({ inquiries }) => inquiries[0]?.reference ?? ""],
  [words.test, ({ test }) => (test ? words.yes : "")],
];
