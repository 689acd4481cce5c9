import type Stripe from "stripe";
import {
  type CheckoutProvider,
  type CheckoutState,
  type ProductProvider,
  ProviderError,
  type Reversal,
} from "./provider";
import { makeStripeClient, type StripeSettings, type StripeTimes } from "./stripe-client";

/** Marks the products that the provider makes of inline prices: they are not treatments. */
export const inlineProductMark = { made_by: "payment-page" } as const;

/** State of a checkout that only notifications report. */
const stateOfEvent: Record<string, CheckoutState["state"] | "as-it-is"> = {
  "checkout.session.completed": "as-it-is",
  "checkout.session.async_payment_succeeded": "paid",
  "checkout.session.async_payment_failed": "failed",
  "checkout.session.expired": "expired",
};

/** Checkout Sessions with one inline price. */
export function makeStripeCheckout(
  settings: StripeSettings,
  times?: StripeTimes,
): CheckoutProvider {
  const { stripe, ask } = makeStripeClient(settings, times);
  const { webhookSecret, apiUrl } = settings;

  const readCheckout = async (sessionId: string) =>
    checkoutState(await ask(() => stripe.checkout.sessions.retrieve(sessionId)));

  return {
    name: "stripe",
    // A test's fake for the provider serves its pages from its own URL.
    checkoutOrigins: ["https://checkout.stripe.com", ...(apiUrl ? [apiUrl] : [])],

    async createCheckout(checkout) {
      const { paymentId, reference, description } = checkout;
      const metadata = { payment: paymentId, reference };
      const session = await ask(() =>
        stripe.checkout.sessions.create(
          {
            mode: "payment",
            submit_type: "pay",
            ...(checkout.language === "es" && { locale: "es-419" }),
            client_reference_id: paymentId,
            metadata,
            payment_intent_data: { description, metadata },
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: "usd",
                  unit_amount: checkout.amountCents,
                  product_data: { name: description, metadata: inlineProductMark },
                },
              },
            ],
            success_url: checkout.successUrl,
            cancel_url: checkout.cancelUrl,
          },
          { idempotencyKey: checkout.idempotencyKey },
        ),
      );
      if (typeof session.id !== "string" || typeof session.url !== "string") {
        throw new ProviderError("unexpected_answer");
      }
      return { sessionId: session.id, url: session.url };
    },

    readCheckout,

    async cancelCheckout(sessionId) {
      try {
        return checkoutState(await ask(() => stripe.checkout.sessions.expire(sessionId)));
      } catch (error) {
        // The checkout is no longer open, but paid or expired: read its present state.
        if (error instanceof ProviderError && error.refused) return readCheckout(sessionId);
        throw error;
      }
    },

    async refund({ refundId, paymentId, paymentIntent, amountCents, isRepeated }) {
      const metadata = { payment: paymentId, refund: refundId };
      const about = { payment_intent: paymentIntent };
      // The provider forgets idempotency keys after a day, but no refund.
      const before = isRepeated
        ? (await ask(() => stripe.refunds.list({ ...about, limit: 100 }))).data
        : [];
      const made = before.find((one) => one.metadata?.refund === refundId);
      const refund =
        made ??
        (await ask(() =>
          stripe.refunds.create(
            { ...about, amount: amountCents, metadata },
            { idempotencyKey: refundId },
          ),
        ));
      if (refund?.object !== "refund") throw new ProviderError("unexpected_answer");
      return readReversal(refund as unknown as Reversed, refund.created);
    },

    readEvent(body, signature) {
      if (webhookSecret === "") throw new ProviderError("no_webhook_secret");
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(body, signature, webhookSecret);
      } catch {
        throw new ProviderError("bad_signature");
      }
      // Validated although it is signed: "null" is JSON too.
      if (typeof event?.type !== "string" || !event.data?.object)
        throw new ProviderError("unexpected_answer");
      const state = stateOfEvent[event.type];
      if (!state) return reversalOf(event);
      const read = checkoutState(event.data.object as Stripe.Checkout.Session);
      return state === "as-it-is" ? read : { ...read, state };
    },
  };
}

