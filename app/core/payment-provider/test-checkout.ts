import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "~/core/db/schema";
import type { TestCheckoutRow } from "~/core/db/tables/payment-tables";
import type { TestCheckout, TestCheckoutChoice } from "~/staff/payments/payments-types";
import { type CheckoutProvider, type CheckoutState, ProviderError } from "./checkout-provider";

/** How long a payment that is "confirmed later" takes, in milliseconds. */
const confirmedAfter = 6000;

/**
 * A checkout on the site's own URL, for installations without a provider's key: no card, no
 * money. It behaves like the provider's: its state is what the visitor chose.
 */
export function makeTestCheckout({
  db,
  clock,
  siteUrl,
  recordPayment,
}: {
  db: Kysely<Schema>;
  clock: () => Date;
  siteUrl: string;
  /** Called with what a real provider would notify the site of. */
  recordPayment: (news: CheckoutState) => Promise<unknown>;
}) {
  const find = (id: string) =>
    db.selectFrom("test_checkouts").selectAll().where("id", "=", id).executeTakeFirst();

  async function read(sessionId: string): Promise<CheckoutState> {
    const row = await find(sessionId);
    if (!row) throw new ProviderError("resource_missing", { words: "No such test checkout" });
    return {
      sessionId,
      paymentId: row.payment_id,
      state: stateOf(row, clock()),
      amountCents: row.amount_cents,
      currency: "usd",
      paymentIntent: null,
    };
  }

  /** Only an open checkout can change: clicking a button again later changes nothing. */
  const change = (id: string, state: TestCheckoutRow["state"]) =>
    db
      .updateTable("test_checkouts")
      .set({ state, changed_at: clock().toISOString() })
      .where("id", "=", id)
      .where("state", "=", "open")
      .execute();

  /** If the notification fails, the worker asks later. */
  const notify = async (id: string) => void (await recordPayment(await read(id)));

  const provider: CheckoutProvider = {
    name: "test",
    checkoutOrigins: [siteUrl],
    async createCheckout({ idempotencyKey, ...checkout }) {
      const id = `test_${randomBytes(16).toString("hex")}`;
      await db
        .insertInto("test_checkouts")
        .values({
          id,
          idempotency_key: idempotencyKey,
          payment_id: checkout.paymentId,
          amount_cents: checkout.amountCents,
          description: checkout.description,
          state: "open",
          changed_at: clock().toISOString(),
          success_url: checkout.successUrl,
          cancel_url: checkout.cancelUrl,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const row = await db
        .selectFrom("test_checkouts")
        .select("id")
        .where("idempotency_key", "=", idempotencyKey)
        .executeTakeFirstOrThrow();
      return { sessionId: row.id, url: `${siteUrl}/payment/test-checkout/${row.id}` };
    },
    readCheckout: read,
    async cancelCheckout(sessionId) {
      await change(sessionId, "expired");
      return read(sessionId);
    },
    readEvent() {
      throw new ProviderError("no_webhook_secret");
    },
  };

  return {
    provider,

    async readTestCheckout(id: string): Promise<TestCheckout | null> {
      const row = await find(id);
      if (!row) return null;
      return {
        amountCents: row.amount_cents,
        description: row.description,
        isOpen: row.state === "open",
        backUrl: pathOf(row.state === "expired" ? row.cancel_url : row.success_url),
      };
    },

    /** Where the visitor goes next, as a path of this site; null when there is no such checkout. */
    async finishTestCheckout(id: string, choice: TestCheckoutChoice): Promise<string | null> {
      // As at the provider: the back link leaves the checkout open.
      if (choice !== "cancel") await change(id, choice === "pay" ? "paid" : "processing");
      const row = await find(id);
      if (!row) return null;
      if (choice !== "cancel") await notify(id);
      if (row.state === "processing")
        setTimeout(() => notify(id).catch(() => {}), confirmedAfter + 100).unref();
      return pathOf(choice === "cancel" && row.state === "open" ? row.cancel_url : row.success_url);
    },
  };
}

/** The visitor stays on the host name that they used. */
function pathOf(address: string) {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

function stateOf({ state, changed_at }: TestCheckoutRow, now: Date): CheckoutState["state"] {
  const confirmed = now.getTime() - Date.parse(changed_at) >= confirmedAfter;
  return state === "processing" && confirmed ? "paid" : state;
}
