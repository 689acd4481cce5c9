import { type Kysely, sql } from "kysely";
import type { Schema } from "~/core/db/schema";

export type AttemptLimit = {
  /** Counts one attempt of `who`, whatever its result. Throws when the database does not respond. */
  take: (who: string) => Promise<{ allowed: boolean; retryAfterSeconds: number; tries: number }>;
  /** Whether the next attempt would not be allowed; counts none. */
  isReached: (who: string) => Promise<boolean>;
  /** Forgets the attempts of `who`. */
  forget: (who: string) => Promise<void>;
};

/**
 * At most `limit` attempts in `windowMs`, counted in the database for all processes together.
 * With `restartsWindow` the window begins anew at each allowed attempt, so that never more than
 * `limit` fall into any stretch of that length.
 */
export function makeAttemptLimit(settings: {
  db: Kysely<Schema>;
  clock: () => Date;
  name: string;
  limit: number;
  windowMs: number;
  restartsWindow?: boolean;
}): AttemptLimit {
  const { db, clock, limit, windowMs, restartsWindow = false } = settings;
  const keyOf = (who: string) => `${settings.name}:${who}`;

  return {
    async take(who) {
      const now = clock();
      const at = now.toISOString();
      const end = new Date(now.getTime() + windowMs).toISOString();
      const begins = restartsWindow
        ? sql<boolean>`(attempt_counts.expires_at <= ${at} or attempt_counts.count < ${limit})`
        : sql<boolean>`(attempt_counts.expires_at <= ${at})`;
      const row = await db
        .insertInto("attempt_counts")
        .values({ name: keyOf(who), count: 1, expires_at: end })
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
    },
    async isReached(who) {
      const row = await db
        .selectFrom("attempt_counts")
        .select("count")
        .where("name", "=", keyOf(who))
        .where("expires_at", ">", clock().toISOString())
        .executeTakeFirst();
      return row !== undefined && row.count >= limit;
    },
    async forget(who) {
      await db.deleteFrom("attempt_counts").where("name", "=", keyOf(who)).execute();
    },
  };
}
