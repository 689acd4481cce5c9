import type { Kysely } from "kysely";
import { writeAudit } from "~/core/audit/write-audit";
import type { Schema } from "~/core/db/schema";
import type { PersonRow } from "~/core/db/tables/people-tables";
import type { QueueStaffMail } from "~/core/mail/enqueue-mail";
import { makeAttemptLimit } from "./count-attempts.server";

const day = 24 * 60 * 60_000;
/** Wrong codes with the right password that one account takes in a day, from all IP addresses. */
const most = 50;

export type CodeLimit = {
  /** Counts a wrong code; with the last one the person gets a mail, and the audit log an entry. */
  countWrong: (person: Pick<PersonRow, "id" | "name" | "email">) => Promise<void>;
  /** Whether only known browsers and passkeys are accepted, until the day of the first one ends. */
  isReached: (personId: string) => Promise<boolean>;
};

/**
 * Limits how often the codes of one account can be guessed: the limits by IP address do not, since a
 * new IP address always has one free try. Wrong passwords are not counted, so that only somebody who
 * knows the password can bring this about.
 */
export function makeCodeLimit({
  db,
  clock,
  queueMail,
}: {
  db: Kysely<Schema>;
  clock: () => Date;
  queueMail: QueueStaffMail;
}): CodeLimit {
  const limitOn = (on: Kysely<Schema>) =>
    makeAttemptLimit({ db: on, clock, name: "wrong-code", limit: most, windowMs: day });
  return {
    countWrong: ({ id, name, email }) =>
      db.transaction().execute(async (transaction) => {
        const { tries } = await limitOn(transaction).take(id);
        if (tries !== most) return;
        const action = "was limited after wrong codes";
        await writeAudit(transaction, { at: clock(), who: { id, name }, action });
        await queueMail(transaction, { kind: "wrong-codes", email, personId: id });
      }),
    isReached: (personId) => limitOn(db).isReached(personId),
  };
}
