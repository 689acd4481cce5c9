import { type Kysely, sql } from "kysely";
import type { App } from "~/core/app";
import type { Schema } from "~/core/db/schema";

/**
 * At most `limit` attempts of each key in `windowMs`. With `restartsWindow` each allowed attempt
 * restarts the window, so that no period of that length has more than `limit`.
 */
export type AttemptLimit = {
  name: string;
  limit: number;
  windowMs: number;
  restartsWindow?: boolean;
};

/** Wrong names or phone digits in all after which a visitor's private link is withdrawn. */
export const mostWrongTries = 20;

const nameOf = ({ name }: AttemptLimit, key: string) => `${name}:${key}`;

/**
 * Counts one attempt of `key`, successful or not, in the database for all processes together.
 * Throws when the database does not respond.
 */
export async function takeAttempt(
  { db, clock }: Pick<App, "db" | "clock">,
  attempts: AttemptLimit,
  key: string,
): Promise<{ allowed: boolean; retryAfterSeconds: number; tries: number }> {
  const { limit, windowMs, restartsWindow = false } = attempts;
  const now = clock();
  const at = now.toISOString();
  const end = new Date(now.getTime() + windowMs).toISOString();
  const begins = restartsWindow
    ? sql<boolean>`(attempt_counts.expires_at <= ${at} or attempt_counts.count < ${limit})`
    : sql<boolean>`(attempt_counts.expires_at <= ${at})`;
  const row = await db
    .insertInto("attempt_counts")
    .values({ name: nameOf(attempts, key), count: 1, expires_at: end })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({
        count: sql<number>`case when attempt_counts.expires_at <= ${at} then 1 else attempt_counts.count + 1 end`,
        expires_at: sql<string>`case when ${begins} then ${end} else attempt_counts.expires_at end`,
      }),
    )
    .returning(["count", "expires_at"])
    .executeTakeFirstOrThrow();
  if (row.count === 1) {
    await db.deleteFrom("attempt_counts").where("expires_at", "<=", at).execute();
  }
  const wait = Date.parse(row.expires_at) - now.getTime();
  return {
    allowed: row.count <= limit,
    retryAfterSeconds: Math.max(1, Math.ceil(wait / 1000)),
    tries: row.count,
  };
}

/** Whether the next attempt would exceed the limit; counts none. */
export async function isLimitReached(
  { db, clock }: Pick<App, "db" | "clock">,
  attempts: AttemptLimit,
  key: string,
): Promise<boolean> {
  const row = await db
    .selectFrom("attempt_counts")
    .select("count")
    .where("name", "=", nameOf(attempts, key))
    .where("expires_at", ">", clock().toISOString())
    .executeTakeFirst();
  return row !== undefined && row.count >= attempts.limit;
}

/** Deletes the counted attempts of `key`. */
export const forgetAttempts = (db: Kysely<Schema>, attempts: AttemptLimit, key: string) =>
  db.deleteFrom("attempt_counts").where("name", "=", nameOf(attempts, key)).execute();

const tenMinutes = 10 * 60_000;

/** The part of a path's rules that this needs (http/path-rules.ts). */
type PostRules = { limit?: "inquiries" | "payments"; postOnly?: true };

export type CountPost = ReturnType<typeof makePostLimits>;

/**
 * Counts one post of a visitor key and says how many seconds it has to wait; 0 when it is accepted.
 * The limits are generous, because a whole office may share one IP address. Sign-in has its own.
 */
export function makePostLimits({
  db,
  steadyClock: clock,
  logger,
  config: { limits },
}: Pick<App, "db" | "steadyClock" | "logger"> & { config: Pick<App["config"], "limits"> }) {
  return async ({ limit: form, postOnly }: PostRules, visitor: string) => {
    const accepted = { waitSeconds: 0, mayShowForm: true };
    if (!form) return accepted;
    const limit = limits[form];
    try {
      const attempts = { name: form, limit, windowMs: tenMinutes };
      const { allowed, retryAfterSeconds, tries } = await takeAttempt(
        { db, clock },
        attempts,
        visitor,
      );
      if (allowed) return accepted;
      logger.warn({ form, visitor }, "refused: too many posts");
      // A page's form is shown again with what was typed, unless that would overload the site.
      return { waitSeconds: retryAfterSeconds, mayShowForm: !postOnly && tries <= 2 * limit };
    } catch {
      // When the database fails, the form's own function reports that.
      return accepted;
    }
  };
}
