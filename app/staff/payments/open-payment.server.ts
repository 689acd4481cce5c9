import { sql } from "kysely";
import { writeAudit } from "~/core/audit/write-audit";
import { countRows } from "~/core/db/count-rows";
import type { DeskParts } from "~/staff/frame/desk-parts.server";
import { canonicalReference } from "~/staff/inquiry/reference.server";
import { emailToken } from "~/staff/inquiry/search-tokens.server";
import { asShown } from "./payment-row.server";
import type { DeskPaymentServices } from "./payment-types";

/** One payment, with what the provider said later and what the desk has to look at. */
export function makeOpenPayment(
  { db, clock }: DeskParts,
  key: { testKey: boolean },
): DeskPaymentServices["openPayment"] {
  return async ({ who, reference }) => {
    const row = await db
      .selectFrom("payments")
      .selectAll()
      .where("reference", "=", canonicalReference(reference) ?? reference)
      .where("removed_at", "is", null)
      .executeTakeFirst();
    const [payment] = await asShown(db, row ? [row] : [], key);
    if (!payment) return null;
    const reversals = await db
      .selectFrom("payment_reversals")
      .selectAll()
      .where("payment_id", "=", payment.id)
      .orderBy("at", "desc")
      .execute();
    const notices = await db
      .selectFrom("payment_notices")
      .selectAll()
      .where("payment_id", "=", payment.id)
      .orderBy("at", "desc")
      .execute();
    await writeAudit(db, {
      at: clock(),
      who,
      action: "opened payment",
      subject: payment.reference,
    });
    return {
      ...payment,
      reversals: reversals.flatMap(({ id, kind, amount_cents: amountCents, status, at }) =>
        kind === "charge" ? [] : [{ id, kind, amountCents, status, at }],
      ),
      notices: notices.map((notice) => ({
        id: notice.id,
        kind: notice.kind,
        at: notice.at,
        amountCents: notice.amount_cents,
        currency: notice.currency,
        settled: notice.settled_at
          ? { at: notice.settled_at, by: notice.settled_by ?? "", note: notice.note }
          : null,
      })),
    };
  };
}

export const makeCountPaymentNotices =
  ({ db }: DeskParts): DeskPaymentServices["countPaymentNotices"] =>
  () =>
    countRows(
      db,
      db
        .selectFrom("payment_notices")
        .innerJoin("payments", "payments.id", "payment_notices.payment_id")
        .select("payment_notices.id")
        .where("settled_at", "is", null)
        .where("removed_at", "is", null),
    );

/** The payments of an inquiry: put to it by staff, with its reference in their text, of its email. */
export function makePaymentsOfInquiry(
  { db }: DeskParts,
  key: { testKey: boolean },
): DeskPaymentServices["paymentsOfInquiry"] {
  return async (reference) => {
    const inquiry = await db
      .selectFrom("contact_submissions")
      .select(["reference", "email"])
      .where("reference", "=", reference)
      .where("removed_at", "is", null)
      .executeTakeFirst();
    if (!inquiry) return [];
    const rows = await db
      .selectFrom("payments")
      .selectAll()
      .where("removed_at", "is", null)
      .where((where) =>
        where.or([
          where("inquiry_reference", "=", inquiry.reference),
          where("email", "=", emailToken(inquiry.email)),
          where(sql`upper(description)`, "like", `%${inquiry.reference}%`),
        ]),
      )
      .orderBy("created_at", "desc")
      .limit(20)
      .execute();
    return asShown(db, rows, key);
  };
}
