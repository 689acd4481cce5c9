import type { Kysely } from "kysely";
import { type AuditAction, writeAudit } from "~/core/audit/write-audit";
import type { Schema } from "~/core/db/schema";
import type { Logger } from "~/core/log/logger";
import type { Actor } from "~/core/sessions/people";
import type { Accounts } from "./accounts";
import { plainEmail } from "./check-password.server";
import { countRefusal, unknownPerson } from "./count-refusals.server";
import type { Door, SignedIn, SignInRefused } from "./sign-in-types";

type SignIn<Tried, Answer> = (tried: Tried) => Promise<Answer>;

/**
 * Writes an entry of the audit for each accepted sign-in, each refused one of a known account and
 * each sign-out; nobody is signed in without an entry. Refusals that belong to no account are
 * counted (count-refusals.ts). Tries that had to wait cost an attacker nothing, so they are only
 * logged.
 */
export function auditDoor({
  db,
  clock,
  logger,
  accounts,
}: {
  db: Kysely<Schema>;
  clock: () => Date;
  logger: Logger;
  accounts: Accounts;
}): Accounts {
  const write = (who: Actor, action: AuditAction) => writeAudit(db, { at: clock(), who, action });

  const audited =
    <Tried extends Door, Answer extends SignedIn | SignInRefused | { outcome: "mailed" }>(
      signIn: SignIn<Tried, Answer>,
    ): SignIn<Tried, Answer | SignInRefused> =>
    async (tried) => {
      const answer = await signIn(tried);
      if (!["signed-in", "wrong", "locked"].includes(answer.outcome)) return answer;
      try {
        if (answer.outcome !== "signed-in") await refused(tried);
        else await write(await ofSession(answer.token), "signed in");
      } catch (error) {
        logger.error({ err: error }, "staff sign-in failed: audit log write failed");
        if (answer.outcome === "signed-in") await accounts.signOut(answer.token);
        return { outcome: "unavailable" };
      }
      return answer;
    };

  async function refused(tried: Door & { email?: unknown }) {
    const { email, visitor } = tried;
    const person =
      typeof email === "string" &&
      (await db
        .selectFrom("people")
        .select(["id", "name"])
        .where("email", "=", plainEmail(email))
        .executeTakeFirst());
    if (person) await write(person, "was refused at the door");
    else await countRefusal(db, { visitor, at: clock() });
  }

  async function ofSession(token: string): Promise<Actor> {
    const session = await accounts.readSession(token);
    return session ? { id: session.person.id, name: session.person.name } : unknownPerson;
  }

  return {
    ...accounts,
    signInWithPassword: audited(accounts.signInWithPassword),
    signInWithPasskey: audited(accounts.signInWithPasskey),
    signInWithRecoveryCode: audited(accounts.signInWithRecoveryCode),
    people: {
      ...accounts.people,
      async accept(asked) {
        const answer = await accounts.people.accept(asked);
        if (answer.outcome === "signed-in") await write(await ofSession(answer.token), "signed in");
        return answer;
      },
    },
    async setUpOwner(asked) {
      const answer = await accounts.setUpOwner(asked);
      if (answer.outcome === "signed-in") await write(await ofSession(answer.token), "signed in");
      return answer;
    },
    async signOut(token) {
      const session = await accounts.readSession(token).catch(() => null);
      await accounts.signOut(token);
      if (session)
        await write({ id: session.person.id, name: session.person.name }, "signed out").catch(
          (error) => logger.error({ err: error }, "failed to audit sign-out"),
        );
    },
  };
}
