import { type Kysely, sql } from "kysely";
import type { App } from "~/core/app";
import type { Config } from "~/core/config/config";
import type { Schema } from "~/core/db/schema";
import { rulesOf } from "../http/path-rules";

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

const nameOf = ({ name }: AttemptLimit, key: string) => `${name}:${key}`;

/**
 * Counts one attempt of `key`, whatever its result, in the database for all processes together.
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

/** Counts one post of `visitor` (a visitor key) to `path` and says whether it exceeds the limit. */
export type CountPost = (path: string, visitor: string) => Promise<CountedPost>;

export type CountedPost = {
  /** Seconds until the next post is accepted; 0 when this one is. */
  waitSeconds: number;
  /**
   * The page may be rendered again with what was typed: the post came from a page's form, and not
   * so often that rendering would overload the site.
   */
  mayShowForm: boolean;
};

const accepted: CountedPost = { waitSeconds: 0, mayShowForm: true };

/**
 * Limits per visitor and form, counted in the database for all processes. Generous: a whole
 * office may share one IP address. Sign-in has its own, in its service.
 */
export function makePostLimits(
  app: Pick<App, "db" | "steadyClock" | "logger"> & { config: Pick<Config, "limits"> },
): CountPost {
  const { db, steadyClock, logger, config } = app;
  const { limits } = config;
  const inquiries = { name: "inquiry", limit: limits.inquiries, windowMs: tenMinutes };
  const payments = { name: "payment", limit: limits.payments, windowMs: tenMinutes };
  const counted = { inquiries, payments };

  return async (path, visitor) => {
    const rules = rulesOf(path.replace(/(?<=[^/])\/+$/, ""));
    if (!rules.limit) return accepted;
    const form = counted[rules.limit];
    try {
      const attempt = await takeAttempt({ db, clock: steadyClock }, form, visitor);
      const { allowed, retryAfterSeconds, tries } = attempt;
      if (allowed) return accepted;
      logger.warn({ form: path.slice(0, 40), visitor }, "refused: too many posts");
      return {
        waitSeconds: retryAfterSeconds,
        mayShowForm: !rules.postOnly && tries <= 2 * form.limit,
      };
    } catch {
      // Without a database the form's own service reports the error.
      return accepted;
    }
  };
}
