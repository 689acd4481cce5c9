import type { Kysely } from "kysely";
import type { Schema } from "~/core/db/schema";
import { digest } from "~/core/digest";

const lasts = 5 * 60_000;

/** What a challenge is for; `personId` of whom, where that is known before the answer. */
export type ChallengePurpose = { for: "sign-in" | "prove" | "add" | "new"; personId: string };

export type PasskeyChallenges = {
  keep: (challenge: string, browser: string, purpose: ChallengePurpose) => Promise<void>;
  /** Once, within five minutes, in the same browser; otherwise null. */
  take: (
    challenge: string,
    browser: string,
    kind: ChallengePurpose["for"],
  ) => Promise<ChallengePurpose | null>;
};

export function makePasskeyChallenges({
  db,
  clock,
}: {
  db: Kysely<Schema>;
  clock: () => Date;
}): PasskeyChallenges {
  return {
    async keep(challenge, browser, purpose) {
      const now = clock().getTime();
      const at = new Date(now).toISOString();
      await db.deleteFrom("passkey_challenges").where("expires_at", "<=", at).execute();
      await db
        .insertInto("passkey_challenges")
        .values({
          challenge_hash: digest(challenge),
          browser_hash: digest(browser),
          purpose: `${purpose.for}:${purpose.personId}`,
          expires_at: new Date(now + lasts).toISOString(),
        })
        .execute();
    },
    async take(challenge, browser, kind) {
      const row = await db
        .deleteFrom("passkey_challenges")
        .where("challenge_hash", "=", digest(challenge))
        .returning(["purpose", "browser_hash", "expires_at"])
        .executeTakeFirst();
      if (!row || row.browser_hash !== digest(browser)) return null;
      if (row.expires_at <= clock().toISOString()) return null;
      const [was, personId = ""] = row.purpose.split(":");
      return was === kind ? { for: kind, personId } : null;
    },
  };
}
