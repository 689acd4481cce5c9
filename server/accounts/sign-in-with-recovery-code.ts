import type { Kysely } from "kysely";
import type { Accounts } from "../../app/contracts/accounts";
import type { Schema } from "../db/schema";
import { writeAudit } from "../desk/write-audit";
import type { Logger } from "../logger";
import { knownBrowser, plainEmail } from "./check-password";
import type { LetIn } from "./let-in";
import type { SignInLimit } from "./limit-sign-in";
import { takeRecoveryCode } from "./recovery-codes";
import type { QueueStaffMail } from "./staff-mails/queue-staff-mail";

/** Signs in with an e-mail address and one of the person's recovery codes. */
export function makeSignInWithRecoveryCode({
  db,
  clock,
  logger,
  limit,
  letIn,
  queueMail,
}: {
  db: Kysely<Schema>;
  clock: () => Date;
  logger: Logger;
  limit: SignInLimit;
  letIn: LetIn;
  queueMail: QueueStaffMail;
}): Accounts["signInWithRecoveryCode"] {
  return async ({ email: typed, recoveryCode: code, ...door }) => {
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
      const now = clock();
      // The same work for an unknown address and for somebody who is suspended.
      const personId = person && person.suspended_at === null ? person.id : "nobody";
      const right = await takeRecoveryCode(db, { personId, code, now });
      if (!person || !right) {
        logger.warn({ visitor }, "staff sign-in refused: wrong recovery code");
        return { outcome: "wrong" };
      }
      await limit.forget(place);
      const { id, name } = person;
      await writeAudit(db, { at: now, who: { id, name }, action: "used a recovery code" });
      await queueMail(db, { kind: "used-recovery-code", email: person.email, personId: id });
      logger.info({ visitor, person: id }, "staff signed in with a recovery code");
      return await letIn(id, door);
    } catch (error) {
      logger.error({ err: error }, "staff sign-in failed: the database does not answer");
      return { outcome: "unavailable" };
    }
  };
}
