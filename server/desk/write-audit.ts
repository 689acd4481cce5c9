import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Actor } from "../../app/contracts/people";
import type { Schema } from "../db/schema";

/** What was done with personal data: reading it counts too. */
export type AuditAction =
  | "listed inquiries"
  | "opened inquiry"
  | "exported inquiries"
  | "changed status"
  | "added note"
  | "sent mail again"
  | "marked as spam"
  | "took back from spam"
  | "looked for a person"
  | "deleted a person's inquiries"
  | "listed payments"
  | "wrote product descriptions back"
  | "published the site"
  | "asked for a claim to be read"
  | "approved a claim"
  | "refused a claim"
  | "scheduled a publication"
  | "canceled a publication";

/**
 * Writes one line of the audit table. Called before the answer is sent: nothing is read unrecorded.
 * `detail` holds references and counts, never a visitor's data or search words.
 */
export async function writeAudit(
  db: Kysely<Schema>,
  entry: {
    at: Date;
    who: Actor;
    action: AuditAction;
    subject?: string;
    detail?: string;
  },
) {
  await db
    .insertInto("audit_log")
    .values({
      id: randomUUID(),
      at: entry.at.toISOString(),
      who: entry.who.name,
      person_id: entry.who.id,
      action: entry.action,
      subject: entry.subject ?? null,
      detail: entry.detail ?? "",
    })
    .execute();
}
