/** What both forms post beside their own fields, and how the server reads a field. */

/** Random text that makes a double click or a retry the same submission. */
export const attemptField = "attempt";

/** Not `crypto.randomUUID`: browsers have that on https only. */
export const newAttempt = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

/** A text field of a posted form, at most 200 characters; "" when missing or not text. */
export function readText(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === "string" ? value.slice(0, 200) : "";
}
