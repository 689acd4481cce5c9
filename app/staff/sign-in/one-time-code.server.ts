import type { Kysely } from "kysely";
import { Secret, TOTP } from "otpauth";
import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import type { Schema } from "~/core/db/schema";
import type { PersonRow } from "~/core/db/tables/people-tables";
import { isLimitReached, takeAttempt } from "~/core/limits/attempt-limit";
import { enqueueStaffMail } from "~/core/mail/enqueue-mail";

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30, algorithm: "SHA1" });

/** Base32, 160 bits: the size that authenticator apps accept. */
export const newCodeSecret = () => new Secret({ size: 20 }).base32;

export const isCodeSecret = (text: string) => /^[A-Z2-7]{32}$/.test(text);

/** The time step of a code: the current one, the one before or after; null when it is wrong. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const digits = code.replace(/\s/g, "");
  if (!/^\d{6}$/.test(digits)) return null;
  const timestamp = now.getTime();
  const delta = codeOf(secret).validate({ token: digits, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 30_000) + delta;
}

/**
 * Wrong codes with the right password that one account may have in a day, from all IP addresses.
 * Limits by IP address do not suffice, since each new one has a free try. Wrong passwords are not
 * counted, so that only a person who knows the password can lock the account.
 */
const wrongCodes = { name: "wrong-code", limit: 50, windowMs: 24 * 60 * 60_000 };

type CodeLimitApp = Pick<App, "db" | "clock" | "steadyClock" | "mails">;

const on = (db: Kysely<Schema>, { steadyClock }: CodeLimitApp) => ({ db, clock: steadyClock });

/** Counts a wrong code; the last allowed one is mailed to the person and audited. */
export const countWrongCode = (
  app: CodeLimitApp,
  { id, name, email }: Pick<PersonRow, "id" | "name" | "email">,
): Promise<void> =>
  app.db.transaction().execute(async (transaction) => {
    const { tries } = await takeAttempt(on(transaction, app), wrongCodes, id);
    if (tries !== wrongCodes.limit) return;
    const action = "was limited after wrong codes";
    await writeAudit(transaction, { at: app.clock(), actor: { id, name }, action });
    await enqueueStaffMail(app, transaction, { kind: "wrong-codes", email, personId: id });
  });

/**
 * Whether only known browsers and passkeys are accepted, until a day after the first wrong code.
 */
export const isCodeLimitReached = (app: CodeLimitApp, personId: string) =>
  isLimitReached(on(app.db, app), wrongCodes, personId);
