import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Kysely } from "kysely";
import type { App } from "~/core/app";
import type { Schema } from "~/core/db/schema";
import type { PasskeyRow } from "~/core/db/tables/people-tables";
import { digest } from "~/core/secrets";

/** Loaded at the first use: otherwise every start of the site would take 40 ms longer. */
const webauthn = () => import("@simplewebauthn/server");

/** ES256 and RS256, which every device supports and Node checks without a warning. */
const supportedAlgorithmIDs = [-7, -257];

/** Milliseconds for which a challenge is valid. */
const challengeLasts = 5 * 60_000;

/** A new passkey, and its person. */
export type NewPasskey = Omit<PasskeyRow, "name" | "created_at" | "last_used_at">;

/** The browser's response to a challenge, and the browser's mark. */
type From = { passkey: string; browser: string };

/** Passkeys are bound to the host of SITE_URL: only responses from that origin are valid. */
const hostOf = ({ config }: App) => new URL(config.siteUrl).hostname;
const expectedOf = (app: App) => ({
  expectedOrigin: app.config.siteUrl,
  expectedRPID: hostOf(app),
  requireUserVerification: true,
});

/** Options with which a browser makes a person's passkey. */
export async function askForNewPasskey(
  app: App,
  { id, name, email }: { id: string; name: string; email: string },
  { purpose, browser }: { purpose: "add" | "new"; browser: string },
): Promise<object> {
  const options = await (await webauthn()).generateRegistrationOptions({
    rpName: app.currentFacts().name,
    rpID: hostOf(app),
    userID: new TextEncoder().encode(id),
    userName: email,
    userDisplayName: name,
    attestationType: "none",
    excludeCredentials: await credentialsOf(app.db, id),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs,
  });
  await storeChallenge(app, options.challenge, browser, `${purpose}:${id}`);
  return options;
}

/** Options with which a browser asks for a passkey: that of `personId`, or with "" any person's. */
export async function askForPasskey(
  app: App,
  personId: string,
  { purpose, browser }: { purpose: "sign-in" | "reauthenticate"; browser: string },
): Promise<object> {
  const options = await (await webauthn()).generateAuthenticationOptions({
    rpID: hostOf(app),
    userVerification: "required",
    ...(personId && { allowCredentials: await credentialsOf(app.db, personId) }),
  });
  await storeChallenge(app, options.challenge, browser, `${purpose}:${personId}`);
  return options;
}

/** null: no valid response to an open challenge of this browser. */
export async function checkNewPasskey(
  app: App,
  { passkey, browser }: From,
  purpose: "add" | "new",
): Promise<NewPasskey | null> {
  const { response, signed } = parse<RegistrationResponseJSON>(passkey);
  const personId = response && (await takeChallenge(app, signed, browser, purpose));
  if (!personId) return null;
  const { verifyRegistrationResponse } = await webauthn();
  const checked = await unlessInvalid(
    app,
    verifyRegistrationResponse({
      response,
      expectedChallenge: signed,
      supportedAlgorithmIDs,
      ...expectedOf(app),
    }),
  );
  const made = checked?.registrationInfo;
  if (!made) return null;
  return {
    id: made.credential.id,
    person_id: personId,
    public_key: Buffer.from(made.credential.publicKey).toString("base64url"),
    counter: made.credential.counter,
    transports: JSON.stringify(made.credential.transports ?? []),
    backed_up: made.credentialBackedUp ? 1 : 0,
  };
}

