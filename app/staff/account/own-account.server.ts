import type { Kysely } from "kysely";
import { type AuditAction, writeAudit } from "~/core/audit/write-audit";
import type { Schema } from "~/core/db/schema";
import type { StaffMailKind } from "~/core/db/tables/mail-tables";
import type { QueueStaffMail } from "~/core/mail/enqueue-mail";
import { staffName } from "~/staff/people/staff-name.server";
import { checkNewPassword } from "~/staff/sign-in/check-new-password.server";
import { storePasskey } from "~/staff/sign-in/check-sign-in-method.server";
import { replaceRecoveryCodes } from "~/staff/sign-in/recovery-codes.server";
import type { StaffSession } from "~/staff/sign-in/sign-in-types";
import type { Passkeys } from "./passkeys.server";
import type { OwnAccount, WayRemoved } from "./staff-accounts";
import { whileSignedIn } from "./while-signed-in.server";

const signedOut = { outcome: "signed-out" } as const;

/** Changes of one's own account: each is written to the audit log and mailed to the person. */
export function makeOwnAccount({
  db,
  clock,
  passkeys,
  queueMail,
  clinicWords,
  idleMinutes,
  cost,
}: {
  db: Kysely<Schema>;
  clock: () => Date;
  passkeys: Passkeys;
  queueMail: QueueStaffMail;
  clinicWords: () => readonly string[];
  idleMinutes: number;
  cost: number;
}): OwnAccount {
  async function tell(
    transaction: Kysely<Schema>,
    { person }: StaffSession,
    action: AuditAction,
    mail: StaffMailKind,
  ) {
    await writeAudit(transaction, { at: clock(), who: person, action });
    await queueMail(transaction, { kind: mail, email: person.email, personId: person.id });
  }

  /** Whether they can still sign in without this passkey, or without the password. */
  async function isWayLeft(transaction: Kysely<Schema>, personId: string, without: string) {
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

  return {
    async read({ id, person }) {
      const { password_hash } = await db
        .selectFrom("people")
        .select("password_hash")
        .where("id", "=", person.id)
        .executeTakeFirstOrThrow();
      const kept = await db
        .selectFrom("passkeys")
        .select([
          "id",
          "name",
          "created_at as createdAt",
          "last_used_at as lastUsedAt",
          "backed_up",
        ])
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
      const now = clock();
      const sessions = await db
        .selectFrom("staff_sessions")
        .select([
          "id_hash as id",
          "device",
          "created_at as createdAt",
          "last_seen_at as lastSeenAt",
        ])
        .where("person_id", "=", person.id)
        .where("expires_at", ">", now.toISOString())
        .where("last_seen_at", ">", new Date(now.getTime() - idleMinutes * 60_000).toISOString())
        .orderBy("last_seen_at", "desc")
        .orderBy("id_hash")
        .execute();
      return {
        passkeys: kept.map(({ backed_up, ...row }) => ({ ...row, backedUp: backed_up === 1 })),
        hasPassword: password_hash !== null,
        recoveryCodes: codes.length,
        sessions: sessions.map((row) => ({ ...row, isThis: row.id === id })),
      };
    },

    async addPasskey(session, { passkey, browser, device }) {
      const made = await passkeys.checkNew({ passkey, browser }, "add");
      if (!made || made.person_id !== session.person.id) return { outcome: "passkey-failed" };
      const added = await whileSignedIn(db, session, async (transaction) => {
        await storePasskey(transaction, made, device, clock());
        await tell(transaction, session, "added a passkey", "new-passkey");
        return { outcome: "done" as const };
      });
      return added ?? signedOut;
    },

    async renamePasskey({ person }, { id, name }) {
      const { numUpdatedRows } = await db
        .updateTable("passkeys")
        .set({ name: staffName(name) })
        .where("id", "=", id)
        .where("person_id", "=", person.id)
        .executeTakeFirstOrThrow();
      return { outcome: numUpdatedRows === 1n ? "done" : "missing" };
    },

    async removePasskey(session, id) {
      const { person } = session;
      const removed = await whileSignedIn(db, session, async (transaction): Promise<WayRemoved> => {
        if (!(await isWayLeft(transaction, person.id, id))) return { outcome: "last-way" };
        const { numDeletedRows } = await transaction
          .deleteFrom("passkeys")
          .where("id", "=", id)
          .where("person_id", "=", person.id)
          .executeTakeFirstOrThrow();
        if (numDeletedRows === 0n) return { outcome: "missing" };
        await tell(transaction, session, "removed a passkey", "removed-passkey");
        return { outcome: "done" };
      });
      return removed ?? signedOut;
    },

    async setPassword(session, asked) {
      const { person } = session;
      const about = [person.name, person.email, ...clinicWords()];
      const checked = await checkNewPassword(asked, { now: clock(), about, cost });
      if ("fault" in checked) return { outcome: checked.fault };
      const changed = await whileSignedIn(db, session, async (transaction) => {
        await transaction
          .updateTable("people")
          .set(checked.stored)
          .where("id", "=", person.id)
          .execute();
        await tell(transaction, session, "changed the password", "new-password");
        return { outcome: "done" as const };
      });
      return changed ?? signedOut;
    },

    async removePassword(session) {
      const { person } = session;
      const removed = await whileSignedIn(db, session, async (transaction): Promise<WayRemoved> => {
        if (!(await isWayLeft(transaction, person.id, "password"))) return { outcome: "last-way" };
        await transaction
          .updateTable("people")
          .set({ password_hash: null, code_secret: null, code_step: null })
          .where("id", "=", person.id)
          .execute();
        await tell(transaction, session, "removed the password", "removed-password");
        return { outcome: "done" };
      });
      return removed ?? signedOut;
    },

    newRecoveryCodes: (session) =>
      whileSignedIn(db, session, async (transaction) => {
        const codes = await replaceRecoveryCodes(transaction, session.person.id);
        await tell(transaction, session, "made recovery codes", "new-recovery-codes");
        return codes;
      }),

    async endSessions(session, which) {
      const { person, id: own } = session;
      await whileSignedIn(db, session, async (transaction) => {
        const theirs = transaction.deleteFrom("staff_sessions").where("person_id", "=", person.id);
        await (which === "others"
          ? theirs.where("id_hash", "!=", own)
          : theirs.where("id_hash", "=", which.id)
        ).execute();
        await writeAudit(transaction, { at: clock(), who: person, action: "ended sessions" });
      });
    },
  };
}
