/** What both forms post beside their own fields, and how the server reads it. */

/** Random text that makes a double click or a retry the same submission. */
export const attemptField = "attempt";

/** A text field of a posted form, at most 200 characters; "" when missing or not text. */
export function readText(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === "string" ? value.slice(0, 200) : "";
}
