import type { Kysely } from "kysely";
import { theOperator, writeAudit } from "~/core/audit/write-audit";
import { tombstoneHash, tombstoneKey } from "~/core/db/forget-deleted";
import { migrations, runMigrations } from "~/core/db/migrations/migrations";
import { readSetting } from "~/core/db/queries";
import type { Schema } from "~/core/db/schema";
import { mostWrongTries } from "~/core/limits/attempt-limit";
import { describeLostAuditEnd, type LostAuditEnd } from "./audit-end";
import { type Revocation, repeatRevocations } from "./revocations";

/** Counts and audit entries of what a restore repeats. */
type Repeat = {
  file: string;
  now: Date;
  tombstones: readonly string[];
  revocations: readonly Revocation[];
  /** The part of the replaced database's audit log that the backup does not hold. */
  lostAuditEnd: LostAuditEnd;
};

/** Changes made to a restored database. */
export type PreparedDatabase = {
  /** Inquiries that were erased since the backup: they are erased again. */
  erasedAgain: number;
  /** Revocations since the backup, which are revoked again, by their kind. */
  repeated: Record<string, number>;
  sessionsEnded: number;
  feedsEnded: number;
  invitationsEnded: number;
  /** Email addresses of people who are not suspended and have no way to sign in, sorted. */
  withoutSignIn: string[];
};

/**
 * Brings a restored database to today's version; then, in one transaction, repeats erasures and
 * revocations, ends what can be issued again, and writes an entry of the audit log that says which
 * part of it the restore cut off.
 */
export async function prepareRestored(
  db: Kysely<Schema>,
  { file, now, tombstones, revocations, lostAuditEnd }: Repeat,
): Promise<PreparedDatabase> {
  await runMigrations(db, migrations);
  return db.transaction().execute(async (transaction) => {
    const erasedAgain = await eraseAgain(transaction, tombstones);
    const repeated = await repeatRevocations(transaction, revocations);
    await refuseEarlierCodes(transaction, now);
    const ended = await endReissuable(transaction, now);
    await writeAudit(transaction, {
      at: now,
      actor: theOperator,
      action: "restored a backup",
      subject: file,
      detail: describeLostAuditEnd(lostAuditEnd),
    });
    return {
      erasedAgain,
      repeated,
      ...ended,
      withoutSignIn: await peopleWithoutSignIn(transaction),
    };
  });
}

async function eraseAgain(db: Kysely<Schema>, tombstones: readonly string[]) {
  const rows = await db.selectFrom("contact_submissions").select("id").execute();
  const key = Buffer.from((await readSetting(db, tombstoneKey)) ?? "", "base64url");
  const erased = new Set(key.length > 0 ? tombstones : []);
  const again = erased.size > 0 ? rows.filter(({ id }) => erased.has(tombstoneHash(key, id))) : [];
  for (const { id } of again)
    await db.deleteFrom("contact_submissions").where("id", "=", id).execute();
  return again.length;
}

/**
 * Ends everything that is easily issued again, without asking what had ended since the backup:
 * sessions, calendar feeds and invitations. Every private link rests: it asks for the name and phone
 * before it opens, with few tries, because the backup does not know how many were made since.
 */
async function endReissuable(db: Kysely<Schema>, now: Date) {
  await db.deleteFrom("passkey_challenges").execute();
  const sessions = await db.deleteFrom("staff_sessions").executeTakeFirstOrThrow();
  const feeds = await db
    .updateTable("people")
    .set({ calendar_token_hash: null })
    .where("calendar_token_hash", "is not", null)
    .executeTakeFirstOrThrow();
  const invitations = await db
    .updateTable("invitations")
    .set({ withdrawn_at: now.toISOString() })
    .where("used_at", "is", null)
    .where("withdrawn_at", "is", null)
    .executeTakeFirstOrThrow();
  // Copies of mails on their way get another link.
  await db.updateTable("outbox").set({ link_token: null }).execute();
  const tried = mostWrongTries - triesAfterRestore;
  await db
    .updateTable("status_links")
    .set(({ eb }) => ({
      last_used_at: longAgo,
      wrong_tries: eb
        .case()
        .when("wrong_tries", "<", tried)
        .then(tried)
        .else(eb.ref("wrong_tries"))
        .end(),
    }))
    .execute();
  return {
    sessionsEnded: Number(sessions.numDeletedRows),
    feedsEnded: Number(feeds.numUpdatedRows),
    invitationsEnded: Number(invitations.numUpdatedRows),
  };
}

/** Longer ago than any link may stay unused without resting. */
const longAgo = new Date(0).toISOString();
/** Wrong tries that withdraw a restored private link, of the usual number. */
const triesAfterRestore = 5;

/**
 * Codes of authenticator apps are valid for 90 seconds, and the backup does not know which were
 * used since.
 */
async function refuseEarlierCodes(db: Kysely<Schema>, now: Date) {
  const step = Math.floor(now.getTime() / 30_000) + 1;
  await db
    .updateTable("people")
    .set({ totp_step: step })
    .where("totp_secret", "is not", null)
    .where((where) => where.or([where("totp_step", "is", null), where("totp_step", "<", step)]))
    .execute();
}

async function peopleWithoutSignIn(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db
    .selectFrom("people")
    .select("email")
    .where("suspended_at", "is", null)
    .where("password_hash", "is", null)
    .where("id", "not in", (select) => select.selectFrom("passkeys").select("person_id"))
    .orderBy("email")
    .execute();
  return rows.map(({ email }) => email);
}
