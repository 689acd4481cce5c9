import { plainText } from "~/facts/typed-text";

/** How forms are posted, their additional fields, and how the server reads a field. */

/** Random text that makes a double click or a retry the same submission. */
export const idempotencyField = "attempt";

/** The idempotency key of a posted form; null when it has none of the right shape. */
export function postedKey(form: FormData): string | null {
  const key = form.get(idempotencyField);
  return typeof key === "string" && /^[\w-]{8,80}$/.test(key) ? key : null;
}

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

/**
 * A posted form of the desk: its texts, its idempotency key, and the change that its field `do`
 * names, with a value after a colon.
 */
export async function readPost(request: Request) {
  const form = await request.formData();
  const text = (name: string) => postedText(form, name);
  const [, what = "", value = ""] = /^([^:]*):?(.*)$/s.exec(text("do")) ?? [];
  return { form, text, what, value, idempotencyKey: postedKey(form) };
}

export type Post = Awaited<ReturnType<typeof readPost>>;

/**
 * A text field of a posted form as `plainText` reads it, without NUL, which the database does not
 * store, and cut at `longest` characters; "" when missing or a file.
 */
export function postedText(form: FormData, field: string, longest = 64_000): string {
  const value = form.get(field);
  if (typeof value !== "string") return "";
  return plainText(value.replaceAll("\0", "")).slice(0, longest);
}
