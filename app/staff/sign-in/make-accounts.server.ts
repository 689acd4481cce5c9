import type { Kysely } from "kysely";
import type { Schema } from "~/core/db/schema";
import type { Logger } from "~/core/log/logger";
import { makeQueueStaffMail } from "~/core/mail/enqueue-mail";
import { makeStaffSessions } from "~/core/sessions/staff-sessions";
import type { Facts } from "~/facts/facts-schema";
import { makeOwnAccount } from "~/staff/account/own-account.server";
import { makePasskeyChallenges } from "~/staff/account/passkey-challenges.server";
import { makePasskeyOptions } from "~/staff/account/passkey-options.server";
import { makePasskeys } from "~/staff/account/passkeys.server";
import { hasPeople, makeSetUp } from "~/staff/people/first-owner.server";
import { makePeople } from "~/staff/people/make-people.server";
import { makeSetUpOwner } from "~/staff/people/set-up-owner.server";
import type { Accounts } from "./accounts";
import { makeCheckPassword } from "./check-password.server";
import { makeCheckWayIn } from "./check-sign-in-method.server";
import { threeWords } from "./common-password.server";
import { usualCost } from "./hash-password.server";
import { makeCodeLimit } from "./limit-codes.server";
import { makeSignInLimit } from "./limit-sign-in.server";
import { codeAddress, isCodeSecret, newCodeSecret } from "./one-time-code.server";
import { makeProveAgain } from "./reauthenticate.server";
import { makeSignInWithPasskey } from "./sign-in-with-passkey.server";
import { makeSignInWithPassword } from "./sign-in-with-password.server";
import { makeSignInWithRecoveryCode } from "./sign-in-with-recovery-code.server";
import { makeLetIn } from "./start-session.server";

/** All services for staff accounts and sessions, on one database and one clock. */
export async function makeAccounts({
  db,
  clock,
  steadyClock = clock,
  logger,
  siteUrl,
  currentFacts,
  idleMinutes,
  setUpToken,
  copiesLinks,
  wakeMails = () => {},
  passwordCost: cost = usualCost,
}: {
  db: Kysely<Schema>;
  /** The machine's clock: authenticator apps compute their codes from the time. */
  clock: () => Date;
  /** For sessions and limits: a clock that never goes back. */
  steadyClock?: () => Date;
  logger: Logger;
  /** The origin to which passkeys are bound. */
  siteUrl: string;
  currentFacts: () => Facts;
  idleMinutes: number;
  /** "": a random one is made. */
  setUpToken: string;
  /** No mail goes out: links are copied from the page. */
  copiesLinks: boolean;
  /** Called when a mail to the staff was queued. */
  wakeMails?: () => void;
  passwordCost?: number;
}): Promise<{ accounts: Accounts; setUpPath: () => Promise<string | null> }> {
  const clinicWords = () => {
    const { name, city, state, email } = currentFacts();
    return [name, city, state, email, new URL(siteUrl).hostname];
  };
  const common = { db, clock, logger, clinicWords };
  const queueMail = makeQueueStaffMail(clock, wakeMails);
  const sessions = await makeStaffSessions({ db, clock: steadyClock, idleMinutes });
  const letIn = makeLetIn({ db, clock, sessions, queueMail });
  const limit = makeSignInLimit({ db, clock: steadyClock });
  const codeLimit = makeCodeLimit({ db, clock: steadyClock, queueMail });
  const checkPassword = makeCheckPassword({ db, clock, limit, codeLimit, cost });
  const setUp = await makeSetUp(db, setUpToken);
  const challenges = makePasskeyChallenges({ db, clock });
  const siteName = () => currentFacts().name;
  const passkeys = makePasskeys({ ...common, siteUrl, siteName, challenges });
  const checkWayIn = makeCheckWayIn({ clock, passkeys, cost });

  const accounts: Accounts = {
    signInWithPassword: makeSignInWithPassword({ logger, checkPassword, letIn }),
    signInWithPasskey: makeSignInWithPasskey({ logger, passkeys, letIn }),
    signInWithRecoveryCode: makeSignInWithRecoveryCode({
      ...common,
      limit,
      letIn,
      queueMail,
      cost,
    }),
    proveAgain: makeProveAgain({
      ...common,
      clock: steadyClock,
      checkPassword,
      passkeys,
      sessions,
    }),
    readSession: sessions.read,
    signOut: async (token) => {
      await sessions.end(token);
      logger.info("staff signed out");
    },
    readSetUp: setUp.read,
    setUpOwner: makeSetUpOwner({ ...common, setUp, checkWayIn, letIn }),
    newCodeApp(email, given = "") {
      const secret = isCodeSecret(given) ? given : newCodeSecret();
      const issuer = siteName();
      return { secret, address: codeAddress(secret, { issuer, label: email || issuer }) };
    },
    offerPassword: threeWords,
    passkeyOptions: makePasskeyOptions({ db, clock, passkeys, setUp }),
    people: makePeople({ ...common, copiesLinks, queueMail, checkWayIn, letIn }),
    own: makeOwnAccount({ ...common, passkeys, queueMail, idleMinutes, cost }),
  };
  return {
    accounts,
    /** null once there is one person on the staff. */
    setUpPath: async () => ((await hasPeople(db)) ? null : `/staff/set-up/${setUp.token}`),
  };
}
