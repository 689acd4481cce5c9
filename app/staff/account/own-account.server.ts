import type { Kysely } from "kysely";
import type { App } from "~/core/app";
import { type AuditAction, writeAudit } from "~/core/audit/write-audit";
import type { Schema } from "~/core/db/schema";
import type { StaffMailKind } from "~/core/db/tables/mail-tables";
import { enqueueStaffMail } from "~/core/mail/enqueue-mail";
import type { StaffSession } from "~/core/sessions/staff-sessions";
import { staffName } from "~/staff/people/join.server";
import { checkNewPassword, type NewPassword } from "~/staff/sign-in/new-sign-in-method.server";
import { checkNewPasskey, storePasskey } from "~/staff/sign-in/passkeys.server";
import { replaceRecoveryCodes } from "~/staff/sign-in/sign-in-with-recovery-code.server";
import { type SignInOrigin, withOwnerLock } from "~/staff/sign-in/start-session.server";

/** Changes of one's own account: each is written to the audit log and mailed to the person. */

type SignedOut = { outcome: "signed-out" };

/**
 * "last-way": the change would leave no way to sign in. "signed-out": the session ended, or the
 * person was suspended, before the change was written; nothing was written.
 */
export type MethodRemoved = { outcome: "done" | "missing" | "last-way" | "signed-out" };

/** The person's ways to sign in and open sessions. All instants are ISO 8601. */
export async function readOwnAccount(app: App, { id, person }: StaffSession) {
  const { db } = app;
  const { password_hash } = await db
    .selectFrom("people")
    .select("password_hash")
    .where("id", "=", person.id)
    .executeTakeFirstOrThrow();
  const passkeys = await db
    .selectFrom("passkeys")
    .select(["id", "name", "created_at as createdAt", "last_used_at as lastUsedAt", "backed_up"])
    .where("person_id", "=", person.id)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const codes = await db
    .selectFrom("recovery_codes")
    .select("code_hash")
    .where("person_id", "=", person.id)
    .where("used_at", "is", null)
    .execute();
  const now = app.steadyClock();
  const idleSince = new Date(now.getTime() - app.config.idleMinutes * 60_000);
  const sessions = await db
    .selectFrom("staff_sessions")
    .select(["id_hash as id", "device", "created_at as createdAt", "last_seen_at as lastSeenAt"])
    .where("person_id", "=", person.id)
    .where("expires_at", ">", now.toISOString())
    .where("last_seen_at", ">", idleSince.toISOString())
    .orderBy("last_seen_at", "desc")
    .orderBy("id_hash")
    .execute();
  return {
    /** `backedUp`: synchronized to the person's other devices by the manufacturer's account. */
    passkeys: passkeys.map(({ backed_up, ...row }) => ({ ...row, backedUp: backed_up === 1 })),
    hasPassword: password_hash !== null,
    recoveryCodes: codes.length,
    sessions: sessions.map((row) => ({ ...row, isThis: row.id === id })),
  };
}

/** `passkey` is the browser's response to `passkeyOptions`. */
export async function addPasskey(
  app: App,
  session: StaffSession,
  { passkey, browser, device }: { passkey: string } & Pick<SignInOrigin, "browser" | "device">,
): Promise<{ outcome: "done" | "passkey-failed" } | SignedOut> {
  const made = await checkNewPasskey(app, { passkey, browser }, "add");
  if (!made || made.person_id !== session.person.id) return { outcome: "passkey-failed" };
  return whileSignedIn(app, session, async (transaction) => {
    await storePasskey(transaction, made, { device, now: app.clock() });
    await record(app, transaction, session, { action: "added a passkey", mail: "new-passkey" });
    return { outcome: "done" as const };
  });
}

export async function renamePasskey(
  { db }: Pick<App, "db">,
  { person }: StaffSession,
  { id, name }: { id: string; name: string },
): Promise<{ outcome: "done" | "missing" }> {
  const { numUpdatedRows } = await db
    .updateTable("passkeys")
    .set({ name: staffName(name) })
    .where("id", "=", id)
    .where("person_id", "=", person.id)
    .executeTakeFirstOrThrow();
  return { outcome: numUpdatedRows === 1n ? "done" : "missing" };
}

