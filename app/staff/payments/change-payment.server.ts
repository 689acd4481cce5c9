import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import { storable } from "~/core/db/schema";
import type { Actor } from "~/core/sessions/people";
import { hasReference } from "~/staff/inquiry-record/joined-inquiries.server";
import { maySee } from "~/staff/inquiry-record/own-inquiries.server";
import { canonicalReference } from "~/staff/inquiry-record/reference.server";
import { emailToken } from "~/staff/inquiry-record/search-tokens.server";

/**
 * Links a payment to an inquiry. `inquiry`: a reference, or an email address, whose newest inquiry
 * is used; "" removes the link.
 */
export async function linkPayment(
  { db, clock }: App,
  { actor, reference, inquiry }: { actor: Actor; reference: string; inquiry: string },
): Promise<"linked" | "no-inquiry" | "missing"> {
  const wanted = inquiry.trim();
  let found: string | null = null;
  if (wanted !== "") {
    const row = await db
      .selectFrom("contact_submissions")
      .select("reference")
      .where("removed_at", "is", null)
      .where(maySee(actor))
      .where((where) =>
        wanted.includes("@")
          ? where(
              "id",
              "in",
              where
                .selectFrom("inquiry_tokens")
                .select("submission_id")
                .where("token", "=", emailToken(wanted)),
            )
          : hasReference(canonicalReference(wanted) ?? wanted)(where),
      )
      .orderBy("created_at", "desc")
      .limit(1)
      .executeTakeFirst();
    if (!row) return "no-inquiry";
    found = row.reference;
  }
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("payments")
      .set({ inquiry_reference: found })
      .where("reference", "=", reference)
      .where("removed_at", "is", null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return "missing";
    await writeAudit(transaction, {
      at: clock(),
      actor,
      action: "linked payment",
      subject: reference,
      detail: found ?? "to no inquiry",
    });
    return "linked";
  });
}

/** Settles a notice with a note. "known": it was settled before, and nothing changes. */
export async function settleNotice(
  { db, clock }: App,
  {
    actor,
    reference,
    notice,
    note,
  }: { actor: Actor; reference: string; notice: string; note: string },
): Promise<"settled" | "known" | "missing"> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom("payment_notices")
      .innerJoin("payments", "payments.id", "payment_notices.payment_id")
      .select("payment_notices.id")
      .where("payment_notices.id", "=", notice)
      .where("payments.reference", "=", reference)
      .executeTakeFirst();
    if (!row) return "missing";
    const { numUpdatedRows } = await transaction
      .updateTable("payment_notices")
      .set({ settled_at: clock().toISOString(), settled_by: actor.name, note: storable(note) })
      .where("id", "=", notice)
      .where("settled_at", "is", null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return "known";
    await writeAudit(transaction, {
      at: clock(),
      actor,
      action: "settled a payment's notice",
      subject: reference,
    });
    return "settled";
  });
}
