import { type Kysely, sql } from "kysely";
import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import type { Schema } from "~/core/db/schema";
import type { PaymentRefundRow, PaymentRow } from "~/core/db/tables/payment-tables";
import { ProviderError } from "~/core/payment-provider/provider";
import { digestOfAll } from "~/core/secrets";
import type { Actor } from "~/core/sessions/people";
import { formatCents } from "~/facts/amount";
import { recordReversal } from "./record-reversal.server";

type Asked = { actor: Actor; reference: string; amountCents: number; idempotencyKey: string };

/**
 * Pays a payment, or a part of it, back through the provider. The refund is stored first: the same
 * form twice is one refund, and one whose answer was lost is asked for again (repeatRefunds).
 * "waits": the provider has not answered yet. "too-much": more than is left. "not-refundable": not
 * paid, or at another provider. `message` is the provider's, null without a useful one.
 */
export async function refundPayment(
  app: App,
  { actor, reference, amountCents, ...form }: Asked,
): Promise<
  | { outcome: "missing" | "not-refundable" }
  | { outcome: "too-much"; leftCents: number }
  | ReturnType<typeof outcomeOf>
> {
  const { db, clock } = app;
  const at = clock();
  const id = digestOfAll(["refund", reference, form.idempotencyKey, amountCents]);
  const stored = await db.transaction().execute(async (transaction) => {
    // Locks the payment: two refunds at once cannot both take what is left.
    const payment = await transaction
      .updateTable("payments")
      .set({ reference })
      .where("reference", "=", reference)
      .where("removed_at", "is", null)
      .returningAll()
      .executeTakeFirst();
    if (!payment) return { outcome: "missing" as const };
    const before = await findRefund(transaction, id);
    if (before) return { outcome: "stored" as const, payment, refund: before, isNew: false };
    if (!isRefundable(app, payment)) return { outcome: "not-refundable" as const };
    const leftCents = await leftToRefund(transaction, payment);
    if (amountCents > leftCents) return { outcome: "too-much" as const, leftCents };
    const refund: PaymentRefundRow = {
      id,
      payment_id: payment.id,
      amount_cents: amountCents,
      at: at.toISOString(),
      who: actor.name,
      person_id: actor.id,
      state: "requested",
      reversal_id: null,
      failure: null,
    };
    await transaction.insertInto("payment_refunds").values(refund).execute();
    const detail = formatCents(amountCents);
    const action = "asked for a refund";
    await writeAudit(transaction, { at, actor, action, subject: reference, detail });
    return { outcome: "stored" as const, payment, refund, isNew: true };
  });
  if (stored.outcome !== "stored") return stored;
  const { payment, refund, isNew } = stored;
  return isNew ? askProvider(app, payment, refund) : outcomeOf(refund);
}

/** Only the provider that took the money can pay it back. */
export const isRefundable = (
  { checkout }: Pick<App, "checkout">,
  { status, provider, payment_intent: intent }: PaymentRow,
) => status === "paid" && provider === checkout.name && (provider === "test" || intent !== null);

/** Cents that can be refunded, without those whose refund the provider has not answered yet. */
export async function leftToRefund(db: Kysely<Schema>, payment: PaymentRow): Promise<number> {
  if (payment.dispute === "lost") return 0;
  const { asked } = await db
    .selectFrom("payment_refunds")
    .select(sql<number | string>`coalesce(sum(amount_cents), 0)`.as("asked"))
    .where("payment_id", "=", payment.id)
    .where("state", "=", "requested")
    .executeTakeFirstOrThrow();
  return Math.max(0, payment.amount_cents - payment.refunded_cents - Number(asked));
}

const findRefund = (db: Kysely<Schema>, id: string) =>
  db.selectFrom("payment_refunds").selectAll().where("id", "=", id).executeTakeFirst();

const outcomeOf = ({
  state,
  failure,
}: PaymentRefundRow):
  | { outcome: "refused"; message: string | null }
  | { outcome: "refunded" | "waits" } =>
  state === "refused"
    ? { outcome: "refused", message: failure }
    : { outcome: state === "made" ? "refunded" : "waits" };

async function askProvider(
  app: App,
  payment: PaymentRow,
  refund: PaymentRefundRow,
  isRepeated = false,
): Promise<ReturnType<typeof outcomeOf>> {
  const { db, logger, checkout } = app;
  const { reference } = payment;
  try {
    const made = await checkout.refund({
      refundId: refund.id,
      paymentId: payment.id,
      paymentIntent: payment.payment_intent ?? "",
      amountCents: refund.amount_cents,
      isRepeated,
    });
    await recordReversal(app, made);
    return { outcome: "refunded" };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { code, words, refused } = error;
    if (!refused) {
      logger.warn({ reference, code }, "provider did not answer about a refund; will ask again");
      return outcomeOf((await findRefund(db, refund.id)) ?? refund);
    }
    logger.warn({ reference, code }, "refund refused by the provider");
    await db
      .updateTable("payment_refunds")
      .set({ state: "refused", failure: words ?? code })
      .where("id", "=", refund.id)
      .where("state", "=", "requested")
      .execute();
    return { outcome: "refused", message: words };
  }
}

/** Milliseconds. A younger refund may still be waiting for the provider's response. */
const answeredWithin = 60_000;
const atATime = 20;

/** Asks again for refunds without an answer; the provider is first asked whether it made them. */
export async function repeatRefunds(app: App) {
  const { db, clock, checkout } = app;
  const waiting = await db
    .selectFrom("payment_refunds")
    .selectAll()
    .where("state", "=", "requested")
    .where("at", "<", new Date(clock().getTime() - answeredWithin).toISOString())
    .orderBy("at")
    .limit(atATime)
    .execute();
  for (const refund of waiting) {
    const payment = await db
      .selectFrom("payments")
      .selectAll()
      .where("id", "=", refund.payment_id)
      .where("provider", "=", checkout.name)
      .executeTakeFirst();
    if (payment) await askProvider(app, payment, refund, true);
  }
}
