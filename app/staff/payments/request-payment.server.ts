import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { App } from "~/core/app";
import { type Schema, storable } from "~/core/db/schema";
import { enqueueMail } from "~/core/mail/enqueue-mail";
import type { Actor } from "~/core/sessions/people";
import {
  type Change,
  changeInquiry,
  contactedBy,
} from "~/staff/inquiry-record/change-inquiry.server";
import { maySee } from "~/staff/inquiry-record/own-inquiries.server";
import { unreachableBy } from "~/staff/inquiry-record/reach-visitor.server";

/**
 * Asks a visitor to pay an amount: it stands on the private page, and a mail says only that something
 * waits there. "unreachable" where no mail goes to the visitor or no private link works.
 */
export async function askForPayment(
  app: App,
  { amountCents, invoice, ...change }: Change & { amountCents: number; invoice: string },
) {
  const outcome = await changeInquiry<"unreachable">(
    app,
    { ...change, content: `${amountCents} ${invoice}` },
    "asked for a payment",
    async (db, inquiry, now) => {
      if (await unreachableBy(db, inquiry)) return "unreachable";
      await db
        .insertInto("payment_requests")
        .values({
          id: randomUUID(),
          submission_id: inquiry.id,
          at: now,
          who: change.actor.name,
          amount_cents: amountCents,
          invoice: storable(invoice),
          withdrawn_at: null,
        })
        .execute();
      await enqueueMail(db, { submissionId: inquiry.id, kind: "payment-to-visitor", now });
      const set = await contactedBy(db, inquiry, { actor: change.actor, now });
      return { kind: "payment", detail: `asked ${amountCents}`, set };
    },
  );
  return outcome === "conflict" ? "changed" : outcome;
}

/** Takes a request back: the private page and its link no longer show it. "conflict": none is open. */
export const withdrawRequest = (app: App, { id, ...change }: Change & { id: string }) =>
  changeInquiry(
    app,
    { ...change, content: id },
    "withdrew a request for a payment",
    async (db, inquiry, now) => {
      const withdrawn = await db
        .updateTable("payment_requests")
        .set({ withdrawn_at: now })
        .where("id", "=", id)
        .where("submission_id", "=", inquiry.id)
        .where("withdrawn_at", "is", null)
        .returning("amount_cents")
        .executeTakeFirst();
      return withdrawn ? { kind: "payment", detail: `withdrew ${withdrawn.amount_cents}` } : null;
    },
  );

/** Requests that were not taken back, the newest first, and what was paid for each. */
function openRequests(db: Kysely<Schema>) {
  const paid = db
    .selectFrom("payments")
    .select(sql<number | string>`coalesce(sum(amount_cents), 0)`.as("cents"))
    .where("payments.request_id", "=", sql.ref<string>("payment_requests.id"))
    .where("payments.status", "=", "paid");
  return db
    .selectFrom("payment_requests")
    .innerJoin("contact_submissions", "contact_submissions.id", "payment_requests.submission_id")
    .select(["payment_requests.id", "at", "who", "amount_cents", "invoice", "reference"])
    .select(paid.as("paid"))
    .where("withdrawn_at", "is", null)
    .where("removed_at", "is", null)
    .orderBy("at", "desc")
    .orderBy("payment_requests.id");
}

const shown = ({
  paid,
  amount_cents: amountCents,
  ...request
}: Awaited<ReturnType<ReturnType<typeof openRequests>["execute"]>>[number]) => ({
  ...request,
  amountCents,
  /** 0: it is paid. */
  leftCents: Math.max(0, amountCents - Number(paid)),
});

export type PaymentRequest = ReturnType<typeof shown>;

/** The requests of an inquiry that the person may see. */
export const requestsOfInquiry = async (
  { db }: App,
  { actor, reference }: { actor: Actor; reference: string },
): Promise<PaymentRequest[]> =>
  (await openRequests(db).where("reference", "=", reference).where(maySee(actor)).execute()).map(
    shown,
  );

export const requestsForVisitor = async (
  db: Kysely<Schema>,
  submissionId: string,
): Promise<PaymentRequest[]> =>
  (await openRequests(db).where("submission_id", "=", submissionId).execute()).map(shown);

/** The request that a link to the payment page names; null: unknown, taken back or paid. */
export async function findRequest(db: Kysely<Schema>, id: string): Promise<PaymentRequest | null> {
  const found = await openRequests(db).where("payment_requests.id", "=", id).executeTakeFirst();
  const request = found && shown(found);
  return request && request.leftCents > 0 ? request : null;
}
