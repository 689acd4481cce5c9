import type { Kysely } from "kysely";
import { writeAudit } from "~/core/audit/write-audit";
import type { Schema } from "~/core/db/schema";
import type { PersonRow } from "~/core/db/tables/people-tables";
import type { Logger } from "~/core/log/logger";
import type { QueueStaffMail } from "~/core/mail/enqueue-mail";
import { openInvitation } from "~/staff/people/invitations.server";
import { inTurn } from "~/staff/people/owner-lock.server";
import type { Accounts } from "./accounts";
import { knownBrowser, plainEmail } from "./check-password.server";
import { BusyError, isRightPassword } from "./hash-password.server";
import type { SignInLimit } from "./limit-sign-in.server";
import { takeRecoveryCode } from "./recovery-codes.server";
import type { LetIn } from "./start-session.server";

/**
 * A recovery code replaces the second factor only. With the password it signs in. Somebody who has
 * no password gets a link by mail instead, by which they choose a new way to sign in: the mailbox is
 * the other factor. The code counts in both cases, and is kept after a wrong password.
 */
export function makeSignInWithRecoveryCode({
  db,
  clock,
  logger,
  limit,
  letIn,
  queueMail,
  cost,
}: {
  db: Kysely<Schema>;
  clock: () => Date;
  logger: Logger;
  limit: SignInLimit;
  letIn: LetIn;
  queueMail: QueueStaffMail;
  cost: number;
}): Accounts["signInWithRecoveryCode"] {
  return async ({ email: typed, password, recoveryCode: code, ...door }) => {
    const { visitor } = door;
    const email = plainEmail(typed);
    try {
      const person = await db
        .selectFrom("people")
        .selectAll()
        .where("email", "=", email)
        .executeTakeFirst();
      const place = {
        email,
        visitor,
        knownBrowser: await knownBrowser(db, person?.id, door.browser),
      };
      const taken = await limit.take(place);
      if (!taken.allowed)
        return { outcome: "too-many", retryAfterSeconds: taken.retryAfterSeconds };
      // The same work for an unknown email, for a wrong password and for somebody without one.
      const queue = place.knownBrowser === "" ? "stranger" : "known";
      const stored = person?.password_hash ?? null;
      const right = await isRightPassword(password, stored, { cost, queue });
      const mayUse = person?.suspended_at === null && (right || person.password_hash === null);
      if (!(await redeem(mayUse ? person : null, code)) || !mayUse) {
        logger.warn({ visitor }, "staff sign-in refused: wrong recovery code");
        return { outcome: "wrong" };
      }
      await limit.forget(place);
      const { id } = person;
      if (!right) {
        logger.info({ visitor, person: id }, "a recovery code was used: a link is mailed");
        return { outcome: "mailed" };
      }
      logger.info({ visitor, person: id }, "staff signed in with a recovery code");
      return await letIn(id, door);
    } catch (error) {
      if (error instanceof BusyError) return { outcome: "too-many", retryAfterSeconds: 5 };
      logger.error({ err: error }, "staff sign-in failed: database unavailable");
      return { outcome: "unavailable" };
    }
  };

  /** Takes the code with its mails and its entry in the audit log. false: it is not a valid one. */
  function redeem(person: PersonRow | null, code: string): Promise<boolean> {
    return inTurn(db, async (transaction) => {
      const now = clock();
      const personId = person?.id ?? "nobody";
      if (!(await takeRecoveryCode(transaction, { personId, code, now })) || !person) return false;
      const { id, name, email, role, password_hash } = person;
      await writeAudit(transaction, { at: now, who: { id, name }, action: "used a recovery code" });
      await queueMail(transaction, { kind: "used-recovery-code", email, personId: id });
      if (password_hash === null) {
        const asked = { email, role, personId: id, by: { id, name }, now };
        const { id: invitationId } = await openInvitation(transaction, asked);
        await queueMail(transaction, { kind: "invitation", email, personId: id, invitationId });
      }
      return true;
    });
  }
}
