import { randomUUID } from "node:crypto";
import { join } from "node:path";
import SQLite from "better-sqlite3-multiple-ciphers";
import type { PaymentNoticeKind } from "../../../app/core/db/tables/payment-tables";

/** Writes a paid payment into the embedded database; returns its reference. */
export function storePayment(
  dataDir: string,
  {
    reference,
    cents = 50_000,
    description = "Follow-up visit",
    invoice = "",
    email = "",
    refunded = 0,
    notice,
  }: {
    reference: string;
    cents?: number;
    description?: string;
    invoice?: string;
    email?: string;
    refunded?: number;
    /** Adds an unsettled notice. */
    notice?: PaymentNoticeKind;
  },
) {
  const db = new SQLite(join(dataDir, "site.sqlite"), { timeout: 10_000 });
  try {
    const now = new Date().toISOString();
    const id = randomUUID();
    db.prepare(
      `insert into payments (id, reference, idempotency_key, description, invoice, email, created_at,
        updated_at, paid_at, amount_cents, refunded_cents, status, provider, payment_intent)
        values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'paid', 'stripe', ?)`,
    ).run(
      ...[id, reference, id, description, invoice, email || null, now],
      ...[now, now, cents, refunded, `pi_${id}`],
    );
    if (refunded > 0)
      db.prepare(
        `insert into payment_reversals (id, payment_id, kind, amount_cents, status, at)
          values (?, ?, 'refund', ?, 'succeeded', ?)`,
      ).run(`re_${id}`, id, refunded, now);
    if (notice)
      db.prepare(
        `insert into payment_notices (id, payment_id, kind, cause, amount_cents, currency, at, note)
          values (?, ?, ?, ?, 5000, 'usd', ?, '')`,
      ).run(randomUUID(), id, notice, id, now);
    return reference;
  } finally {
    db.close();
  }
}
