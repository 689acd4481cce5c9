import type { Kysely } from "kysely";
import type { Config } from "../config";
import type { Schema } from "../db/schema";
import type { Logger } from "../logger";
import { makeAttemptLimit } from "../services/count-attempts";

const tenMinutes = 10 * 60_000;

/** Seconds to wait when the post at `path` is one too many for `visitor`, otherwise 0. */
export type WaitOf = (path: string, visitor: string) => Promise<number>;

/**
 * Limits per visitor and form, counted in the database for all processes. Generous: a whole
 * office may share one address. Sign-in has its own, in its service.
 */
export function makeLimits({
  db,
  clock,
  limits,
  logger,
}: {
  db: Kysely<Schema>;
  clock: () => Date;
  limits: Config["limits"];
  /** Hears of what was refused: the form and the visitor's name for counting, nothing personal. */
  logger?: Logger;
}): WaitOf {
  const parts = { db, clock, windowMs: tenMinutes };
  const inquiries = makeAttemptLimit({ ...parts, name: "inquiry", limit: limits.inquiries });
  const payments = makeAttemptLimit({ ...parts, name: "payment", limit: limits.payments });
  const limitOf: Record<string, typeof inquiries> = {
    "/contact": inquiries,
    "/contact.json": inquiries,
    "/payment": payments,
    "/payment.json": payments,
  };

  return async (path, visitor) => {
    const limit = limitOf[path.replace(/(.)\/+$/, "$1")];
    if (!limit) return 0;
    try {
      const { allowed, retryAfterSeconds } = await limit.take(visitor);
      if (!allowed) logger?.warn({ form: path.slice(0, 40), visitor }, "refused: too many posts");
      return allowed ? 0 : retryAfterSeconds;
    } catch {
      // Without a database the service behind this refuses by itself, with the words for that.
      return 0;
    }
  };
}
