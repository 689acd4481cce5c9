import type { Kysely } from "kysely";
import { theOperator, writeAudit } from "~/core/audit/write-audit";
import { tombstoneHash, tombstoneKey } from "~/core/db/forget-deleted";
import { migrations, runMigrations } from "~/core/db/migrations/migrations";
import { readSetting } from "~/core/db/queries";
import type { Schema } from "~/core/db/schema";
import { type CutOff, describeCutOff } from "./audit-end";
import { type Revocation, repeatRevocations } from "./revocations";

/** Counts and audit entries of what a restore repeats. */
type Repeat = {
  file: string;
  now: Date;
  tombstones: readonly string[];
  revocations: readonly Revocation[];
  /** The part of the replaced database's audit log that the backup does not hold. */
  cutOff: CutOff;
};

/** Changes made to a restored database. */
export type PreparedDatabase = {
  /** Inquiries that were erased since the backup: they are erased again. */
  erasedAgain: number;
  /** Revocations since the backup, which are revoked again, by their kind. */
  repeated: Record<string, number>;
  sessionsEnded: number;
  /** Email addresses of people who are not suspended and have no way to sign in, sorted. */
  withoutSignIn: string[];
};

/**
 * Brings a restored database to today's version; then, in one transaction, repeats erasures and
 * revocations, ends every session, and writes an entry of the audit log that says which part of it
 * the restore cut off.
 */
export async function prepareRestored(
  db: Kysely<Schema>,
  { file, now, tombstones, revocations, cutOff }: Repeat,
): Promise<PreparedDatabase> {
  await runMigrations(db, migrations);
  return db.transaction().execute(async (transaction) => {
    const erasedAgain = await eraseAgain(transaction, tombstones);
    const repeated = await repeatRevocations(transaction, revocations);
    await refuseEarlierCodes(transaction, now);
    await transaction.deleteFrom("passkey_challenges").execute();
    const sessions = await transaction.deleteFrom("staff_sessions").executeTakeFirstOrThrow();
    await writeAudit(transaction, {
      at: now,
      actor: theOperator,
      action: "restored a backup",
      subject: file,
      detail: describeCutOff(cutOff),
    });
    return {
      ...{ erasedAgain, repeated },
      sessionsEnded: Number(sessions.numDeletedRows),
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
 * Codes of authenticator apps are valid for 90 seconds, and the backup does not know which were
 * used since.
 */
async function refuseEarlierCodes(db: Kysely<Schema>, now: Date) {
  const step = Math.floor(now.getTime() / 30_000) + 1;
  await db
    .updateTable("people")
    .set({ code_step: step })
    .where("code_secret", "is not", null)
    .where((where) => where.or([where("code_step", "is", null), where("code_step", "<", step)]))
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
