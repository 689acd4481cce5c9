import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Kysely } from "kysely";
import { listings } from "~/catalogue/products";
import { pathIn } from "~/content/languages";
import type { Schema } from "~/core/db/schema";
import type { TestCheckoutRow } from "~/core/db/tables/payment-tables";
import {
  type CheckoutProvider,
  type CheckoutState,
  type ProductProvider,
  ProviderError,
} from "./provider";

type Checkouts = { db: Kysely<Schema>; clock: () => Date };

/** Milliseconds until a payment "confirmed later" is paid. */
export const confirmedAfterMs = 6000;

/**
 * A checkout on the site's own URL, for installations without a provider's key: no card, no money.
 * Its state is the one that the visitor chose.
 */
export function makeTestCheckout({
  db,
  clock,
  siteUrl,
}: Checkouts & { siteUrl: string }): CheckoutProvider {
  async function readCheckout(sessionId: string): Promise<CheckoutState> {
    const row = await findTestCheckout({ db }, sessionId);
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

  return {
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
      const path = pathIn(checkout.language, `/payment/test-checkout/${row.id}`);
      return { sessionId: row.id, url: siteUrl + path };
    },
    readCheckout,
    async cancelCheckout(sessionId) {
      await changeTestCheckout({ db, clock }, sessionId, "expired");
      return readCheckout(sessionId);
    },
    refund: async ({ refundId, paymentId, amountCents }) => ({
      kind: "refund",
      id: `test_${refundId}`,
      paymentIntent: "",
      paymentId,
      refundId,
      amountCents,
      currency: "usd",
      status: "succeeded",
      at: clock(),
    }),
    readEvent() {
      throw new ProviderError("no_webhook_secret");
    },
  };
}

export const findTestCheckout = ({ db }: Pick<Checkouts, "db">, id: string) =>
  db.selectFrom("test_checkouts").selectAll().where("id", "=", id).executeTakeFirst();

/** Changes only an open checkout: clicking a button again later has no effect. */
export async function changeTestCheckout(
  { db, clock }: Checkouts,
  id: string,
  state: TestCheckoutRow["state"],
) {
  await db
    .updateTable("test_checkouts")
    .set({ state, changed_at: clock().toISOString() })
    .where("id", "=", id)
    .where("state", "=", "open")
    .execute();
}

function stateOf({ state, changed_at }: TestCheckoutRow, now: Date): CheckoutState["state"] {
  const confirmed = now.getTime() - Date.parse(changed_at) >= confirmedAfterMs;
  return state === "processing" && confirmed ? "paid" : state;
}

/** All start with an outdated text; two of three have a slug, the others are matched by title. */
const firstProducts = listings.map(({ slug, title }, n) => ({
  id: `prod_test_${slug}`,
  name: title,
  slug: n % 3 === 0 ? "" : slug,
  description: `An earlier text about ${title}.`,
}));

/** The catalogue as a provider would hold it, for installations without a provider's key. */
export function makeTestProducts({
  db,
  respondsAfter = 100,
}: {
  db: Kysely<Schema>;
  /** Milliseconds of one write, in place of a network's delay. */
  respondsAfter?: number;
}): ProductProvider {
  return {
    async *listProducts() {
      await db
        .insertInto("test_products")
        .values(firstProducts)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      yield* await db.selectFrom("test_products").selectAll().orderBy("id").execute();
    },
    async updateDescription({ id, description }) {
      await pause(respondsAfter);
      await db.updateTable("test_products").set({ description }).where("id", "=", id).execute();
    },
  };
}
