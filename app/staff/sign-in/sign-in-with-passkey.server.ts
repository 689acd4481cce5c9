import type { Logger } from "~/core/log/logger";
import type { Passkeys } from "./passkeys.server";
import type { Accounts } from "./accounts";
import type { LetIn } from "./start-session.server";

/** Signs in with a passkey. No limit applies, because nothing can be guessed. */
export function makeSignInWithPasskey({
  logger,
  passkeys,
  letIn,
}: {
  logger: Logger;
  passkeys: Passkeys;
  letIn: LetIn;
}): Accounts["signInWithPasskey"] {
  return async ({ passkey, ...door }) => {
    try {
      const personId = await passkeys.check({ passkey, browser: door.browser }, "sign-in");
      if (personId === null) return { outcome: "wrong" };
      logger.info({ visitor: door.visitor, person: personId }, "staff signed in with a passkey");
      return await letIn(personId, door);
    } catch (error) {
      logger.error({ err: error }, "staff sign-in failed: database unavailable");
      return { outcome: "unavailable" };
    }
  };
}
