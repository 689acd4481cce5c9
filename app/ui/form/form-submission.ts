/** Functions that post forms, and the forms' additional field. */

/** Random text that makes a double click or a retry the same submission. */
export const idempotencyField = "attempt";

/** Not `crypto.randomUUID`, which browsers have on https only. */
export const newIdempotencyKey = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

/**
 * Milliseconds until a response counts as lost. Longer than the server's tries to reach the payment
 * provider, so that the provider's response can arrive.
 */
export const longestWait = 25_000;

/**
 * Posts a form in the background, with its idempotency key if it has one. Status 0 without a
 * response; `response` is null when it was not JSON; the caller checks its content.
 */
export async function postForm<Result>(
  path: string,
  form: HTMLFormElement,
  idempotencyKey?: string,
  beside: Readonly<Record<string, string>> = {},
): Promise<{ status: number; response: Result | null }> {
  // The types allow for files, which these forms do not have.
  const body = new URLSearchParams(new FormData(form) as never);
  if (idempotencyKey) body.set(idempotencyField, idempotencyKey);
  for (const [name, value] of Object.entries(beside)) body.set(name, value);
  let status = 0;
  try {
    const response = await fetch(path, {
      method: "POST",
      body,
      signal: AbortSignal.timeout(longestWait),
    });
    status = response.status;
    return { status, response: await response.json() };
  } catch {
    return { status, response: null };
  }
}
