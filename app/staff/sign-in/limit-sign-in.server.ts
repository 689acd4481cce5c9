import type { Kysely } from "kysely";
import type { App } from "~/core/app";
import type { Schema } from "~/core/db/schema";
import type { PersonRow } from "~/core/db/tables/people-tables";
import { digest, digestOfAll } from "~/core/digest";
import { type AttemptLimit, forgetAttempts, takeAttempt } from "~/core/http/limits/attempt-limit";

const tenMinutes = 10 * 60_000;
const ofKnownBrowser: AttemptLimit = { name: "sign-in-known", limit: 10, windowMs: tenMinutes };
const ofIpAddress: AttemptLimit = { name: "sign-in-ip", limit: 10, windowMs: tenMinutes };
/** Of all browsers that the person has not used before, together. */
const ofAccount: AttemptLimit = { name: "sign-in-account", limit: 200, windowMs: tenMinutes };

export type Place = {
  /** Email as typed, with or without an account. */
  email: string;
  /** Key of the IP address; an IPv6 network of 64 bits counts as one. */
  visitor: string;
  /** Hash of the cookie of a browser in which this person has signed in; "" otherwise. */
  knownBrowser: string;
};

type LimitApp = Pick<App, "db" | "steadyClock">;

/**
 * The counts of a try, in order: a refused IP address does not use up the account's tries. A known
 * browser has tries of its own, which other people's wrong tries cannot use up.
 */
const countsOf = ({ email, visitor, knownBrowser }: Place): [AttemptLimit, key: string][] =>
  knownBrowser
    ? [[ofKnownBrowser, digestOfAll([email, knownBrowser])]]
    : [
        [ofIpAddress, visitor],
        [ofAccount, digestOfAll([email])],
      ];

/** Counts one try before its result is known. Returns the seconds to wait, 0 when it is allowed. */
export async function takeSignInTry({ db, steadyClock }: LimitApp, from: Place): Promise<number> {
  for (const [limit, key] of countsOf(from)) {
    const taken = await takeAttempt({ db, clock: steadyClock }, limit, key);
    if (!taken.allowed) return taken.retryAfterSeconds;
  }
  return 0;
}

/** Deletes the tries of this place and account, after a successful one. */
export async function forgetSignInTries({ db }: LimitApp, from: Place): Promise<void> {
  for (const [limit, key] of countsOf(from)) await forgetAttempts(db, limit, key);
}

export const findByEmail = (db: Kysely<Schema>, email: string): Promise<PersonRow | undefined> =>
  db.selectFrom("people").selectAll().where("email", "=", email).executeTakeFirst();

/** Hash of the browser's mark when this person has signed in with it before; "" otherwise. */
export async function knownBrowser(
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