/** The person's id; null as in checkNewPasskey, and for a suspended person. */
export async function checkPasskey(
  app: App,
  { passkey, browser }: From,
  purpose: "sign-in" | "reauthenticate",
): Promise<string | null> {
  const { db, clock } = app;
  const { response, signed } = parse<AuthenticationResponseJSON>(passkey);
  if (!response) return null;
  const stored = await db
    .selectFrom("passkeys")
    .innerJoin("people", "people.id", "passkeys.person_id")
    .selectAll("passkeys")
    .where("passkeys.id", "=", String(response.id))
    .where("suspended_at", "is", null)
    .executeTakeFirst();
  const challengedPerson = stored ? await takeChallenge(app, signed, browser, purpose) : null;
  if (!stored || challengedPerson === null) return null;
  const { verifyAuthenticationResponse } = await webauthn();
  const checked = await unlessInvalid(
    app,
    verifyAuthenticationResponse({
      response,
      expectedChallenge: signed,
      ...expectedOf(app),
      credential: {
        id: stored.id,
        publicKey: new Uint8Array(Buffer.from(stored.public_key, "base64url")),
        counter: stored.counter,
        transports: JSON.parse(stored.transports),
      },
    }),
  );
  if (!checked || (challengedPerson && challengedPerson !== stored.person_id)) return null;
  const used = checked.authenticationInfo;
  const { numUpdatedRows } = await db
    .updateTable("passkeys")
    .set({
      counter: used.newCounter,
      backed_up: used.credentialBackedUp ? 1 : 0,
      last_used_at: clock().toISOString(),
    })
    .where("id", "=", stored.id)
    .executeTakeFirstOrThrow();
  // The passkey may have been removed while it was being checked.
  return numUpdatedRows === 1n ? stored.person_id : null;
}

/** Stores a passkey, named after the browser it was made in; the person can change that. */
export async function storePasskey(
  db: Kysely<Schema>,
  made: NewPasskey,
  { device, now }: { device: string; now: Date },
): Promise<void> {
  await db
    .insertInto("passkeys")
    .values({ ...made, name: device, created_at: now.toISOString(), last_used_at: null })
    .execute();
}

async function credentialsOf(db: Kysely<Schema>, personId: string) {
  const rows = await db
    .selectFrom("passkeys")
    .select(["id", "transports"])
    .where("person_id", "=", personId)
    .execute();
  return rows.map(({ id, transports }) => ({ id, transports: JSON.parse(transports) }));
}

/** `purpose`: "add:ID", with the person's id; "sign-in:" while the person is not known. */
async function storeChallenge(
  { db, clock }: App,
  challenge: string,
  browser: string,
  purpose: string,
) {
  const now = clock().getTime();
  const at = new Date(now).toISOString();
  await db.deleteFrom("passkey_challenges").where("expires_at", "<=", at).execute();
  await db
    .insertInto("passkey_challenges")
    .values({
      challenge_hash: digest(challenge),
      browser_hash: digest(browser),
      purpose,
      expires_at: new Date(now + challengeLasts).toISOString(),
    })
    .execute();
}

/**
 * Consumes a challenge once, within five minutes, and returns the person's id from its purpose;
 * otherwise null. A challenge requested with a browser cookie needs the same cookie.
 */
async function takeChallenge(
  { db, clock }: App,
  challenge: string,
  browser: string,
  kind: "sign-in" | "reauthenticate" | "add" | "new",
): Promise<string | null> {
  const row = await db
    .deleteFrom("passkey_challenges")
    .where("challenge_hash", "=", digest(challenge))
    .returning(["purpose", "browser_hash", "expires_at"])
    .executeTakeFirst();
  if (!row || ![digest(browser), digest("")].includes(row.browser_hash)) return null;
  if (row.expires_at <= clock().toISOString()) return null;
  const [was, personId = ""] = row.purpose.split(":");
  return was === kind ? personId : null;
}

/** The library throws for most invalid responses. */
async function unlessInvalid<Checked extends { verified: boolean }>(
  { logger }: App,
  checking: Promise<Checked>,
): Promise<Checked | null> {
  try {
    const checked = await checking;
    return checked.verified ? checked : null;
  } catch (error) {
    logger.warn({ err: error }, "passkey rejected");
    return null;
  }
}

/** The browser's response, which is not verified yet, and the challenge that it signs. */
function parse<Response extends RegistrationResponseJSON | AuthenticationResponseJSON>(
  text: string,
): { response: Response | null; signed: string } {
  try {
    const response: Response = JSON.parse(text);
    const signed = JSON.parse(
      Buffer.from(response.response.clientDataJSON, "base64url").toString(),
    );
    return { response, signed: String(signed.challenge) };
  } catch {
    return { response: null, signed: "" };
  }
}
