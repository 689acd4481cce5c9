import type { Kysely } from "kysely";
import type { App } from "~/core/app";
import type { Schema } from "~/core/db/schema";
import type { Actor } from "~/core/sessions/people";
import type { StoredInquiry } from "./change-inquiry.server";
import { hasReference } from "./joined-inquiries.server";
import { maySee } from "./own-inquiries.server";
import { isDisowned } from "./status-link.server";
import type { Unreachable } from "./unreachable";

/** Why a message cannot reach the visitor; null: they get an email with a link that works. */
export async function unreachableBy(
  db: Kysely<Schema>,
  inquiry: Pick<StoredInquiry, "id" | "no_mails" | "links_stopped_at" | "suspected_spam">,
): Promise<Unreachable | null> {
  const isStopped = inquiry.links_stopped_at !== null;
  if (isStopped && (await isDisowned(db, inquiry.id))) return "disowned";
  if (inquiry.suspected_spam === 1) return "spam";
  if (inquiry.no_mails === 1) return "no-mails";
  return isStopped ? "stopped" : null;
}

/** Why a message cannot reach the visitor of this inquiry; "missing" where `actor` may not see it. */
export async function readUnreachable(
  { db }: App,
  { actor, reference }: { actor: Actor; reference: string },
): Promise<Unreachable | "missing" | null> {
  const inquiry = await db
    .selectFrom("contact_submissions")
    .select(["id", "no_mails", "links_stopped_at", "suspected_spam"])
    .where(hasReference(reference))
    .where(maySee(actor))
    .executeTakeFirst();
  return inquiry ? unreachableBy(db, inquiry) : "missing";
}
