import { passwordLength } from "~/core/sessions/people";
import { isCommonPassword } from "./common-password.server";
import { hashPassword } from "./hash-password.server";
import { isCodeSecret, stepOfCode } from "./one-time-code.server";
import type { NewPassword, PasswordFault } from "./sign-in-types";

/** What is stored of a password and its app. */
export type StoredPassword = { password_hash: string; code_secret: string; code_step: number };

/**
 * Checks a chosen password and the first code of its app. The code counts as taken. `about`: the
 * clinic's and the person's own words.
 */
export async function checkNewPassword(
  { password, secret, code }: NewPassword,
  { now, about, cost }: { now: Date; about: readonly string[]; cost: number },
): Promise<{ fault: PasswordFault } | { stored: StoredPassword }> {
  const length = [...password].length;
  if (length < passwordLength.least) return { fault: "too-short" };
  if (length > passwordLength.most) return { fault: "too-long" };
  if (isCommonPassword(password, about)) return { fault: "common" };
  const step = isCodeSecret(secret) ? stepOfCode(secret, code, now) : null;
  if (step === null) return { fault: "wrong-code" };
  const password_hash = await hashPassword(password, cost);
  return { stored: { password_hash, code_secret: secret, code_step: step } };
}
