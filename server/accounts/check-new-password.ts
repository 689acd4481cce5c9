import { passwordLength } from "../../app/contracts/people";
import type { NewPassword, PasswordFault } from "../../app/contracts/sign-in";
import { hashPassword } from "./hash-password";
import { isCodeSecret, stepOfCode } from "./one-time-code";

/** What is stored of a password and its app. */
export type StoredPassword = { password_hash: string; code_secret: string; code_step: number };

/** Checks a chosen password and the first code of its app. The code counts as taken. */
export async function checkNewPassword(
  { password, secret, code }: NewPassword,
  now: Date,
  cost?: number,
): Promise<{ fault: PasswordFault } | { stored: StoredPassword }> {
  const length = [...password].length;
  if (length < passwordLength.least) return { fault: "too-short" };
  if (length > passwordLength.most) return { fault: "too-long" };
  const step = isCodeSecret(secret) ? stepOfCode(secret, code, now) : null;
  if (step === null) return { fault: "wrong-code" };
  const password_hash = await hashPassword(password, cost);
  return { stored: { password_hash, code_secret: secret, code_step: step } };
}
