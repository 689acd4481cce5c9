import { type Kysely, sql } from "kysely";
import { writeAudit } from "~/core/audit/write-audit";
import { keysetPage } from "~/core/db/keyset-page";
import type { Schema } from "~/core/db/schema";
import type { DeskParts } from "~/staff/frame/desk-parts.server";
import { paymentCondition } from "./filter-payments.server";
import { asShown } from "./payment-row.server";
import type { DeskPaymentServices, PaymentFilter, PaymentTotals } from "./payment-types";

/** Payments, newest first, and the sums of those that were paid. */
export function makeListPayments(
  { db, clock }: DeskParts,
  key: { testKey: boolean },
): DeskPaymentServices["listPayments"] {
  return async ({ who, cursor, ...filter }) => {
    const page = await keysetPage(
      db.selectFrom("payments").selectAll().where(paymentCondition(filter)),
      { at: "created_at", id: "id" },
      ({ created_at: at, id }) => ({ at, id }),
      cursor,
    );
    const totals = await totalsOf(db, filter);
    await writeAudit(db, {
      at: clock(),
      who,
      action: "listed payments",
      detail: page.rows.map((row) => row.reference).join(" "),
    });
    return { ...page, rows: await asShown(db, page.rows, key), totals };
  };
}

async function totalsOf(db: Kysely<Schema>, filter: PaymentFilter): Promise<PaymentTotals> {
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
    lostCents: Number(row.lost),
    tests: Number(row.tests),
  };
}
