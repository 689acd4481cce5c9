import type { IncomingMessage } from "node:http";

/** Longest accepted path, in characters. The site's own have fewer than a hundred. */
const longestTarget = 2048;

const plainHost = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:\d{1,5})?$/i;

/**
 * The status for a request that no browser sends: a path that cannot be decoded, has "..", hidden
 * slashes or control characters, or a Host that is not a name. Undefined for all others. Two slashes
 * at the beginning come from badly joined links; such a GET is redirected (request-listener.ts).
 */
export function requestError(request: IncomingMessage): 400 | 414 | undefined {
  const { url = "", method, headers } = request;
  if (url.length > longestTarget) return 414;
  if (!url.startsWith("/")) return 400;
  // Node uses the first of two Host headers; a proxy may use the second, and mean another site.
  if (!plainHost.test(headers.host ?? "") || hostsOf(request) !== 1) return 400;
  const [path = ""] = url.split(/[?#]/, 1);
  if (path.startsWith("//") && (method === "POST" || /%2f/i.test(path))) return 400;
  return isPlainPath(path) ? undefined : 400;
}

const hostsOf = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length;

function isPlainPath(path: string) {
  if (/^[\w\-./~]*$/.test(path)) return !/(^|\/)\.\.?(\/|$)/.test(path);
  try {
    const decoded = decodeURIComponent(path);
    // Still encoded after one decoding: encoded twice to bypass a check.
    return !/[\p{Cc}\\]|(^|\/)\.\.?(\/|$)|%(00|2e|2f|5c)/iu.test(decoded) && decoded.isWellFormed();
  } catch {
    return false;
  }
}
