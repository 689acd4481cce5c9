import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "~/core/db/schema";
import type { PaymentNoticeKind } from "~/core/db/tables/payment-tables";

/** Adds a notice that the desk shows until it is settled. The same cause makes one notice. */
export async function writeNotice(
  db: Kysely<Schema>,
  notice: {
    paymentId: string;
    kind: PaymentNoticeKind;
    /** Its cause, with the provider's id. */
    cause: string;
    amountCents: number;
    currency: string;
    at: Date;
  },
) {
  await db
    .insertInto("payment_notices")
    .values({
      id: randomUUID(),
      payment_id: notice.paymentId,
      cause: `${notice.kind} ${notice.cause}`,
      kind: notice.kind,
      amount_cents: notice.amountCents,
      currency: notice.currency,
      at: notice.at.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
