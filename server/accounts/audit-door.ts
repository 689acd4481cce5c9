import type { Kysely } from "kysely";
import type { Accounts } from "../../app/contracts/accounts";
import type { Actor } from "../../app/contracts/people";
import type { SignedIn, SignInRefused } from "../../app/contracts/sign-in";
import type { Schema } from "../db/schema";
import { type AuditAction, writeAudit } from "../desk/write-audit";
import type { Logger } from "../logger";
import { plainEmail } from "./check-password";

type SignIn<Tried, Answer> = (tried: Tried) => Promise<Answer>;

/** For an unknown account the typed name is not written: it may be a password. */
const unknown: Actor = { id: "", name: "Unknown" };

/**
 * Writes an entry of the audit for each accepted and refused sign-in and each sign-out; nobody is
 * signed in without an entry. Tries that had to wait cost an attacker nothing, so they are only
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
    <Tried extends object, Answer extends SignedIn | SignInRefused | { outcome: "mailed" }>(
      signIn: SignIn<Tried, Answer>,
    ): SignIn<Tried, Answer | SignInRefused> =>
    async (tried) => {
      const answer = await signIn(tried);
      const refused = answer.outcome === "wrong" || answer.outcome === "locked";
      if (answer.outcome !== "signed-in" && !refused) return answer;
      try {
        if (answer.outcome !== "signed-in")
          await write(await named("email" in tried ? tried.email : ""), "was refused at the door");
        else await write(await ofSession(answer.token), "signed in");
      } catch (error) {
        logger.error({ err: error }, "staff sign-in failed: the audit could not be written");
        if (answer.outcome === "signed-in") await accounts.signOut(answer.token);
        return { outcome: "unavailable" };
      }
      return answer;
    };

  async function named(email: unknown): Promise<Actor> {
    if (typeof email !== "string" || email === "") return unknown;
    const person = await db
      .selectFrom("people")
      .select(["id", "name"])
      .where("email", "=", plainEmail(email))
      .executeTakeFirst();
    return person ?? unknown;
  }

  async function ofSession(token: string): Promise<Actor> {
    const session = await accounts.readSession(token);
    return session ? { id: session.person.id, name: session.person.name } : unknown;
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
          (error) => logger.error({ err: error }, "a sign-out is not in the audit"),
        );
    },
  };
}
