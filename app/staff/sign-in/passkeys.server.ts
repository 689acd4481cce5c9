import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Kysely } from "kysely";
import type { Schema } from "~/core/db/schema";
import type { PasskeyRow } from "~/core/db/tables/people-tables";
import type { Logger } from "~/core/log/logger";
import type { ChallengePurpose, PasskeyChallenges } from "./passkey-challenges.server";

/** Loaded by the first passkey: every start of the site would take 40 ms longer. */
const webauthn = () => import("@simplewebauthn/server");

/** ES256 and RS256: what every device has, and all that Node checks without a warning. */
const supportedAlgorithmIDs = [-7, -257];

/** A passkey that was just made, and for whom. */
export type NewPasskey = Omit<PasskeyRow, "name" | "created_at" | "last_used_at">;

type From = { passkey: string; browser: string };

export type Passkeys = {
  /** Options with which a browser makes a passkey for somebody. */
  askForNew: (
    whom: { id: string; name: string; email: string },
    purpose: "add" | "new",
    browser: string,
  ) => Promise<object>;
  /** Options with which a browser asks for a passkey: of `personId`, or of anybody for "". */
  askFor: (purpose: "sign-in" | "prove", personId: string, browser: string) => Promise<object>;
  /** null: the answer is not one to an open question of this browser, or not right. */
  checkNew: (from: From, purpose: "add" | "new") => Promise<NewPasskey | null>;
  /** The person; null as above, and for somebody who is suspended. */
  check: (from: From, purpose: "sign-in" | "prove") => Promise<string | null>;
};

/** `siteUrl` is the only origin whose answers count; its host is what passkeys are bound to. */
export function makePasskeys({
  db,
  clock,
  logger,
  siteUrl,
  siteName,
  challenges,
}: {
  db: Kysely<Schema>;
  clock: () => Date;
  logger: Logger;
  siteUrl: string;
  siteName: () => string;
  challenges: PasskeyChallenges;
}): Passkeys {
  const rpID = new URL(siteUrl).hostname;
  const expected = { expectedOrigin: siteUrl, expectedRPID: rpID, requireUserVerification: true };

  async function keptOf(personId: string) {
    const rows = await db
      .selectFrom("passkeys")
      .select(["id", "transports"])
      .where("person_id", "=", personId)
      .execute();
    return rows.map(({ id, transports }) => ({ id, transports: JSON.parse(transports) }));
  }

  /** Takes the challenge of an answer. A database that does not respond is not a wrong passkey. */
  function takingFrom(browser: string, kind: ChallengePurpose["for"]) {
    const taken: { purpose: ChallengePurpose | null; fault: unknown } = {
      purpose: null,
      fault: null,
    };
    return {
      taken,
      async expectedChallenge(challenge: string) {
        try {
          taken.purpose = await challenges.take(challenge, browser, kind);
        } catch (error) {
          taken.fault = error;
        }
        return taken.purpose !== null;
      },
    };
  }

  return {
    async askForNew({ id, name, email }, purpose, browser) {
      const options = await (await webauthn()).generateRegistrationOptions({
        rpName: siteName(),
        rpID,
        userID: new TextEncoder().encode(id),
        userName: email,
        userDisplayName: name,
        attestationType: "none",
        excludeCredentials: await keptOf(id),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        supportedAlgorithmIDs,
      });
      await challenges.keep(options.challenge, browser, { for: purpose, personId: id });
      return options;
    },

    async askFor(purpose, personId, browser) {
      const options = await (await webauthn()).generateAuthenticationOptions({
        rpID,
        userVerification: "required",
        ...(personId && { allowCredentials: await keptOf(personId) }),
      });
      await challenges.keep(options.challenge, browser, { for: purpose, personId });
      return options;
    },

    async checkNew({ passkey, browser }, purpose) {
      const response = parse<RegistrationResponseJSON>(passkey);
      if (!response) return null;
      const { taken, expectedChallenge } = takingFrom(browser, purpose);
      try {
        const { verified, registrationInfo: made } = await (
          await webauthn()
        ).verifyRegistrationResponse({
          ...{ response, expectedChallenge, supportedAlgorithmIDs },
          ...expected,
        });
        if (!verified || !taken.purpose) return null;
        return {
          id: made.credential.id,
          person_id: taken.purpose.personId,
          public_key: Buffer.from(made.credential.publicKey).toString("base64url"),
          counter: made.credential.counter,
          transports: JSON.stringify(made.credential.transports ?? []),
          backed_up: made.credentialBackedUp ? 1 : 0,
        };
      } catch (error) {
        return refused(taken.fault, error);
      }
    },

    async check({ passkey, browser }, purpose) {
      const response = parse<AuthenticationResponseJSON>(passkey);
      if (!response) return null;
      const kept = await db
        .selectFrom("passkeys")
        .innerJoin("people", "people.id", "passkeys.person_id")
        .selectAll("passkeys")
        .where("passkeys.id", "=", String(response.id))
        .where("suspended_at", "is", null)
        .executeTakeFirst();
      if (!kept) return null;
      const { taken, expectedChallenge } = takingFrom(browser, purpose);
      try {
        const { verified, authenticationInfo: used } = await (
          await webauthn()
        ).verifyAuthenticationResponse({
          ...{ response, expectedChallenge },
          ...expected,
          credential: {
            id: kept.id,
            publicKey: new Uint8Array(Buffer.from(kept.public_key, "base64url")),
            counter: kept.counter,
            transports: JSON.parse(kept.transports),
          },
        });
        const asked = taken.purpose?.personId;
        if (!verified || (asked && asked !== kept.person_id)) return null;
        const { numUpdatedRows } = await db
          .updateTable("passkeys")
          .set({
            counter: used.newCounter,
            backed_up: used.credentialBackedUp ? 1 : 0,
            last_used_at: clock().toISOString(),
          })
          .where("id", "=", kept.id)
          .executeTakeFirstOrThrow();
        // It may have been removed while it was being checked.
        return numUpdatedRows === 1n ? kept.person_id : null;
      } catch (error) {
        return refused(taken.fault, error);
      }
    },
  };

  /** Throws what the database threw; any other error means that the answer is not right. */
  function refused(fault: unknown, error: unknown): null {
    if (fault) throw fault;
    logger.warn({ err: error }, "passkey refused");
    return null;
  }
}

/** The browser's answer, as far as it can be relied on before it is checked. */
function parse<Response extends { id: string }>(text: string): Response | null {
  try {
    const response = JSON.parse(text) as Response | null;
    return typeof response?.id === "string" ? response : null;
  } catch {
    return null;
  }
}
