import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "~/core/db/schema";
import { findInvitation } from "~/staff/people/accept-invitation.server";
import type { SetUp } from "~/staff/people/first-owner.server";
import type { Accounts } from "~/staff/sign-in/accounts";
import { makeAttemptLimit } from "~/core/limits/attempt-limit";
import { browserMark } from "~/staff/sign-in/start-session.server";
import type { Passkeys } from "~/staff/sign-in/passkeys.server";

/** Requests from one IP address in ten minutes; a whole office may share it. */
const most = 300;

/** The options with which a browser asks for a passkey, for those who may be asked. */
export function makePasskeyOptions({
  db,
  clock,
  passkeys,
  setUp,
}: {
  db: Kysely<Schema>;
  clock: () => Date;
  passkeys: Passkeys;
  setUp: SetUp;
}): Accounts["passkeyOptions"] {
  const limit = makeAttemptLimit({ db, clock, name: "passkey", limit: most, windowMs: 600_000 });

  return async (asked, { visitor, browser: mark }) => {
    if (!(await limit.take(visitor)).allowed) return null;
    const browser = browserMark(mark);
    switch (asked.for) {
      case "sign-in":
        return { options: await passkeys.askFor("sign-in", "", browser), browser };
      case "prove": {
        const { id } = asked.session.person;
        return { options: await passkeys.askFor("prove", id, browser), browser };
      }
      case "add":
        return { options: await passkeys.askForNew(asked.session.person, "add", browser), browser };
      case "set-up": {
        if ((await setUp.read(asked.token)) !== "open") return null;
        const { name, email } = asked;
        const whom = { id: randomUUID(), name, email };
        return { options: await passkeys.askForNew(whom, "new", browser), browser };
      }
      case "invitation": {
        const found = await findInvitation(db, asked.token, clock());
        if (found.state !== "open") return null;
        const { email, person } = found.invitation;
        const whom = { id: person?.id ?? randomUUID(), name: person?.name ?? asked.name, email };
        return { options: await passkeys.askForNew(whom, "new", browser), browser };
      }
    }
  };
}
