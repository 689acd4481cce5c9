import type { Kysely, Selectable } from "kysely";
import { oneOf } from "~/core/db/in-list";
import type { Schema } from "~/core/db/schema";
import { inquiriesOf } from "./payment-inquiries.server";
import type { DeskPayment } from "./payment-types";

export type StoredPayment = Selectable<Schema["payments"]>;

/** `testKey`: the provider keeps what was paid with its test keys on pages of their own. */
export async function asShown(
  db: Kysely<Schema>,
  rows: readonly StoredPayment[],
  { testKey }: { testKey: boolean },
): Promise<DeskPayment[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [inquiries, open] = [
    await inquiriesOf(db, rows),
    await db
      .selectFrom("payment_notices")
      .select("payment_id")
      .where(oneOf(db, "payment_notices.payment_id", ids))
      .where("settled_at", "is", null)
      .execute(),
  ];
  const withNotice = new Set(open.map(({ payment_id }) => payment_id));
  const folder = testKey ? "test/payments" : "payments";
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    createdAt: row.created_at,
    amountCents: row.amount_cents,
    description: row.description,
    invoice: row.invoice,
    email: row.email,
    status: row.status,
    paidAt: row.paid_at,
    refundedCents: row.refunded_cents,
    dispute: row.dispute,
    hasNotice: withNotice.has(row.id),
    inquiries: inquiries.get(row.id) ?? [],
    failure: row.failure,
    providerUrl:
      row.provider === "stripe" && row.payment_intent
        ? `https://dashboard.stripe.com/${folder}/${encodeURIComponent(row.payment_intent)}`
        : null,
    test: row.provider === "test",
  }));
}