function checkoutState(session: Stripe.Checkout.Session): CheckoutState {
  if (typeof session?.id !== "string" || session.object !== "checkout.session") {
    throw new ProviderError("unexpected_answer");
  }
  const { payment_intent: intent } = session;
  return {
    sessionId: session.id,
    paymentId: session.client_reference_id ?? "",
    state: stateOf(session),
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? "",
    paymentIntent: typeof intent === "string" ? intent : (intent?.id ?? null),
    email: session.customer_details?.email ?? null,
  };
}

function stateOf({ status, payment_status }: Stripe.Checkout.Session): CheckoutState["state"] {
  if (payment_status === "paid") return "paid";
  if (status === "complete") return "processing";
  return status === "expired" ? "expired" : "open";
}

/** Longer than for a checkout, but a request ends before a batch counts as interrupted. */
const batchTimes: StripeTimes = { timeout: 15_000, totalTimeout: 60_000 };

/** The products on sale, without those that the provider makes for single payments. */
export function makeStripeProducts(settings: StripeSettings, times = batchTimes): ProductProvider {
  const { stripe, ask } = makeStripeClient(settings, times);

  return {
    async *listProducts() {
      let after: string | undefined;
      for (;;) {
        const page = await ask(() =>
          stripe.products.list({
            active: true,
            limit: 100,
            ...(after && { starting_after: after }),
          }),
        );
        if (!Array.isArray(page.data)) throw new ProviderError("unexpected_answer");
        for (const { id, name, description, metadata } of page.data) {
          if (metadata?.made_by === inlineProductMark.made_by) continue;
          yield { id, name, description: description ?? "", slug: metadata?.slug ?? "" };
        }
        after = page.data.at(-1)?.id;
        if (!page.has_more || !after) return;
      }
    },

    async updateDescription({ id, description, idempotencyKey }) {
      await ask(() => stripe.products.update(id, { description }, { idempotencyKey }));
    },
  };
}

const aboutReversals = /^(charge\.refunded$|charge\.refund\.|refund\.|charge\.dispute\.)/;

/** The fields that charges, refunds and disputes have in common. */
type Reversed = {
  object: Reversal["kind"];
  id: string;
  currency: string;
  amount: number;
  amount_refunded: number;
  status: string | null;
  payment_intent: string | { id: string } | null;
  /** A refund's or dispute's own; the payment's is on the charge. */
  metadata?: { payment?: string; refund?: string };
};

/** Notifications about refunds and disputes; null for those about something else. */
function reversalOf({ type, data, created }: Stripe.Event): Reversal | null {
  if (!aboutReversals.test(type)) return null;
  return readReversal(data.object as unknown as Reversed, created);
}

/** `created`: when it was so, in seconds. */
function readReversal(read: Reversed, created: number): Reversal {
  const { object: kind, id, currency, payment_intent: intent } = read;
  // A charge's own amount and status are those of the payment.
  const isCharge = kind === "charge";
  const amountCents = isCharge ? read.amount_refunded : read.amount;
  // Validated although it is signed: an implausible value is not stored.
  const isRight =
    ["charge", "refund", "dispute"].includes(kind) &&
    typeof id === "string" &&
    typeof currency === "string" &&
    Number.isSafeInteger(amountCents) &&
    amountCents >= 0;
  if (!isRight) throw new ProviderError("unexpected_answer");
  return {
    kind,
    id,
    paymentIntent: (typeof intent === "string" ? intent : intent?.id) ?? "",
    paymentId: read.metadata?.payment ?? "",
    refundId: read.metadata?.refund ?? "",
    amountCents,
    currency,
    status: isCharge ? "" : String(read.status ?? ""),
    at: created > 0 && created < 1e11 ? new Date(created * 1000) : null,
  };
}
