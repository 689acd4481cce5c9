import type { Kysely } from "kysely";
import type { PaymentView, ReadPayment } from "../../app/contracts/payments";
import type { PaymentRow, Schema } from "../db/schema";
import type { Logger } from "../logger";
import { type CheckoutProvider, ProviderError } from "../providers/checkout-provider";
import type { RecordPayment } from "./record-payment";

/** Nothing that is not over yet is asked about again this soon, in milliseconds. */
const askedAgainAfter = 1000;

/**
 * What has become of a payment. A visitor who comes back is often faster than the provider's
 * notification, so the provider is asked; who turned back has the checkout ended, so that an old
 * window can't pay beside a new one. Throws when the database does not answer.
 */
export function makeReadPayment(parts: {
  db: Kysely<Schema>;
  logger: Logger;
  provider: CheckoutProvider;
  recordPayment: RecordPayment;
}): ReadPayment {
  const { db, logger, provider, recordPayment } = parts;
  const asked = new Map<string, number>();

  const find = (id: string) =>
    db.selectFrom("payments").selectAll().where("id", "=", id).executeTakeFirst();

  /** Of many reloads at once, one asks. */
  function mayAsk(id: string) {
    const now = Date.now();
    for (const [other, at] of asked) if (now - at > askedAgainAfter) asked.delete(other);
    if (asked.has(id)) return false;
    asked.set(id, now);
    return true;
  }

  async function askProvider({ id, session_id, reference }: PaymentRow, ends: boolean) {
    if (!session_id || !mayAsk(`${id}${ends}`)) return;
    try {
      const { cancelCheckout, readCheckout } = provider;
      await recordPayment(await (ends ? cancelCheckout : readCheckout)(session_id));
    } catch (error) {
      const code = error instanceof ProviderError ? error.code : undefined;
      logger.warn({ reference, code, err: error }, "the provider does not say what became of it");
    }
  }

  return async ({ id, cameFrom }) => {
    if (!/^[\da-f-]{36}$/.test(id)) return null;
    const row = await find(id);
    const isOver = row?.status === "paid" || row?.status === "failed";
    if (!row || isOver || cameFrom === "form") return row ? view(row) : null;
    if (row.status !== "cancelled") await askProvider(row, cameFrom === "cancel");
    return view((await find(id)) ?? row);
  };
}

function view(row: PaymentRow): PaymentView {
  return {
    id: row.id,
    status: row.status === "started" ? "open" : row.status,
    amountCents: row.amount_cents,
    description: row.description,
    reference: row.reference,
    paidAt: row.paid_at,
    checkoutUrl: row.status === "started" ? row.checkout_url : null,
    isTest: row.provider === "test",
  };
}
