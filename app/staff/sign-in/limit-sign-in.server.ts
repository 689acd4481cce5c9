import { sql } from "kysely";
import type { App } from "~/core/app";
import { digestOfAll } from "~/core/digest";

const second = 1000;
/** Milliseconds without a counted try after which a counter restarts. */
const hour = 60 * 60 * second;
/** Seconds of waiting after each wrong try beyond the free ones; the last value repeats. */
const waits = [2, 4, 8, 15, 30, 60, 120, 300, 600, 900];
/** Free wrong tries: of one account from one place, and from one place with any account. */
const freeTries = { account: 5, place: 20 };
/** Failed tries from elsewhere after which an account gives each new place only one free try. */
const attackedAt = 20;

export type Place = {
  /** Email as typed, with or without an account. */
  email: string;
  /** Key of the IP address; an IPv6 network of 64 bits counts as one. */
  visitor: string;
  /** Hash of the cookie of a browser in which this person has signed in; "" otherwise. */
  knownBrowser: string;
};

type LimitApp = Pick<App, "db" | "steadyClock">;

const namesOf = ({ email, visitor, knownBrowser }: Place) => ({
  account: digestOfAll(["account", email, knownBrowser || visitor, Boolean(knownBrowser)]),
  place: digestOfAll(["place", visitor]),
  load: digestOfAll(["pressure", email]),
});

/**
 * Counts one try before its result is known. Each wrong try delays the next one, per account and
 * place; rejected tries are not counted and extend no delay. A place is an IP address, or a browser
 * in which the person has signed in before, which other people's wrong tries do not delay. From any
 * other IP address without a failure the first try is always free, however many others fail.
 */
export async function takeSignInTry(
  app: LimitApp,
  from: Place,
): Promise<{ allowed: true } | { allowed: false; retryAfterSeconds: number }> {
  const names = namesOf(from);
  const isKnown = from.knownBrowser !== "";
  // Checked first: a try that one counter delays must not be counted by the other.
  const wait = await waitOf(app, isKnown ? [names.account] : [names.account, names.place]);
  if (wait > 0) return { allowed: false, retryAfterSeconds: Math.ceil(wait / second) };
  if (!isKnown) {
    const place = await count(app, names.place, freeTries.place);
    if (!place.allowed) return place;
  }
  const isAttacked = !isKnown && (await loadOn(app, names.load)) >= attackedAt;
  const account = await count(app, names.account, isAttacked ? 1 : freeTries.account);
  if (!account.allowed) return account;
  // So many free tries that this counter never delays anybody; it only counts.
  await count(app, names.load, 2 ** 30);
  return { allowed: true };
}

/** Deletes the tries of this account from this place, after a successful one. */
export async function forgetSignInTries({ db, steadyClock }: LimitApp, from: Place): Promise<void> {
  const { account, place } = namesOf(from);
  const at = steadyClock().toISOString();
  await db.deleteFrom("sign_in_tries").where("name", "in", [account, place]).execute();
  await db.deleteFrom("sign_in_tries").where("expires_at", "<=", at).execute();
}

async function count({ db, steadyClock }: LimitApp, name: string, free: number) {
  const now = steadyClock();
  const at = now.toISOString();
  const after = (ms: number) => new Date(now.getTime() + ms).toISOString();
  const cases = waits.map(
    (wait, more) =>
      sql`when sign_in_tries.wrong + 1 = ${free + more + 1} then ${after(wait * second)}`,
  );
  const over = sql<boolean>`sign_in_tries.expires_at <= ${at}`;
  const row = await db
    .insertInto("sign_in_tries")
    .values({
      name,
      wrong: 1,
      free_at: free > 0 ? at : after(2 * second),
      expires_at: after(hour),
    })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({
          wrong: sql<number>`case when ${over} then 1 else sign_in_tries.wrong + 1 end`,
          free_at: sql<string>`case
            when ${over} or sign_in_tries.wrong + 1 <= ${free} then ${at}
            ${sql.join(cases, sql` `)}
            else ${after(900 * second)} end`,
          expires_at: after(hour),
        })
        .where((where) =>
          where.or([
            where("sign_in_tries.free_at", "<=", at),
            where("sign_in_tries.expires_at", "<=", at),
          ]),
        ),
    )
    .returning("wrong")
    .executeTakeFirst();
  if (row) return { allowed: true as const, wrong: row.wrong };
  const { free_at } = await db
    .selectFrom("sign_in_tries")
    .select("free_at")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  const wait = Date.parse(free_at) - now.getTime();
  return { allowed: false as const, retryAfterSeconds: Math.max(1, Math.ceil(wait / second)) };
}

/** Longest remaining delay among these counters, in ms. */
async function waitOf({ db, steadyClock }: LimitApp, names: string[]): Promise<number> {
  const now = steadyClock();
  const at = now.toISOString();
  const waiting = await db
    .selectFrom("sign_in_tries")
    .select("free_at")
    .where("name", "in", names)
    .where("free_at", ">", at)
    .where("expires_at", ">", at)
    .execute();
  return Math.max(0, ...waiting.map(({ free_at }) => Date.parse(free_at) - now.getTime()));
}

async function loadOn({ db, steadyClock }: LimitApp, name: string): Promise<number> {
  const row = await db
    .selectFrom("sign_in_tries")
    .select("wrong")
    .where("name", "=", name)
    .where("expires_at", ">", steadyClock().toISOString())
    .executeTakeFirst();
  return row?.wrong ?? 0;
}
