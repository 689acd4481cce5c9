import { type Kysely, sql } from "kysely";
import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import type { Schema } from "~/core/db/schema";
import type { PersonRow } from "~/core/db/tables/people-tables";
import { type AttemptLimit, forgetAttempts, takeAttempt } from "~/core/limits/attempt-limit";
import { digest, digestOfAll } from "~/core/secrets";
import { type Actor, plainEmail } from "~/core/sessions/people";
import { BusyError } from "./hash-password.server";

export type SignInRefused =
  | { outcome: "wrong" }
  /** Too many wrong codes for this account: known browsers and passkeys only, for a day. */
  | { outcome: "locked" }
  | { outcome: "too-many"; retryAfterSeconds: number }
  | { outcome: "unavailable" };

/**
 * Runs one sign-in and audits each failure of a known account; a success is audited with its
 * session. Failures without an account are only counted. Tries during a delay cost an attacker
 * nothing, so they are only logged.
 */
export async function guardSignIn<Result extends { outcome: string }>(
  app: Pick<App, "db" | "clock" | "logger">,
  tried: { visitor: string; email?: string },
  signIn: () => Promise<Result>,
): Promise<Result | SignInRefused> {
  try {
    const result = await signIn();
    if (result.outcome === "wrong" || result.outcome === "locked") await recordRefusal(app, tried);
    return result;
  } catch (error) {
    app.logger.error({ err: error }, "staff sign-in failed: database unavailable");
    return { outcome: "unavailable" };
  }
}

/** The typed name of an unknown account is not stored: it may be a password. */
const unknownPerson: Actor = { id: "", name: "Unknown" };

const prefix = "refused:";
/** Counts stay in `attempt_counts` until they are audited, even while the site is down. */
const neverExpires = "9999-12-31T00:00:00.000Z";

/** "2026-03-02T14" */
const hourOf = (at: Date) => at.toISOString().slice(0, 13);

/**
 * Counts a failed sign-in without an account, per IP address and hour. An attacker can cause any number
 * of these, so the permanent audit log has no entry for each.
 */
async function recordRefusal(
  { db, clock }: Pick<App, "db" | "clock">,
  { visitor, email }: { visitor: string; email?: string },
): Promise<void> {
  const at = clock();
  const person = email === undefined ? undefined : await findByEmail(db, plainEmail(email));
  if (person) return writeAudit(db, { at, actor: person, action: "was refused at sign-in" });
  await db
    .insertInto("attempt_counts")
    .values({ name: `${prefix}${hourOf(at)}:${visitor}`, count: 1, expires_at: neverExpires })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({ count: sql<number>`attempt_counts.count + 1` }),
    )
    .execute();
}

/**
 * Audits the failures counted in each past hour: their number, the number of IP addresses, and the
 * most from one of them.
 */
export function auditCountedRefusals({ db, clock }: Pick<App, "db" | "clock">): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const at = clock();
    // If two processes do this at once, only one gets the rows.
    const rows = await transaction
      .deleteFrom("attempt_counts")
      .where("name", "like", `${prefix}%`)
      .where("name", "<", `${prefix}${hourOf(at)}`)
      .returning(["name", "count"])
      .execute();
    const hours = Map.groupBy(rows, ({ name }) => name.slice(prefix.length, prefix.length + 13));
    for (const [hour, counted] of [...hours].sort(([a], [b]) => a.localeCompare(b))) {
      const detail = detailOf(
        hour,
        counted.map(({ count }) => count),
      );
      const action = "was refused at sign-in";
      await writeAudit(transaction, { at, actor: unknownPerson, action, detail });
    }
  });
}

function detailOf(hour: string, counts: readonly number[]): string {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const most = counts.length > 1 ? `, up to ${Math.max(...counts)} from one` : "";
  const refusals = all === 1 ? "1 refusal" : `${all} refusals`;
  const addresses = counts.length === 1 ? "1 IP address" : `${counts.length} IP addresses`;
  return `${refusals} from ${addresses}${most}, in the hour from ${hour}:00Z`;
}

const tenMinutes = 10 * 60_000;
const ofKnownBrowser: AttemptLimit = { name: "sign-in-known", limit: 10, windowMs: tenMinutes };
const ofIpAddress: AttemptLimit = { name: "sign-in-ip", limit: 10, windowMs: tenMinutes };
/** Counts all browsers that the person has not used before together. */
const ofAccount: AttemptLimit = { name: "sign-in-account", limit: 200, windowMs: tenMinutes };

/**
 * The counts of a try, in order: a refused IP address does not use up the account's tries. A known
 * browser has tries of its own, which other people's wrong tries cannot use up. `visitor` is the key
 * of the IP address; an IPv6 network of 64 bits counts as one.
 */
const countsOf = (
  { email, visitor }: { email: string; visitor: string },
  knownBrowser: string,
): [AttemptLimit, key: string][] =>
  knownBrowser
    ? [[ofKnownBrowser, digestOfAll([email, knownBrowser])]]
    : [
        [ofIpAddress, visitor],
        [ofAccount, digestOfAll([email])],
      ];

/**
 * Runs `check` as one try of an email address, which is counted before its result is known; a
 * success deletes the counts. `isKnown`: the person has signed in with this browser before.
 */
export async function withinLimits<Result extends { outcome: string }>(
  { db, steadyClock: clock }: Pick<App, "db" | "steadyClock">,
  from: { email: string; visitor: string; browser: string },
  check: (person: PersonRow | undefined, isKnown: boolean) => Promise<Result>,
): Promise<Result | { outcome: "too-many"; retryAfterSeconds: number }> {
  const person = await findByEmail(db, from.email);
  const known = await knownBrowser(db, person?.id, from.browser);
  const counts = countsOf(from, known);
  for (const [limit, key] of counts) {
    const { allowed, retryAfterSeconds } = await takeAttempt({ db, clock }, limit, key);
    if (!allowed) return { outcome: "too-many", retryAfterSeconds };
  }
  try {
    const result = await check(person, known !== "");
    if (result.outcome !== "wrong" && result.outcome !== "locked")
      for (const [limit, key] of counts) await forgetAttempts(db, limit, key);
    return result;
  } catch (error) {
    if (error instanceof BusyError) return { outcome: "too-many", retryAfterSeconds: 5 };
    throw error;
  }
}

const findByEmail = (db: Kysely<Schema>, email: string): Promise<PersonRow | undefined> =>
  db.selectFrom("people").selectAll().where("email", "=", email).executeTakeFirst();

/** Hash of the browser's mark when this person has signed in with it before; "" otherwise. */
async function knownBrowser(
  db: Kysely<Schema>,
  personId: string | undefined,
  browser: string,
): Promise<string> {
  if (!personId || browser === "") return "";
  const row = await db
    .selectFrom("known_browsers")
    .select("browser_hash")
    .where("person_id", "=", personId)
    .where("browser_hash", "=", digest(browser))
    .executeTakeFirst();
  return row?.browser_hash ?? "";
}