export async function removePasskey(
  app: App,
  session: StaffSession,
  id: string,
): Promise<MethodRemoved> {
  const { person } = session;
  return whileSignedIn<MethodRemoved>(app, session, async (transaction) => {
    if (!(await isMethodLeft(transaction, person.id, id))) return { outcome: "last-way" };
    const { numDeletedRows } = await transaction
      .deleteFrom("passkeys")
      .where("id", "=", id)
      .where("person_id", "=", person.id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return { outcome: "missing" };
    await record(app, transaction, session, {
      ...{ action: "removed a passkey", mail: "removed-passkey" },
    });
    return { outcome: "done" };
  });
}

export async function setPassword(app: App, session: StaffSession, asked: NewPassword) {
  const { person } = session;
  const checked = await checkNewPassword(app, asked, [person.name, person.email]);
  if ("error" in checked) return { outcome: checked.error };
  return whileSignedIn(app, session, async (transaction) => {
    const stored = transaction.updateTable("people").set(checked.stored);
    await stored.where("id", "=", person.id).execute();
    await record(app, transaction, session, {
      ...{ action: "changed the password", mail: "new-password" },
    });
    return { outcome: "done" as const };
  });
}

export async function removePassword(app: App, session: StaffSession): Promise<MethodRemoved> {
  const { person } = session;
  return whileSignedIn<MethodRemoved>(app, session, async (transaction) => {
    if (!(await isMethodLeft(transaction, person.id, "password"))) return { outcome: "last-way" };
    await transaction
      .updateTable("people")
      .set({ password_hash: null, code_secret: null, code_step: null })
      .where("id", "=", person.id)
      .execute();
    await record(app, transaction, session, {
      ...{ action: "removed the password", mail: "removed-password" },
    });
    return { outcome: "done" };
  });
}

/** Makes ten codes, shown once: earlier ones no longer work. null: signed out. */
export async function newRecoveryCodes(app: App, session: StaffSession): Promise<string[] | null> {
  const made = await whileSignedIn(app, session, async (transaction) => {
    const codes = await replaceRecoveryCodes(transaction, session.person.id);
    await record(app, transaction, session, {
      ...{ action: "made recovery codes", mail: "new-recovery-codes" },
    });
    return { outcome: "done" as const, codes };
  });
  return made.outcome === "done" ? made.codes : null;
}

/** "others": all sessions but this one. */
export async function endSessions(
  app: App,
  session: StaffSession,
  which: "others" | { id: string },
): Promise<void> {
  const { person, id: own } = session;
  await whileSignedIn(app, session, async (transaction) => {
    const theirs = transaction.deleteFrom("staff_sessions").where("person_id", "=", person.id);
    await (which === "others"
      ? theirs.where("id_hash", "!=", own)
      : theirs.where("id_hash", "=", which.id)
    ).execute();
    await writeAudit(transaction, { at: app.clock(), actor: person, action: "ended sessions" });
  });
}

/**
 * Runs `work` in a transaction that first reads the session and its person again. Writes
 * nothing when the session ended or the person was suspended since the request began:
 * hashing a password takes so long that an owner's reset can happen meanwhile. Suspending,
 * resetting and ending sessions hold the same lock, so each happens wholly before or wholly after
 * `work`.
 */
function whileSignedIn<Result>(
  { db }: Pick<App, "db">,
  { id, person }: StaffSession,
  work: (transaction: Kysely<Schema>) => Promise<Result>,
): Promise<Result | SignedOut> {
  return withOwnerLock(db, async (transaction) => {
    const open = await transaction
      .selectFrom("staff_sessions")
      .innerJoin("people", "people.id", "staff_sessions.person_id")
      .select("people.id")
      .where("id_hash", "=", id)
      .where("people.id", "=", person.id)
      .where("suspended_at", "is", null)
      .executeTakeFirst();
    return open ? work(transaction) : { outcome: "signed-out" };
  });
}

async function record(
  app: App,
  transaction: Kysely<Schema>,
  { person }: StaffSession,
  { action, mail }: { action: AuditAction; mail: StaffMailKind },
) {
  await writeAudit(transaction, { at: app.clock(), actor: person, action });
  const { email, id: personId } = person;
  await enqueueStaffMail(app, transaction, { kind: mail, email, personId });
}

/** Whether the person can still sign in without this passkey, or without the password. */
async function isMethodLeft(transaction: Kysely<Schema>, personId: string, without: string) {
  const { password_hash } = await transaction
    .selectFrom("people")
    .select("password_hash")
    .where("id", "=", personId)
    .executeTakeFirstOrThrow();
  if (without !== "password" && password_hash !== null) return true;
  const other = await transaction
    .selectFrom("passkeys")
    .select("id")
    .where("person_id", "=", personId)
    .where("id", "!=", without)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
