import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { InquiryStatus } from "../../app/contracts/desk-basics";
import type { VisitorStatus } from "../../app/contracts/inquiries";
import type { Schema } from "../db/schema";
import type { AuditAction } from "../desk/write-audit";
import { digest } from "../digest";

/** 192 bits, as 32 characters of an address. */
const tokenBytes = 24;
export const tokenShape = /^[\w-]{32}$/;

/**
 * Makes the token of a private link to an inquiry's status. Each try to send the confirmation
 * makes a new one, because only hashes of tokens are stored.
 */
export async function issueStatusLink(db: Kysely<Schema>, submissionId: string, at: Date) {
  const token = randomBytes(tokenBytes).toString("base64url");
  await db
    .insertInto("status_links")
    .values({
      token_hash: digest(token),
      submission_id: submissionId,
      created_at: at.toISOString(),
    })
    .execute();
  return token;
}

/** The inquiry whose private link this is, as long as it is kept. */
export async function submissionOfLink(db: Kysely<Schema>, token: string) {
  if (!tokenShape.test(token)) return null;
  const inquiry = await db
    .selectFrom("status_links")
    .innerJoin("contact_submissions", "contact_submissions.id", "status_links.submission_id")
    .select([
      "contact_submissions.id",
      "contact_submissions.reference",
      "contact_submissions.status",
      "contact_submissions.email",
    ])
    .where("token_hash", "=", digest(token))
    .where("contact_submissions.removed_at", "is", null)
    .executeTakeFirst();
  return inquiry ?? null;
}

/** The progress of an inquiry that its visitor is shown. */
export async function readInquiryStatus(
  db: Kysely<Schema>,
  { id, reference, status }: { id: string; reference: string; status: InquiryStatus },
): Promise<VisitorStatus> {
  if (status === "contacted" || status === "booked") return "contacted";
  if (status === "closed" && (await wasContacted(db, id))) return "contacted";
  const opened = await db
    .selectFrom("audit_log")
    .select("id")
    .where("subject", "=", reference)
    .where("action", "=", "opened inquiry" satisfies AuditAction)
    .limit(1)
    .executeTakeFirst();
  return opened ? "looking" : "received";
}

/** A closed inquiry may have been closed without an answer to the visitor. */
async function wasContacted(db: Kysely<Schema>, submissionId: string) {
  const change = await db
    .selectFrom("inquiry_history")
    .select("id")
    .where("submission_id", "=", submissionId)
    .where("to_status", "in", ["contacted", "booked"])
    .limit(1)
    .executeTakeFirst();
  return change !== undefined;
}
