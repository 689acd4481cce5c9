import type { Logger } from "~/core/log/logger";
import type { Accounts } from "./accounts";
import type { CheckPassword } from "./check-password.server";
import type { LetIn } from "./start-session.server";

/** Signs in with an email address, a password and the code of an app. */
export function makeSignInWithPassword({
  logger,
  checkPassword,
  letIn,
}: {
  logger: Logger;
  checkPassword: CheckPassword;
  letIn: LetIn;
}): Accounts["signInWithPassword"] {
  return async ({ email, password, code, ...door }) => {
    const { visitor } = door;
    try {
      const verdict = await checkPassword({ email, password, code, ...door, hasSession: false });
      if (verdict.outcome !== "right") {
        logger.warn({ visitor, why: verdict.outcome }, "staff sign-in refused");
        return verdict;
      }
      logger.info({ visitor, person: verdict.personId }, "staff signed in with a password");
      return await letIn(verdict.personId, door);
    } catch (error) {
      logger.error({ err: error }, "staff sign-in failed: database unavailable");
      return { outcome: "unavailable" };
    }
  };
}
