import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";

const current = new AsyncLocalStorage<{ id: string | undefined }>();

/**
 * Runs the work of a request. Its log lines carry the id that nginx gave it (ops/nginx.conf), which is
 * also in nginx's log and in the response; without nginx, one of their own.
 */
export const withRequestId = <Result>(given: unknown, work: () => Result): Result =>
  current.run({ id: /^[0-9a-f]{32}$/.test(String(given)) ? String(given) : undefined }, work);

/** A field for log lines: the id of the request that is served now; none outside of requests. */
export function requestField(): { request?: string } {
  const served = current.getStore();
  if (!served) return {};
  // Most requests write no line, and need none.
  served.id ??= randomBytes(16).toString("hex");
  return { request: served.id };
}
