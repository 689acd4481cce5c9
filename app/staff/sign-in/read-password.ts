import { passwordWords } from "~/content/en/staff/staff-sign-in";
import { passwordLength } from "~/core/sessions/people";

/** A password of a posted form, whole: a part of it must never be stored or compared. */
export function readPassword(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === "string" ? value : "";
}

/** The message for a typed password that is missing or that nobody can have. */
export function passwordProblem(password: string, missing: string): string | undefined {
  if (password === "") return missing;
  const tooLong = [...password].length > passwordLength.most;
  return tooLong ? passwordWords.errors["too-long"] : undefined;
}
