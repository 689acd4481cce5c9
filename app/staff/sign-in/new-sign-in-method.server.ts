import { randomInt, randomUUID } from "node:crypto";
import { dictionary } from "@zxcvbn-ts/language-common";
import { Secret, TOTP } from "otpauth";
import type { RouterContextProvider } from "react-router";
import type { App } from "~/core/app";
import { formText, readForm, wholeText } from "~/core/http/read-form";
import { passwordLength } from "~/core/sessions/people";
import { hashPassword } from "./hash-password.server";
import { isCodeSecret, newCodeSecret, stepOfCode } from "./one-time-code.server";
import { checkNewPasskey, type NewPasskey } from "./passkeys.server";

/** A password with its authenticator app. `secret` is base32. */
export type NewPassword = { password: string; secret: string; code: string };

export type PasswordError = "too-short" | "too-long" | "common" | "wrong-code";

type StoredPassword = { password_hash: string; totp_secret: string; totp_step: number };

/** The 10,000 most common passwords, by how often they were found in leaks. */
const common = new Set(dictionary["passwords-common"].slice(0, 10_000));
/** Words for the desk and its parts, the same for every clinic. */
const trade = ["password", "passphrase", "clinic", "wellness", "staff", "front", "desk", "owner"];

/** Letters that must remain when the clinic's words and the person's own are removed. */
const ownLetters = 8;

/**
 * Whether a password is common, or little more than the clinic's words and the person's own
 * (`about`: names, emails). There are no rules about capitals, digits or signs.
 */
export function isCommonPassword(password: string, about: readonly string[]): boolean {
  const plain = password.normalize("NFKC").toLowerCase();
  const letters = plain.replace(/[^\p{L}]/gu, "");
  if (common.has(plain) || common.has(letters)) return true;
  if (common.has(plain.replace(/[^\p{L}\p{N}]/gu, ""))) return true;
  // Matches a password that repeats a few characters or one word.
  const unit = /^(.+?)\1+.{0,3}$/u.exec(plain)?.[1];
  if (unit && (unit.length <= 4 || common.has(unit))) return true;
  let left = letters;
  for (const word of wordsOf([...about, ...trade])) left = left.replaceAll(word, "");
  return left.length < letters.length && left.length < ownLetters;
}

/**
 * Checks a chosen password and its app's first code, which counts as used. `about`: the person's
 * own names and emails, which do not make a password stronger; nor do the clinic's.
 */
export async function checkNewPassword(
  app: Pick<App, "clock" | "config" | "currentFacts" | "passwordCost">,
  { password, secret, code }: NewPassword,
  about: readonly string[],
): Promise<{ error: PasswordError } | { stored: StoredPassword }> {
  const length = [...password].length;
  if (length < passwordLength.least) return { error: "too-short" };
  if (length > passwordLength.most) return { error: "too-long" };
  const { name, city, state, email } = app.currentFacts();
  const clinic = [name, city, state, email, new URL(app.config.siteUrl).hostname];
  if (isCommonPassword(password, [...about, ...clinic])) return { error: "common" };
  const step = isCodeSecret(secret) ? stepOfCode(secret, code, app.clock()) : null;
  if (step === null) return { error: "wrong-code" };
  const password_hash = await hashPassword(password, app.passwordCost);
  return { stored: { password_hash, totp_secret: secret, totp_step: step } };
}

/** Sorted by length, so that a longer word is removed before a shorter one inside it. */
const wordsOf = (texts: readonly string[]) =>
  [
    ...new Set(
      texts.flatMap((text) =>
        text
          .toLowerCase()
          .split(/[^\p{L}]+/u)
          .filter((word) => word.length >= 3),
      ),
    ),
  ].sort((a, b) => b.length - a.length);

const offered = dictionary["diceware-common"].filter((word) => /^[a-z]{5,}$/.test(word));

/** Three random words, always long enough for a password. */
export const threeWords = (): string =>
  Array.from({ length: 3 }, () => offered[randomInt(offered.length)]).join(" ");

/** Set-up of a password: the key of its app, the URL of the QR code, three words for a password. */
export type PasswordSetUp = { secret: string; url: string; offer: string };

/** With a new key for the app, or the given one when it is valid. */
export function newPasswordSetUp(
  app: Pick<App, "currentFacts">,
  email: string,
  given = "",
): PasswordSetUp {
  const secret = isCodeSecret(given) ? given : newCodeSecret();
  const issuer = app.currentFacts().name;
  const totp = new TOTP({ issuer, label: email || issuer, secret: Secret.fromBase32(secret) });
  return { secret, url: totp.toString(), offer: threeWords() };
}

/**
 * Sign-in method that a new or reset person chooses. `passkey` is the browser's
 * response.
 */
export type NewSignInMethod =
  | { kind: "passkey"; passkey: string }
  | ({ kind: "password" } & NewPassword);

/** A new password, read whole: a truncated one must never be stored or compared. */
export const newPasswordFields = {
  password: wholeText,
  secret: formText(200),
  code: formText(200),
};

/** The chosen way to sign in: a passkey where the browser has made one, else a password with its app. */
export function readSignInMethod(context: Readonly<RouterContextProvider>): NewSignInMethod {
  const { passkey } = readForm(context, { passkey: formText() });
  if (passkey) return { kind: "passkey", passkey };
  return { kind: "password", ...readForm(context, newPasswordFields) };
}

export type SignInMethodError = PasswordError | "passkey-failed";

/** A checked way to sign in: values of the person's row, or the passkey to store beside it. */
export type CheckedMethod = {
  /** The person a passkey was made for; with a password, a new id. */
  personId: string;
  columns: Partial<StoredPassword>;
  passkey: NewPasskey | null;
};

export async function checkSignInMethod(
  app: App,
  method: NewSignInMethod,
  { browser, about }: { browser: string; about: readonly string[] },
): Promise<{ error: SignInMethodError } | CheckedMethod> {
  if (method.kind === "passkey") {
    const passkey = await checkNewPasskey(app, { passkey: method.passkey, browser }, "new");
    return passkey
      ? { personId: passkey.person_id, columns: {}, passkey }
      : { error: "passkey-failed" };
  }
  const checked = await checkNewPassword(app, method, about);
  return "error" in checked
    ? checked
    : { personId: randomUUID(), columns: checked.stored, passkey: null };
}
