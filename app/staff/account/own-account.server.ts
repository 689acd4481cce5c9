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
import {
  makeRecoveryCodes,
  replaceRecoveryCodes,
} from "~/staff/sign-in/sign-in-with-recovery-code.server";
import {
  readSignInMethods,
  type SignInOrigin,
  withOwnerLock,
} from "~/staff/sign-in/start-session.server";

/** Changes of one's own account: each is written to the audit log and mailed to the person. */

/** The person's ways to sign in and open sessions. All instants are ISO 8601. */
export async function readOwnAccount(app: App, { id, person }: StaffSession) {
  const { db } = app;
  const { hasPassword } = await readSignInMethods(db, person.id);
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
  const { wants_summary } = await db
    .selectFrom("people")
    .select("wants_summary")
    .where("id", "=", person.id)
    .executeTakeFirstOrThrow();
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
    hasPassword,
    recoveryCodes: codes.length,
    wantsSummary: wants_summary === 1,
    sessions: sessions.map((row) => ({ ...row, isThis: row.id === id })),
  };
}

/** `passkey` is the browser's response to `passkeyOptions`. */
export async function addPasskey(
  app: App,
  session: StaffSession,
  { passkey, browser, device }: { passkey: string } & Pick<SignInOrigin, "browser" | "device">,
) {
  const made = await checkNewPasskey(app, { passkey, browser }, "add");
  if (made?.person_id !== session.person.id) return { outcome: "passkey-failed" as const };
  const change = { action: "added a passkey", mail: "new-passkey" } as const;
  return changeAccount<never>(app, session, change, async (transaction) => {
    await storePasskey(transaction, made, { device, now: app.clock() });
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

/** "last-way": the change would leave no way to sign in. */
export function removePasskey(app: App, session: StaffSession, id: string) {
  const { person } = session;
  const change = { action: "removed a passkey", mail: "removed-passkey" } as const;
  return changeAccount(app, session, change, async (transaction) => {
    if (!(await isMethodLeft(transaction, person.id, id))) return "last-way";
    const { numDeletedRows } = await transaction
      .deleteFrom("passkeys")
      .where("id", "=", id)
      .where("person_id", "=", person.id)
      .executeTakeFirstOrThrow();
    return numDeletedRows === 0n ? "missing" : undefined;
  });
}

export async function setPassword(app: App, session: StaffSession, input: NewPassword) {
  const { id, name, email } = session.person;
  const checked = await checkNewPassword(app, input, [name, email]);
  if ("error" in checked) return { outcome: checked.error };
  const change = { action: "changed the password", mail: "new-password" } as const;
  return changeAccount<never>(app, session, change, async (transaction) => {
    await transaction.updateTable("people").set(checked.stored).where("id", "=", id).execute();
  });
}

export function removePassword(app: App, session: StaffSession) {
  const { id } = session.person;
  const change = { action: "removed the password", mail: "removed-password" } as const;
  return changeAccount(app, session, change, async (transaction) => {
    if (!(await isMethodLeft(transaction, id, "password"))) return "last-way";
    await transaction
      .updateTable("people")
      .set({ password_hash: null, totp_secret: null, totp_step: null })
      .where("id", "=", id)
      .execute();
  });
}

/** Makes ten codes, shown once: earlier ones no longer work. null: signed out. */
export async function newRecoveryCodes(app: App, session: StaffSession): Promise<string[] | null> {
  const codes = makeRecoveryCodes();
  const change = { action: "made recovery codes", mail: "new-recovery-codes" } as const;
  const { outcome } = await changeAccount(app, session, change, async (transaction) => {
    await replaceRecoveryCodes(transaction, session.person.id, codes);
  });
  return outcome === "done" ? codes : null;
}

/** "others": all sessions but this one. */
export async function endSessions(
  app: App,
  session: StaffSession,
  which: "others" | { id: string },
): Promise<void> {
  const { person, id: own } = session;
  await changeAccount(app, session, { action: "ended sessions" }, async (transaction) => {
    const sessions = transaction.deleteFrom("staff_sessions").where("person_id", "=", person.id);
    await (which === "others"
      ? sessions.where("id_hash", "!=", own)
      : sessions.where("id_hash", "=", which.id)
    ).execute();
  });
}

/**
 * Runs `write`, which returns why nothing was written, in a transaction that first reads the session
 * and its person again; then audits the change and mails it to the person. "signed-out": the session
 * ended or the person was suspended since the request began, because hashing a password takes so
 * long that an owner's reset can happen meanwhile; nothing was written. Suspending, resetting and
 * ending sessions hold the same lock, so each happens wholly before or wholly after `write`.
 */
function changeAccount<Refusal extends string>(
  app: App,
  { id, person }: StaffSession,
  { action, mail }: { action: AuditAction; mail?: StaffMailKind },
  write: (transaction: Kysely<Schema>) => Promise<Refusal | undefined>,
): Promise<{ outcome: Refusal | "done" | "signed-out" }> {
  return withOwnerLock(app.db, async (transaction) => {
    const open = await transaction
      .selectFrom("staff_sessions")
      .innerJoin("people", "people.id", "staff_sessions.person_id")
      .select("people.id")
      .where("id_hash", "=", id)
      .where("people.id", "=", person.id)
      .where("suspended_at", "is", null)
      .executeTakeFirst();
    if (!open) return { outcome: "signed-out" };
    const refusal = await write(transaction);
    if (refusal) return { outcome: refusal };
    await writeAudit(transaction, { at: app.clock(), actor: person, action });
    const { email, id: personId } = person;
    if (mail) await enqueueStaffMail(app, transaction, { kind: mail, email, personId });
    return { outcome: "done" };
  });
}

/** Whether the person can still sign in without this passkey, or without the password. */
async function isMethodLeft(transaction: Kysely<Schema>, personId: string, without: string) {
  const { hasPassword, passkeys } = await readSignInMethods(transaction, personId);
  return (hasPassword && without !== "password") || passkeys.some((id) => id !== without);
}
