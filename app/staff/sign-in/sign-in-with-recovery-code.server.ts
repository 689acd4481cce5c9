import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { Secret } from "otpauth";
import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import type { Schema } from "~/core/db/schema";
import type { PersonRow } from "~/core/db/tables/people-tables";
import { enqueueStaffMail } from "~/core/mail/enqueue-mail";
import { digest } from "~/core/secrets";
import { openInvitation } from "~/core/sessions/invitations";
import { plainEmail } from "~/core/sessions/people";
import { guardSignIn, type SignInRefused, withinLimits } from "./guard-sign-in.server";
import { isRightPassword } from "./hash-password.server";
import {
  type SignedIn,
  type SignInOrigin,
  startSession,
  withOwnerLock,
} from "./start-session.server";

/**
 * A recovery code replaces the second factor only. With the password it signs in. `password` is ""
 * for a person who has none; "mailed" then means that a link to choose a new way to sign in is sent
 * to their email: the mailbox is the other factor. Both use the code up; a wrong password does not.
 */
export function signInWithRecoveryCode(
  app: App,
  {
    email: typed,
    password,
    recoveryCode: code,
    ...origin
  }: { email: string; password: string; recoveryCode: string } & SignInOrigin,
): Promise<SignedIn | SignInRefused | { outcome: "mailed" }> {
  const { logger } = app;
  const { visitor, browser } = origin;
  const email = plainEmail(typed);
  return guardSignIn(app, { visitor, email }, () =>
    withinLimits(app, { email, visitor, browser }, async (person, isKnown) => {
      // An unknown email, a wrong password and an account without a password cause equal work.
      const stored = person?.password_hash ?? null;
      const queue = isKnown ? "known" : "stranger";
      const right = await isRightPassword(password, stored, { cost: app.passwordCost, queue });
      const mayUse = person?.suspended_at === null && (right || person.password_hash === null);
      if (!(await redeem(app, mayUse ? person : null, code)) || !mayUse) {
        logger.warn({ visitor }, "staff sign-in failed: wrong recovery code");
        return { outcome: "wrong" as const };
      }
      const { id } = person;
      if (!right) {
        logger.info({ visitor, person: id }, "recovery code used: a link is mailed");
        return { outcome: "mailed" as const };
      }
      logger.info({ visitor, person: id }, "staff signed in with a recovery code");
      return startSession(app, id, origin);
    }),
  );
}

/**
 * Consumes the code, with its mails and its audit entry. false: the code is not valid. Of two
 * simultaneous requests with one code, one succeeds.
 */
function redeem(app: App, person: PersonRow | null, code: string): Promise<boolean> {
  return withOwnerLock(app.db, async (transaction) => {
    const now = app.clock();
    const personId = person?.id ?? "nobody";
    const { numUpdatedRows } = await transaction
      .updateTable("recovery_codes")
      .set({ used_at: now.toISOString() })
      .where("code_hash", "=", hashOf(personId, code))
      .where("person_id", "=", personId)
      .where("used_at", "is", null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n || !person) return false;
    const { id, name, email, role, password_hash } = person;
    await writeAudit(transaction, { at: now, actor: { id, name }, action: "used a recovery code" });
    await enqueueStaffMail(app, transaction, { kind: "used-recovery-code", email, personId: id });
    if (password_hash === null) {
      const invitation = { email, role, personId: id, by: { id, name }, now };
      const { id: invitationId } = await openInvitation(transaction, invitation);
      await enqueueStaffMail(app, transaction, {
        kind: "invitation",
        email,
        personId: id,
        invitationId,
      });
    }
    return true;
  });
}

/** 120 random bits in base32, in groups of four: not guessable, so a plain hash is enough. */
const newCode = () => {
  const { base32 } = new Secret({ buffer: new Uint8Array(randomBytes(15)).buffer });
  return base32.replace(/(.{4})(?=.)/g, "$1-");
};

/** Normalizes typed codes; 0 and 1 are not in the alphabet, O and I are. */
const plain = (code: string) =>
  code
    .toUpperCase()
    .replaceAll("0", "O")
    .replaceAll("1", "I")
    .replace(/[^A-Z2-7]/g, "");

const hashOf = (personId: string, code: string) => digest(`${personId}:${plain(code)}`);

export const makeRecoveryCodes = () => Array.from({ length: 10 }, newCode);

/** Stores hashes of these codes in place of all that the person has. */
export async function replaceRecoveryCodes(
  db: Kysely<Schema>,
  personId: string,
  codes: readonly string[],
): Promise<void> {
  await db.deleteFrom("recovery_codes").where("person_id", "=", personId).execute();
  await db
    .insertInto("recovery_codes")
    .values(
      codes.map((code) => ({
        code_hash: hashOf(personId, code),
        person_id: personId,
        used_at: null,
      })),
    )
    .execute();
}
