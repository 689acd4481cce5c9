import { sql } from "kysely";
import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import { countRows } from "~/core/db/queries";
import type { Actor } from "~/core/sessions/people";
import { partsOf } from "~/staff/inquiry-record/joined-inquiries.server";
import { maySee } from "~/staff/inquiry-record/own-inquiries.server";
import { canonicalReference } from "~/staff/inquiry-record/reference.server";
import { emailToken } from "~/staff/inquiry-record/search-tokens.server";
import { showPayments } from "./payment-row.server";
import { isRefundable, leftToRefund } from "./refund-payment.server";
import { paidForSameInvoice } from "./same-invoice.server";

export async function openPayment(
  app: App,
  { actor, reference }: { actor: Actor; reference: string },
) {
  const { db, clock } = app;
  const row = await db
    .selectFrom("payments")
    .selectAll()
    .where("reference", "=", canonicalReference(reference) ?? reference)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  const [payment] = await showPayments(app, { actor, rows: row ? [row] : [] });
  if (!payment) return null;
  const reversals = await db
    .selectFrom("payment_reversals")
    .leftJoin("payment_refunds", "payment_refunds.reversal_id", "payment_reversals.id")
    .select(["payment_reversals.id", "kind", "payment_reversals.amount_cents as amountCents"])
    .select(["status", "payment_reversals.at", "who"])
    .where("payment_reversals.payment_id", "=", payment.id)
    .where("kind", "!=", "charge")
    .$narrowType<{ kind: "refund" | "dispute" }>()
    .orderBy("payment_reversals.at", "desc")
    .execute();
  const unmade = await db
    .selectFrom("payment_refunds")
    .select(["id", "amount_cents as amountCents", "at", "who", "state", "failure"])
    .where("payment_id", "=", payment.id)
    .where("state", "!=", "made")
    .orderBy("at", "desc")
    .execute();
  const notices = await db
    .selectFrom("payment_notices")
    .selectAll()
    .where("payment_id", "=", payment.id)
    .orderBy("at", "desc")
    .execute();
  const leftCents = row && isRefundable(app, row) ? await leftToRefund(db, row) : 0;
  const sameInvoice = row ? await paidForSameInvoice(db, row) : [];
  await writeAudit(db, {
    at: clock(),
    actor,
    action: "opened payment",
    subject: payment.reference,
  });
  return {
    ...payment,
    reversals,
    /** Refunds that the provider has refused, or not answered yet. */
    unmade,
    /** The amount that can be refunded here; 0: none. */
    leftCents,
    /** Other paid payments of the same invoice. */
    sameInvoice: sameInvoice.map(({ reference }) => reference),
    notices: notices.map((notice) => ({
      id: notice.id,
      kind: notice.kind,
      at: notice.at,
      amountCents: notice.amount_cents,
      currency: notice.currency,
      /** null: not settled yet. */
      settled: notice.settled_at
        ? { at: notice.settled_at, by: notice.settled_by ?? "", note: notice.note }
        : null,
    })),
  };
}

export type PaymentDetails = NonNullable<Awaited<ReturnType<typeof openPayment>>>;
export type PaymentNotice = PaymentDetails["notices"][number];

export const countPaymentNotices = ({ db }: App) =>
  countRows(
    db,
    db
      .selectFrom("payment_notices")
      .innerJoin("payments", "payments.id", "payment_notices.payment_id")
      .select("payment_notices.id")
      .where("settled_at", "is", null)
      .where("removed_at", "is", null),
  );

/**
 * The payments of an inquiry that `actor` may see, and of those joined into it, newest first, at most
 * 20: linked by staff, with its reference in their text, or from its email address.
 */
export async function paymentsOfInquiry(
  app: App,
  { actor, reference }: { actor: Actor; reference: string },
) {
  const { db } = app;
  const inquiry = await db
    .selectFrom("contact_submissions")
    .select("id")
    .where("reference", "=", reference)
    .where("removed_at", "is", null)
    .where(maySee(actor))
    .executeTakeFirst();
  if (!inquiry) return [];
  const parts = await db
    .selectFrom("contact_submissions")
    .select(["reference", "email"])
    .where("id", "in", partsOf(db, inquiry.id))
    .execute();
  const rows = await db
    .selectFrom("payments")
    .selectAll()
    .where("removed_at", "is", null)
    .where((where) =>
      where.or(
        parts.flatMap((part) => [
          where("inquiry_reference", "=", part.reference),
          where("email", "=", emailToken(part.email)),
          where(sql`upper(description)`, "like", `%${part.reference}%`),
        ]),
      ),
    )
    .orderBy("created_at", "desc")
    .limit(20)
    .execute();
  return showPayments(app, { actor, rows });
}
