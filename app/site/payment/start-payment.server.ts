import { randomUUID } from "node:crypto";
import { type Language, pathIn, splitPath } from "~/content/languages";
import type { App } from "~/core/app";
import { storable } from "~/core/db/schema";
import type { PaymentRow } from "~/core/db/tables/payment-tables";
import { type CheckoutProvider, ProviderError } from "~/core/payment-provider/provider";
import { digestOfAll } from "~/core/secrets";
import { makeReference } from "~/staff/inquiry-record/reference.server";
import { findRequest } from "~/staff/payments/request-payment.server";

/**
 * Milliseconds. The provider ends an unpaid checkout after 24 hours, so older ones are not offered
 * again.
 */
const checkoutLasts = 20 * 60 * 60 * 1000;

type NewPayment = {
  amountCents: number;
  /** Description shown by the provider, with the invoice's number where there is one. */
  description: string;
  /** "" when none was given. */
  invoice?: string;
  /** The clinic's request that it pays; "" without one. */
  requestId?: string;
  /** Language of the form and the pages that follow; absent: English. */
  language?: Language;
  /** Idempotency key of the browser's form; "" without scripts. */
  idempotencyKey: string;
  /** The visitor's key, for the log. */
  visitor: string;
};

/**
 * Stores the payment, then requests a checkout from the provider. The same key, clicked twice or
 * sent again, is one payment and one checkout. Never throws.
 */
export async function startPayment(
  app: App,
  input: NewPayment,
): Promise<
  /** `url` has been checked: the browser may open it. A path, if it is on this site. */
  | { outcome: "started"; url: string }
  /** `message` is the provider's, shown to the visitor; null without a useful one. */
  | { outcome: "refused"; message: string | null }
> {
  const { db, logger, checkout: provider, config } = app;
  const { language = "en" } = input;
  let payment: PaymentRow;
  try {
    payment = await insertPayment(app, input);
  } catch (error) {
    logger.error(
      { err: error },
      "payment not started: database write failed; the visitor was told to try again",
    );
    return { outcome: "refused", message: null };
  }
  const { id, reference, checkout_url: known } = payment;
  if (known) return { outcome: "started", url: redirectUrl(known, provider) };

  try {
    const returnUrl = `${config.siteUrl}${pathIn(language, "/payment/return")}?payment=${id}`;
    const checkout = await provider.createCheckout({
      paymentId: id,
      reference,
      idempotencyKey: payment.idempotency_key,
      amountCents: payment.amount_cents,
      description: payment.description,
      language,
      successUrl: returnUrl,
      cancelUrl: `${returnUrl}&cancelled=1`,
    });
    if (!isCheckoutUrl(checkout.url, provider)) throw new ProviderError("foreign_url");
    await db
      .updateTable("payments")
      .set({
        session_id: checkout.sessionId,
        checkout_url: checkout.url,
        status: "started",
        failure: null,
      })
      .where("id", "=", id)
      // Updates the row only if it was not paid meanwhile, but even if another request with this
      // key failed.
      .where("status", "in", ["started", "failed"])
      .execute();
    logger.info({ reference, provider: provider.name }, "payment started");
    return { outcome: "started", url: redirectUrl(checkout.url, provider) };
  } catch (error) {
    const { code, words } =
      error instanceof ProviderError ? error : new ProviderError("not_written");
    const { visitor } = input;
    logger.warn({ reference, visitor, code, err: error }, "payment refused by the provider");
    await markRefused(app, id, words ?? code);
    return { outcome: "refused", message: words };
  }
}

/** Whether the URL is on the provider's own host, or is the site's test checkout. */
function isCheckoutUrl(url: string, { name, checkoutOrigins }: CheckoutProvider): boolean {
  const parsed = URL.parse(url);
  if (!parsed || !checkoutOrigins.includes(parsed.origin)) return false;
  if (parsed.username || parsed.password) return false;
  return name !== "test" || splitPath(parsed.pathname).path.startsWith("/payment/test-checkout/");
}

/** The test checkout is on this site, under the host name that the visitor used. */
function redirectUrl(url: string, { name }: CheckoutProvider): string {
  return name === "test" ? new URL(url).pathname : url;
}

/** The row of this key: an earlier one while it can still be paid, else a new one. */
async function insertPayment(
  { db, clock, checkout }: App,
  {
    amountCents,
    invoice = "",
    requestId = "",
    idempotencyKey,
    language = "en",
    ...input
  }: NewPayment,
): Promise<PaymentRow> {
  const description = storable(input.description);
  const request = requestId === "" ? null : await findRequest(db, requestId);
  const now = clock();
  const at = now.toISOString();
  const oldest = new Date(now.getTime() - checkoutLasts).toISOString();
  const other = language === "en" ? [] : [language];
  let key = digestOfAll([idempotencyKey || randomUUID(), amountCents, description, ...other]);
  for (let tries = 0; tries < 100; tries++) {
    await db
      .insertInto("payments")
      .values({
        id: randomUUID(),
        created_at: at,
        updated_at: at,
        reference: makeReference(),
        amount_cents: amountCents,
        description,
        invoice: storable(invoice),
        status: "started",
        provider: checkout.name,
        idempotency_key: key,
        request_id: request?.id ?? null,
        inquiry_reference: request?.reference ?? null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await db
      .selectFrom("payments")
      .selectAll()
      .where("idempotency_key", "=", key)
      .executeTakeFirst();
    if (row?.status === "started" && row.created_at > oldest) return row;
    // Paid, canceled, refused or too old: trying again makes another payment.
    if (row) key = digestOfAll(["after", row.id]);
  }
  throw new Error("No free idempotency key was found");
}

/**
 * Marks a refused payment as final: the same form sent again makes a new request to the provider.
 */
async function markRefused({ db, clock, logger }: App, id: string, failure: string) {
  try {
    await db
      .updateTable("payments")
      .set({ status: "failed", failure, updated_at: clock().toISOString() })
      .where("id", "=", id)
      .where("status", "=", "started")
      .where("checkout_url", "is", null)
      .execute();
  } catch (error) {
    logger.error({ err: error }, "failed to mark a refused payment");
  }
}
