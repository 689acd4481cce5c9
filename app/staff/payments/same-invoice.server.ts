import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Schema } from "~/core/db/schema";
import type { PaymentRow } from "~/core/db/tables/payment-tables";

/** "INV-7", "inv-7", "#inv -7" and "Invoice INV-7" are one number. */
const plainInvoice = (text: RawBuilder<string>) =>
  sql<string>`replace(replace(replace(lower(${text}), ' ', ''), '#', ''), 'invoice', '')`;

/** Other payments of the same invoice that were paid and not refunded whole, the oldest first. */
export function paidForSameInvoice(
  db: Kysely<Schema>,
  { id, invoice }: Pick<PaymentRow, "id" | "invoice">,
): Promise<{ id: string; reference: string }[]> {
  return db
    .selectFrom("payments")
    .select(["id", "reference"])
    .where(plainInvoice(sql.ref("invoice")), "!=", "")
    .where(plainInvoice(sql.ref("invoice")), "=", plainInvoice(sql.val(invoice)))
    .where("id", "!=", id)
    .where("status", "=", "paid")
    .where("refunded_cents", "<", sql.ref<number>("amount_cents"))
    .where("removed_at", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .limit(20)
    .execute();
}
