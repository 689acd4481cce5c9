import { disputeWords, paymentExportWords, paymentWord } from "~/content/en/staff/staff-payments";
import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import { byteOrderMark, csvRecords } from "~/core/csv";
import { type Cursor, keysetPage } from "~/core/db/queries";
import type { Actor } from "~/core/sessions/people";
import { amountText } from "~/facts/amount";
import { timeZone } from "~/facts/identity";
import { paymentCondition } from "./filter-payments.server";
import { type DeskPayment, showPayments } from "./payment-row.server";
import type { PaymentFilter } from "./read-payment-filter";

const batch = 500;

/**
 * Streams everything that matches as CSV, in batches. Audits the number of rows before the first.
 */
export async function* exportPayments(
  app: App,
  { actor, ...filter }: PaymentFilter & { actor: Actor },
) {
  const { db, clock } = app;
  const { rows } = await db
    .selectFrom("payments")
    .select((select) => select.fn.countAll<number | string>().as("rows"))
    .where(paymentCondition(filter))
    .executeTakeFirstOrThrow();
  await writeAudit(db, {
    at: clock(),
    actor,
    action: "exported payments",
    detail: `${Number(rows)} rows`,
  });
  yield byteOrderMark + csvRecords([columns.map(([heading]) => heading)]);
  let cursor: Cursor | null = null;
  do {
    const page: Awaited<ReturnType<typeof nextPage>> = await nextPage(cursor);
    const shown = await showPayments(app, page.rows);
    if (shown.length > 0)
      yield csvRecords(shown.map((row) => columns.map(([, cell]) => cell(row))));
    cursor = page.older;
  } while (cursor);

  function nextPage(from: Cursor | null) {
    return keysetPage(
      db.selectFrom("payments").selectAll().where(paymentCondition(filter)),
      { at: "created_at", id: "id" },
      ({ created_at: at, id }) => ({ at, id }),
      from,
      batch,
    );
  }
}

const format = new Intl.DateTimeFormat("sv-SE", {
  timeZone,
  dateStyle: "short",
  timeStyle: "medium",
});

/** "2026-03-02 09:00:00" on the clinic's clock, which spreadsheets parse as a date. */
const localTime = (instant: string | null) => (instant ? format.format(new Date(instant)) : "");

const words = paymentExportWords;

const columns: [heading: string, cell: (payment: DeskPayment) => string][] = [
  [words.reference, ({ reference }) => reference],
  [words.started, ({ createdAt }) => localTime(createdAt)],
  [words.amount, ({ amountCents }) => amountText(amountCents)],
  [words.invoice, ({ invoice }) => invoice],
  [words.description, ({ description }) => description],
  [words.status, ({ status }) => paymentWord[status]],
  [words.paid, ({ paidAt }) => localTime(paidAt)],
  [words.refunded, ({ refundedCents }) => amountText(refundedCents)],
  [words.dispute, ({ dispute }) => (dispute ? disputeWords[dispute] : "")],
  [words.notice, ({ hasNotice }) => (hasNotice ? words.yes : "")],
  [words.email, ({ email }) => email ?? ""],
  [words.inquiry, ({ inquiries }) => inquiries[0]?.reference ?? ""],
  [words.test, ({ test }) => (test ? words.yes : "")],
];
