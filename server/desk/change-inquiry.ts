import type { Kysely, Transaction } from "kysely";
import type { Actor } from "../../app/contracts/people";
import type { InquiryHistoryRow, Schema } from "../db/schema";
import { digestOfAll } from "../digest";
import { type AuditAction, writeAudit } from "./write-audit";

export type Change = { who: Actor; reference: string; attempt: string };

type Inquiry = { id: string; reference: string; suspected_spam: number };

/**
 * A form's attempt with what was asked: the same post twice is one change, another post from the
 * same page (after Back) is another one.
 */
const changeId = (attempt: string, action: string, content: string) =>
  digestOfAll([attempt, action, content]);

/**
 * Runs every change of an inquiry: finds it, calls `change` in a transaction and writes what that
 * returns into the history, with a line in the audit table. A repeated post finds its attempt in
 * the history and changes nothing. When `change` returns null, the transaction is rolled back.
 */
export async function changeInquiry(
  db: Kysely<Schema>,
  { who, reference, attempt, content }: Change & { content: string },
  at: Date,
  action: AuditAction,
  change: (
    db: Transaction<Schema>,
    inquiry: Inquiry,
  ) => Promise<Pick<InquiryHistoryRow, "kind" | "from_status" | "to_status" | "note"> | null>,
): Promise<"changed" | "conflict" | "missing"> {
  const id = changeId(attempt, action, content);
  return db.transaction().execute(async (transaction) => {
    // Locks the row: the second of two posts waits here for the first.
    const inquiry = await transaction
      .updateTable("contact_submissions")
      .set({ reference })
      .where("reference", "=", reference)
      .where("removed_at", "is", null)
      .returning(["id", "reference", "suspected_spam"])
      .executeTakeFirst();
    if (!inquiry) return "missing";
    const repeated = await transaction
      .selectFrom("inquiry_history")
      .select("id")
      .where("id", "=", id)
      .executeTakeFirst();
    if (repeated) return "changed";

    const entry = await change(transaction, inquiry);
    if (!entry) return "conflict";
    // Marking spam is no contact with the person, and must not prolong retention.
    if (entry.kind !== "spam" && entry.kind !== "not-spam") {
      await transaction
        .updateTable("contact_submissions")
        .set({ last_contact_at: at.toISOString() })
        .where("id", "=", inquiry.id)
        .execute();
    }
    await transaction
      .insertInto("inquiry_history")
      .values({
        id,
        submission_id: inquiry.id,
        at: at.toISOString(),
        who: who.name,
        person_id: who.id,
        ...entry,
      })
      .execute();
    await writeAudit(transaction, { at, who, action, subject: reference });
    return "changed";
  });
}
