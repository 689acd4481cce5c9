import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { AuditAction } from "~/core/audit/write-audit";
import type { Schema } from "~/core/db/schema";
import type { OutboxRow } from "~/core/db/tables/mail-tables";
import { keepLinkToken } from "~/core/mail/claim-mails";
import { digest } from "~/core/secrets";
import { type InquiryStatus, linkRestsAfterDays, type VisitorStatus } from "./inquiry-states";
import { isWholeOf } from "./joined-inquiries.server";

/** 192 bits, as 32 characters of a URL. */
const tokenBytes = 24;
const tokenShape = /^[\w-]{32}$/;
const day = 86_400_000;

/**
 * Makes a token of a private link to an inquiry's page, of which only a hash is stored; null when
 * the desk has stopped its links.
 */
export async function issueStatusLink(
  db: Kysely<Schema>,
  submissionId: string,
  at: Date,
): Promise<string | null> {
  const token = randomBytes(tokenBytes).toString("base64url");
  const { numInsertedOrUpdatedRows: made } = await db
    .insertInto("status_links")
    .columns(["token_hash", "submission_id", "created_at"])
    .expression((eb) =>
      eb
        .selectFrom("contact_submissions")
        .select(({ val }) => [
          val(digest(token)).as("token_hash"),
          "id",
          val(at.toISOString()).as("created_at"),
        ])
        .where("id", "=", submissionId)
        .where("links_stopped_at", "is", null),
    )
    .executeTakeFirstOrThrow();
  return made === 1n ? token : null;
}

/**
 * The token of the private link in a mail: the one that earlier copies have while it opens the page,
 * because mail programs show one of the copies.
 */
export async function issueMailLink(db: Kysely<Schema>, mail: OutboxRow, at: Date) {
  const { submission_id: submissionId, link_token: before } = mail;
  if (before && (await findLink(db, before, at))) return before;
  const token = await issueStatusLink(db, submissionId ?? "", at);
  if (token) await keepLinkToken(db, mail, token);
  return token;
}

/**
 * The inquiry of a private link; null for an unknown or withdrawn link, for stopped links, and when
 * the inquiry is gone. `rests`: unused for too long to open by the link alone.
 */
export async function findLink(db: Kysely<Schema>, token: string, now: Date) {
  const link = await findEvenStopped(db, token);
  // Links that were made while links were stopped are not withdrawn, so this is checked too.
  if (!link || link.stopped) return null;
  const idle = now.getTime() - Date.parse(link.last_used_at ?? link.made);
  return { ...link, idle, rests: idle > linkRestsAfterDays * day };
}

/**
 * Finds a link that was not withdrawn, even when the inquiry's links are stopped. The link of a joined
 * inquiry opens the one that it was joined into.
 */
export async function findEvenStopped(db: Kysely<Schema>, token: string) {
  if (!tokenShape.test(token)) return null;
  const link = await db
    .selectFrom("status_links")
    .innerJoin("contact_submissions as own", "own.id", "status_links.submission_id")
    .innerJoin("contact_submissions", (join) => join.on(isWholeOf("own")))
    .select(["token_hash", "status_links.created_at as made", "last_used_at"])
    .select("contact_submissions.links_stopped_at as stopped")
    .select([
      "contact_submissions.id",
      "contact_submissions.reference",
      "contact_submissions.status",
    ])
    .select(["own.last_name", "own.phone", "own.email"])
    .select("contact_submissions.text_consent")
    .where("token_hash", "=", digest(token))
    .where("withdrawn_at", "is", null)
    .where("contact_submissions.removed_at", "is", null)
    .executeTakeFirst();
  return link ?? null;
}

/** Progress of an inquiry as its visitor sees it. */
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

/** A closed inquiry may have been closed without a reply to the visitor. */
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

/** Detail of the history's entry "link" for “this was not me”. */
export const disowned = "disowned";

/**
 * Whether the inquiry's email owner said that they had not written, and the desk has made no new
 * private link since: until then, no mail is sent to them.
 */
export async function isDisowned(db: Kysely<Schema>, submissionId: string): Promise<boolean> {
  const newest = await db
    .selectFrom("inquiry_history")
    .innerJoin("contact_submissions", "contact_submissions.id", "submission_id")
    .select("detail")
    .where("submission_id", "=", submissionId)
    .where("kind", "=", "link")
    .where("detail", "!=", "withdrawn")
    .where("links_stopped_at", "is not", null)
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  return newest?.detail === disowned;
}
