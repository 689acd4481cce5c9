import { randomUUID } from "node:crypto";
import { type Kysely, PostgresAdapter, sql } from "kysely";
import { chainFrom } from "~/core/db/audit-chain";
import type { Schema } from "~/core/db/schema";
import type { Actor } from "~/core/sessions/people";

/** Actions on personal data; reading counts too. */
export type AuditAction =
  | "listed inquiries"
  | "opened inquiry"
  | "entered inquiry"
  | "exported inquiries"
  | "printed inquiries"
  | "printed inquiry"
  | "changed status"
  | "added note"
  | "sent mail again"
  | "assigned inquiry"
  | "changed language"
  | "planned follow-up"
  | "noted call"
  | "took back a change"
  | "joined inquiries"
  | "separated inquiries"
  | "wrote to visitor"
  | "visitor wrote"
  | "visitor answered booking"
  | "visitor disowned inquiry"
  | "read conversation"
  | "withdrew private link"
  | "made private link"
  | "listed bookings"
  | "printed bookings"
  | "booked consultation"
  | "ended booking"
  | "offered times"
  | "withdrew offered times"
  | "visitor chose texts"
  | "visitor chose time"
  | "wrote estimate"
  | "opened estimate"
  | "gave estimate"
  | "listed estimates"
  | "noted request for an estimate"
  | "noted that no estimate is needed"
  | "changed a person's hours"
  | "made a calendar feed"
  | "ended a calendar feed"
  | "changed ready answers"
  | "marked as spam"
  | "took back from spam"
  | "looked for a person"
  | "deleted a person's inquiries"
  | "listed payments"
  | "opened payment"
  | "exported payments"
  | "linked payment"
  | "settled a payment's notice"
  | "asked for a refund"
  | "asked for a payment"
  | "withdrew a request for a payment"
  | "read the numbers by person"
  | "exported the numbers"
  | "confirmed the deletion of what is old"
  | "signed in"
  | "was refused at sign-in"
  | "was limited after wrong codes"
  | "signed out"
  | "read the audit"
  | "began to write product descriptions"
  | "wrote product descriptions back"
  | "published the site"
  | "asked for a claim to be read"
  | "approved a claim"
  | "refused a claim"
  | "scheduled a publication"
  | "canceled a publication"
  | "invited somebody"
  | "sent an invitation again"
  | "withdrew an invitation"
  | "accepted an invitation"
  | "changed a role"
  | "corrected somebody's name or email"
  | "suspended somebody"
  | "let somebody in again"
  | "reset somebody's ways to sign in"
  | "added a passkey"
  | "removed a passkey"
  | "changed the password"
  | "removed the password"
  | "made recovery codes"
  | "used a recovery code"
  | "ended sessions"
  | "restored a backup";

/** Actor of commands that the operator runs on the server. */
export const theOperator: Actor = { id: "operator", name: "the operator, on the server" };

/** Key of the advisory lock, chosen at random so that no other program uses it. */
const chainLock = 7_340_618_296;

/**
 * Writes one entry of the audit, chained to the one before. Called before the response is sent, so
 * that no reading is unrecorded. `detail` holds references and counts, never a visitor's data or
 * search words.
 */
export async function writeAudit(
  db: Kysely<Schema>,
  entry: { at: Date; actor: Actor; action: AuditAction; subject?: string; detail?: string },
): Promise<void> {
  if (!db.isTransaction)
    return db.transaction().execute((transaction) => writeAudit(transaction, entry));
  // Serializes writers: the second waits and then reads the first one's entry. SQLite has one
  // writer anyway.
  if (db.getExecutor().adapter instanceof PostgresAdapter)
    await sql`select pg_advisory_xact_lock(${sql.lit(chainLock)})`.execute(db);
  const last = await db
    .selectFrom("audit_log")
    .select(["seq", "hash"])
    .orderBy("seq", "desc")
    .limit(1)
    .executeTakeFirst();
  const row = {
    id: randomUUID(),
    at: entry.at.toISOString(),
    who: entry.actor.name,
    person_id: entry.actor.id,
    action: entry.action,
    subject: entry.subject ?? null,
    detail: entry.detail ?? "",
  };
  const place = chainFrom(last ?? { seq: 0, hash: "" }, row);
  await db
    .insertInto("audit_log")
    .values({ ...row, ...place })
    .execute();
}
