import type { Kysely } from "kysely";
import type { Config } from "~/core/config/config";
import type { Schema } from "~/core/db/schema";
import { takeAttempt } from "~/core/http/limits/attempt-limit";
import { rulesOf } from "~/core/http/path-rules";
import type { Logger } from "~/core/log/logger";

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
export function makePostLimits({
  db,
  clock,
  limits,
  logger,
}: {
  db: Kysely<Schema>;
  clock: () => Date;
  limits: Config["limits"];
  /** Receives a line for each refused post: the form and the visitor's key, nothing personal. */
  logger?: Logger;
}): CountPost {
  const inquiries = { name: "inquiry", limit: limits.inquiries, windowMs: tenMinutes };
  const payments = { name: "payment", limit: limits.payments, windowMs: tenMinutes };
  const counted = { inquiries, payments };

  return async (path, visitor) => {
    const rules = rulesOf(path.replace(/(?<=[^/])\/+$/, ""));
    if (!rules.limit) return accepted;
    const form = counted[rules.limit];
    try {
      const { allowed, retryAfterSeconds, tries } = await takeAttempt({ db, clock }, form, visitor);
      if (allowed) return accepted;
      logger?.warn({ form: path.slice(0, 40), visitor }, "refused: too many posts");
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
