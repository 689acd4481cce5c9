/** How forms are posted, what goes with their own fields, and how the server reads a field. */

/** Random text that makes a double click or a retry the same submission. */
export const attemptField = "attempt";

/** Not `crypto.randomUUID`: browsers have that on https only. */
export const newAttempt = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

/**
 * Milliseconds until a response counts as lost. Longer than the server tries to reach the payment
 * provider, so that the provider's response can arrive.
 */
const longestWait = 25_000;

/** Ends a request that takes too long. Not `AbortSignal.timeout`: browsers of 2021 lack it. */
export function waitLimit(): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(), longestWait);
  return limit.signal;
}

/**
 * Posts a form in the background, under its `attempt` where it has one. Status 0 when no response
 * came; `answer` is null when it was no JSON, and what it holds is for the caller to check.
 */
export async function postForm<Answer>(
  path: string,
  form: HTMLFormElement,
  attempt?: string,
  beside: Readonly<Record<string, string>> = {},
): Promise<{ status: number; answer: Answer | null }> {
  // The types allow for files, which these forms do not have.
  const body = new URLSearchParams(new FormData(form) as never);
  if (attempt) body.set(attemptField, attempt);
  for (const [name, value] of Object.entries(beside)) body.set(name, value);
  let status = 0;
  try {
    const response = await fetch(path, { method: "POST", body, signal: waitLimit() });
    status = response.status;
    return { status, answer: await response.json() };
  } catch {
    return { status, answer: null };
  }
}

/**
 * A text field of a posted form, cut at `longest` characters; "" when it is missing or a file. Line
 * ends are "\n"; NUL, which no text of the database has, and spaces around the text are left out.
 */
export function postedText(form: FormData, field: string, longest = 64_000): string {
  const value = form.get(field);
  if (typeof value !== "string") return "";
  return value.replaceAll("\0", "").replaceAll("\r\n", "\n").trim().slice(0, longest);
}
