import { type Kysely, sql } from "kysely";
import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import { type Cursor, keysetPage } from "~/core/db/queries";
import type { Schema } from "~/core/db/schema";
import type { Actor } from "~/core/sessions/people";
import { paymentCondition } from "./filter-payments.server";
import { showPayments } from "./payment-row.server";
import type { PaymentFilter } from "./read-payment-filter";

/** Payments, newest first, and the sums of those that were paid. */
export async function listPayments(
  app: App,
  { actor, cursor, ...filter }: PaymentFilter & { actor: Actor; cursor: Cursor | null },
) {
  const { db, clock } = app;
  const page = await keysetPage(
    db.selectFrom("payments").selectAll().where(paymentCondition(filter)),
    { at: "created_at", id: "id" },
    ({ created_at: at, id }) => ({ at, id }),
    cursor,
  );
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
