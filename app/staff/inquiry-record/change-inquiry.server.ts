import type { Kysely, Selectable, Transaction } from "kysely";
import type { App } from "~/core/app";
import { type AuditAction, writeAudit } from "~/core/audit/write-audit";
import type { Schema } from "~/core/db/schema";
import type { BookingRow, HistoryKind } from "~/core/db/tables/inquiry-tables";
import { digestOfAll } from "~/core/secrets";
import { colleagueOf, listColleagues } from "~/core/sessions/list-colleagues";
import type { Actor } from "~/core/sessions/people";
import { setEstimateDue } from "./estimate-due.server";
import { hasReference } from "./joined-inquiries.server";
import { maySee } from "./own-inquiries.server";

/** `idempotencyKey`: the form's key, so that a repeated post is stored once. */
export type Change = { actor: Actor; reference: string; idempotencyKey: string };

export type StoredInquiry = Selectable<Schema["contact_submissions"]>;

/** Values of an inquiry for which nothing is planned. */
export const nothingDue = { due_at: null, due_kind: null, due_reason: "" };

/** A change: new values of the inquiry's columns, and its entry in the history. */
type ChangeResult = {
  set?: Partial<StoredInquiry>;
  /** The history keeps the columns' previous values, by which the change can be undone. */
  canUndo?: true;
  /** The appointment as it was, which the history keeps beside them (undo-booking.server.ts). */
  appointment?: { id: string; was: BookingRow | null };
  kind: HistoryKind;
  note?: string;
  detail?: string;
};

/**
 * New values of an inquiry whose visitor has got something from the desk: it is answered, and whoever
 * sent it has the inquiry where nobody had.
 */
export async function contactedBy(
  db: Kysely<Schema>,
  inquiry: StoredInquiry,
  { actor, now }: { actor: Actor; now: string },
) {
  const had = colleagueOf(await listColleagues(db), inquiry.assigned_to);
  return {
    status: inquiry.status === "new" ? ("contacted" as const) : inquiry.status,
    answered_at: inquiry.answered_at ?? now,
    assigned_to: had?.id ?? actor.id,
  };
}

/** Returns why instead, or null for "conflict", where the change must not be made. */
export type MakeChange<Reason extends string> = (
  db: Transaction<Schema>,
  inquiry: StoredInquiry,
  now: string,
) => Promise<ChangeResult | Reason | null>;

/** Kinds of contact with the person: retention counts from the last one. */
const contact: readonly HistoryKind[] = [
  ...(["status", "note", "mail", "call", "message", "booking", "estimate"] as const),
];

/** Changes that affect a good-faith estimate's due date. */
const aboutEstimates: readonly HistoryKind[] = [
  ...(["booking", "estimate", "undone", "joined", "separated"] as const),
];

/**
 * Hash of an inquiry, a form's idempotency key and its content: a repeated post is one change, but
 * other content from the same page (after Back), or a key used for another inquiry, is another.
 */
export const changeId = (
  { reference, idempotencyKey }: Omit<Change, "actor">,
  action: string,
  content: string,
) => digestOfAll([reference, idempotencyKey, action, content]);

/**
 * Runs every change of an inquiry: finds it, or the one that it was joined into ("missing" where the actor may not see it), calls `change`
 * in a transaction (`now`: ISO 8601 in UTC), sets the returned values, and stores the entry in the
 * history and the audit log. A repeated post finds its entry in the history and changes nothing. A
 * change that must not be made returns why, or null for "conflict", before it writes anything.
 */
export async function changeInquiry<Reason extends string = never>(
  app: Pick<App, "db" | "clock" | "mails">,
  { actor, reference, idempotencyKey, content }: Change & { content: string },
  action: AuditAction,
  change: MakeChange<NoInfer<Reason>>,
): Promise<"changed" | "conflict" | "missing" | Reason> {
  const id = changeId({ reference, idempotencyKey }, action, content);
  const at = app.clock();
  const now = at.toISOString();
  const outcome = await app.db.transaction().execute(async (transaction) => {
    // Locks the row: the second of two concurrent posts waits here.
    const inquiry = await transaction
      .updateTable("contact_submissions")
      .set(({ ref }) => ({ reference: ref("reference") }))
      .where(hasReference(reference))
      .where("removed_at", "is", null)
      .where(maySee(actor))
      .returningAll()
      .executeTakeFirst();
    if (!inquiry) return "missing";
    const repeated = await transaction
      .selectFrom("inquiry_history")
      .select("id")
      .where("id", "=", id)
      .executeTakeFirst();
    if (repeated) return "changed";

    const made = await change(transaction, inquiry, now);
    if (!made) return "conflict";
    if (typeof made === "string") return made;
    const { set = {}, canUndo, appointment, ...entry } = made;
    const before = canUndo && { ...valuesNow(inquiry, set), appointment };
    const changesStatus = set.status !== undefined && set.status !== inquiry.status;
    await transaction
      .updateTable("contact_submissions")
      .set(({ eb }) => ({
        ...set,
        version: eb("version", "+", 1),
        ...(contact.includes(entry.kind) && { last_contact_at: now }),
      }))
      .where("id", "=", inquiry.id)
      .execute();
    await transaction
      .insertInto("inquiry_history")
      .values({
        id,
        submission_id: inquiry.id,
        at: now,
        who: actor.name,
        person_id: actor.id,
        from_status: changesStatus ? inquiry.status : null,
        to_status: changesStatus ? set.status : null,
        note: "",
        ...entry,
        before: before ? JSON.stringify(before) : null,
      })
      .execute();
    if (aboutEstimates.includes(entry.kind)) await setEstimateDue(transaction, inquiry.id);
    await writeAudit(transaction, { at, actor, action, subject: inquiry.reference });
    return "changed";
  });
  // The change may have queued a mail.
  if (outcome === "changed") app.mails.wake();
  return outcome;
}

/** The inquiry's values of the columns that a change sets. */
const valuesNow = (inquiry: StoredInquiry, set: Partial<StoredInquiry>) =>
  Object.fromEntries(Object.entries(inquiry).filter(([column]) => column in set));
