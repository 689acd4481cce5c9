import { onTestFinished } from "vitest";
import { products as catalogue } from "../../app/content/catalogue/products";
import type { ProductUpdate } from "../../app/context";
import { makeStripeProducts } from "../providers/stripe-products";
import { makeProductUpdates } from "../services/update-product-descriptions";
import type { TestDatabase } from "./databases";
import type { startFakeStripe } from "./fake-stripe";
import { fakeClock, recordingLogger } from "./fakes";
import { quick } from "./payments";
import { waitUntil } from "./wait-until";

type Stripe = Awaited<ReturnType<typeof startFakeStripe>>;

/** The updates of one process of the site: several on one database share their batch. */
export function aProcess({ db }: TestDatabase, stripe: Stripe, clock = fakeClock()) {
  const { logger, lines } = recordingLogger();
  const settings = { secretKey: "sk_test_1", webhookSecret: "", apiUrl: stripe.url };
  const provider = makeStripeProducts(settings, { ...quick, timeout: 2000 });
  const updates = makeProductUpdates({ db, logger, provider, clock: clock.now, lookEveryMs: 10 });
  onTestFinished(() => updates.stop().catch(() => {}));
  return { ...updates, clock, lines };
}

/** The last batch, once it is finished. */
export async function ended(updates: { readProductUpdate: () => Promise<ProductUpdate | null> }) {
  await waitUntil(async () => (await updates.readProductUpdate())?.status !== "running");
  const state = await updates.readProductUpdate();
  if (state?.status !== "finished") throw new Error(JSON.stringify(state));
  return state;
}

/** The whole catalogue as the provider may hold it, with texts of another day. */
export function fill(stripe: Stripe, list = catalogue) {
  for (const { slug, title } of list)
    stripe.addProduct({
      id: `prod_${slug}`,
      name: title,
      description: "An old text",
      metadata: { slug },
    });
}

/** What the provider was asked to change. */
export const writes = (stripe: Stripe) => stripe.asked.filter(({ method }) => method === "POST");
