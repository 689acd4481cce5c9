import type { Kysely } from "kysely";
import type { StaffSession } from "../../../app/contracts/sign-in";
import type { OwnAccount, WayRemoved } from "../../../app/contracts/staff-accounts";
import type { StaffMailKind } from "../../../app/contracts/staff-mails";
import type { Schema } from "../../db/schema";
import { type AuditAction, writeAudit } from "../../desk/write-audit";
import { checkNewPassword } from "../check-new-password";
import { storePasskey } from "../check-way-in";
import type { Passkeys } from "../passkeys/passkeys";
import { replaceRecoveryCodes } from "../recovery-codes";
import type { QueueStaffMail } from "../staff-mails/queue-staff-mail";
import { staffName } from "../staff-name";
import { whileSignedIn } from "./while-signed-in";

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
