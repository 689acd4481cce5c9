import { passwordWords } from "~/content/en/staff/staff-sign-in";
import { passwordLength } from "~/core/sessions/people";

/** The whole password of a posted form: a truncated one must never be stored or compared. */
export function readPassword(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === "string" ? value : "";
}

/** Message for a password that is missing or longer than any password. */
export function passwordProblem(password: string, missing: string): string | undefined {
  if (password === "") return missing;
  const tooLong = [...password].length > passwordLength.most;
  return tooLong ? passwordWords.errors["too-long"] : undefined;
}
