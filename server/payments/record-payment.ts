import type { Kysely } from "kysely";
import type { PaymentStatus } from "../../app/contracts/desk";
import type { Schema } from "../db/schema";
import type { Logger } from "../logger";
import type { CheckoutState } from "../providers/checkout-provider";

/**
 * Which status may follow which: notifications come twice, late and in any order. "paid" is final,
 * and a late "processing" changes nothing.
 */
const transitions: Partial<
  Record<CheckoutState["state"], { to: PaymentStatus; from: readonly PaymentStatus[] }>
> = {
  paid: { to: "paid", from: ["started", "processing", "cancelled", "failed"] },
  processing: { to: "processing", from: ["started", "cancelled"] },
  failed: { to: "failed", from: ["started", "processing", "cancelled"] },
  expired: { to: "cancelled", from: ["started"] },
};

export type RecordPayment = (
  news: CheckoutState,
) => Promise<"recorded" | "known" | "not-ours" | "mismatch">;

/**
 * Stores what the provider says about a checkout, whichever asked first: the webhook or the
 * visitor's return. It is one statement, so that fifty at once change the row once. Throws when
 * the database does not answer.
 */
export function makeRecordPayment({
  db,
  clock,
  logger,
}: {
  db: Kysely<Schema>;
  clock: () => Date;
  logger: Logger;
}): RecordPayment {
  return async (news) => {
    const payment = await db
      .selectFrom("payments")
      .select(["id", "reference", "amount_cents", "session_id"])
      .where((where) =>
        where.or([where("session_id", "=", news.sessionId), where("id", "=", news.paymentId)]),
      )
      .executeTakeFirst();
    if (!payment) return "not-ours";

    const rightAmount = news.amountCents === payment.amount_cents && news.currency === "usd";
    const otherSession = payment.session_id !== null && payment.session_id !== news.sessionId;
    if (otherSession || (news.state === "paid" && !rightAmount)) {
      logger.error(
        { reference: payment.reference },
        "payment not recorded: it is not what we asked",
      );
      return "mismatch";
    }

    const transition = transitions[news.state];
    if (!transition) return "known";
    const now = clock().toISOString();
    const { numUpdatedRows } = await db
      .updateTable("payments")
      .set({
        status: transition.to,
        updated_at: now,
        session_id: news.sessionId,
        ...(news.paymentIntent ? { payment_intent: news.paymentIntent } : {}),
        ...(transition.to === "paid" ? { paid_at: now } : {}),
      })
      .where("id", "=", payment.id)
      .where("status", "in", transition.from)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return "known";
    logger.info({ reference: payment.reference, status: transition.to }, "payment recorded");
    return "recorded";
  };
}
