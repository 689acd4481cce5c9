import { randomBytes } from "node:crypto";
import type { ExpressionBuilder, Kysely } from "kysely";
import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import type { Schema } from "~/core/db/schema";
import { enqueueStaffMail } from "~/core/mail/enqueue-mail";
import { digest } from "~/core/secrets";
import { beginSession, endSession, readSession } from "~/core/sessions/staff-sessions";

export type SignInOrigin = {
  /** The `visitorKeyContext`: wrong tries are counted for each. */
  visitor: string;
  /** Cookie of a browser with an earlier sign-in; "" without. */
  browser: string;
  /** Name of the browser, such as "Firefox on Linux". */
  device: string;
};

export type SignedIn = {
  outcome: "signed-in";
  token: string;
  /** ISO 8601. */
  expiresAt: string;
  /** For the cookie that marks this browser. */
  browser: string;
};

const browserShape = /^[\w-]{22}$/;

/** The browser's existing mark if it is valid, else a new one. */
export const browserMark = (mark: string) =>
  browserShape.test(mark) ? mark : randomBytes(16).toString("base64url");

/**
 * Starts the session of an authenticated person, audits it, and remembers their browser. "wrong":
 * the person was suspended, or all their ways to sign in were removed, since the check. `isNew`:
 * they have just chosen how to sign in, so no mail about a new browser is sent.
 */
export function startSession(
  app: Pick<App, "db" | "clock" | "steadyClock" | "mails">,
  personId: string,
  origin: SignInOrigin,
  { isNew } = { isNew: false },
): Promise<SignedIn | { outcome: "wrong" }> {
  return withOwnerLock(app.db, async (transaction) => {
    const now = app.clock();
    const at = now.toISOString();
    const browser = browserMark(origin.browser);
    const person = await transaction
      .updateTable("people")
      .set({ last_seen_at: at })
      .where("id", "=", personId)
      .where("suspended_at", "is", null)
      .where(hasSignInMethod)
      .returning(["id", "name", "email"])
      .executeTakeFirst();
    if (!person) return { outcome: "wrong" };
    const marked = await transaction
      .insertInto("known_browsers")
      .values({ person_id: personId, browser_hash: digest(browser), first_seen_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    const session = await beginSession(app, transaction, { personId, device: origin.device });
    await writeAudit(transaction, { at: now, actor: person, action: "signed in" });
    if (!isNew && marked.numInsertedOrUpdatedRows === 1n)
      await enqueueStaffMail(app, transaction, {
        kind: "new-browser",
        email: person.email,
        personId,
      });
    return { outcome: "signed-in", browser, ...session };
  });
}

/**
 * Ends a session and audits it. Rejects when the end cannot be stored; this process then refuses
 * the session all the same.
 */
export async function signOut(app: App, token: string): Promise<void> {
  const { db, clock, logger } = app;
  const session = await readSession(app, token).catch(() => null);
  await endSession(app, token);
  if (!session) return;
  logger.info("staff signed out");
  await writeAudit(db, { at: clock(), actor: session.person, action: "signed out" }).catch(
    (error) => logger.error({ err: error }, "failed to audit sign-out; the session has ended"),
  );
}

/**
 * Runs `work` in a transaction, one at a time in all processes: of two requests that would each
 * remove the last other owner, the second sees the first one's change.
 */
export function withOwnerLock<Result>(
  db: Kysely<Schema>,
  work: (transaction: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    // This UPDATE changes nothing; it locks the row and serializes owner changes.
    await transaction
      .updateTable("settings")
      .set({ name: "set-up-key" })
      .where("name", "=", "set-up-key")
      .execute();
    return work(transaction);
  });
}

/** Whether an owner who can sign in would remain without this person. */
export async function isOwnerLeft(db: Kysely<Schema>, without: string): Promise<boolean> {
  const other = await db
    .selectFrom("people")
    .select("id")
    .where("role", "=", "owner")
    .where("suspended_at", "is", null)
    .where("id", "!=", without)
    .where(hasSignInMethod)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** A person's ways to sign in: whether there is a password, and the ids of their passkeys. */
export async function readSignInMethods(db: Kysely<Schema>, personId: string) {
  const { password_hash } = await db
    .selectFrom("people")
    .select("password_hash")
    .where("id", "=", personId)
    .executeTakeFirstOrThrow();
  const passkeys = await db
    .selectFrom("passkeys")
    .select("id")
    .where("person_id", "=", personId)
    .execute();
  return { hasPassword: password_hash !== null, passkeys: passkeys.map(({ id }) => id) };
}

export const hasSignInMethod = (where: ExpressionBuilder<Schema, "people">) =>
  where.or([
    where("password_hash", "is not", null),
    where.exists(
      where
        .selectFrom("passkeys")
        .select("passkeys.id")
        .whereRef("passkeys.person_id", "=", "people.id"),
    ),
  ]);
