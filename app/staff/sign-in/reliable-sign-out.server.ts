import { digest } from "~/core/digest";
import type { Logger } from "~/core/log/logger";
import type { Accounts } from "./accounts";

/**
 * Signing out always ends the session: first in this process's memory, then in the database. If the
 * second fails, as on a full disk, signing out rejects, and this process refuses the session until
 * it expires.
 */
export function endSurely({ accounts, logger }: { accounts: Accounts; logger: Logger }): Accounts {
  const ended = new Set<string>();
  return {
    ...accounts,
    readSession: async (...asked) =>
      ended.has(digest(asked[0])) ? null : accounts.readSession(...asked),
    async signOut(token) {
      ended.add(digest(token));
      try {
        await accounts.signOut(token);
      } catch (error) {
        logger.error({ err: error }, "failed to store a sign-out; it applies to this process only");
        throw error;
      }
      ended.delete(digest(token));
    },
  };
}
