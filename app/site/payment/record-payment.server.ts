import type { Kysely } from "kysely";
import { storable } from "~/core/db/sanitize-text";
import type { Schema } from "~/core/db/schema";
import type { PaymentStatus } from "~/core/db/tables/payment-tables";
import type { Logger } from "~/core/log/logger";
import type { CheckoutState } from "~/core/payment-provider/checkout-provider";
import { writeNotice } from "./payment-notices.server";
import { isAboutPayment, transitions } from "./payment-transitions.server";

export type RecordPayment = (
  news: CheckoutState,
) => Promise<"recorded" | "known" | "not-ours" | "mismatch">;

/**
 * Stores what the provider says about a checkout, whoever asked: the webhook, the worker, or a
 * visitor who ends it. One statement, so that fifty at once change the row once. Throws when the
 * database does not respond.
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
      .select(["id", "reference", "amount_cents", "session_id", "status"])
      .where((where) =>
        where.or([where("session_id", "=", news.sessionId), where("id", "=", news.paymentId)]),
      )
      .executeTakeFirst();
    if (!payment) return "not-ours";

    if (!isAboutPayment(payment, news)) {
      logger.error(
        { reference: payment.reference },
        "event rejected: checkout, amount or currency mismatch",
      );
      if (news.state === "paid") await noticeWrongAmount({ db, clock }, payment, news);
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
        ...knownOf(news),
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

/** What the provider reports besides the state. */
const knownOf = ({ paymentIntent, email }: CheckoutState) => ({
  ...(paymentIntent ? { payment_intent: paymentIntent } : {}),
  ...(email ? { email: storable(email).toLowerCase() } : {}),
});

/** The amount paid is not the amount asked for: staff gets a notice with what the provider reports. */
async function noticeWrongAmount(
  { db, clock }: { db: Kysely<Schema>; clock: () => Date },
  payment: { id: string; session_id: string | null; status: PaymentStatus },
  news: CheckoutState,
) {
  const { sessionId, amountCents, currency } = news;
  await db.transaction().execute(async (transaction) => {
    await writeNotice(transaction, {
      paymentId: payment.id,
      kind: "wrong-amount",
      cause: `${sessionId} ${amountCents} ${currency}`,
      amountCents,
      currency,
      at: clock(),
    });
    if (payment.session_id !== sessionId || payment.status === "paid") return;
    await transaction
      .updateTable("payments")
      .set(knownOf(news))
      .where("id", "=", payment.id)
      .where("payment_intent", "is", null)
      .execute();
  });
}
