import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { App } from "~/core/app";
import { type ClientOf, makeIsOwnHost } from "./client-ip";
import { type Assets, serveFile } from "./memory-file";
import { isRendered, keptUrl, methods, rulesOf } from "./path-rules";
import type { Refusals } from "./refusals";
import { securityHeaders } from "./security-headers";

/** Sends a file where there is one; passes every other request to the application. */
export function makeRequestListener(
  { config: { siteUrl }, currentFacts, site: { currentPages, keptPage }, logger }: App,
  {
    assets,
    app,
    refusals,
    clientOf,
  }: {
    /** Files of the build, by path. */
    assets: Assets;
    app: RequestListener;
    refusals: Refusals;
    clientOf: ClientOf;
  },
): RequestListener {
  const https = siteUrl.startsWith("https:");
  const isOwnHost = makeIsOwnHost(siteUrl);
  const redirect = (response: ServerResponse, to: string, status = 308) => {
    const headers = { ...securityHeaders({ path: "", https }), Location: to, "Content-Length": 0 };
    response.writeHead(status, headers).end();
  };
  return (request, response) => {
    const { method = "", url = "/" } = request;
    if (!methods.includes(method))
      return refusals.send(request, response, 405, { Allow: methods.join(", "), ...closing });
    const error = requestError(request);
    if (error) {
      // No path is logged: a mistyped one may hold a private link's secret.
      logger.warn({ status: error }, "request refused: malformed path");
      return refusals.send(request, response, error, closing);
    }
    if (!isOwnHost(request.headers.host ?? "", url)) {
      const headers = { ...securityHeaders({ path: "", https }), "Cache-Control": "no-store" };
      response.writeHead(421, { ...headers, "Content-Length": 0, ...closing }).end();
      return;
    }
    if (method === "GET" || method === "HEAD") {
      const at = url.indexOf("?");
      const path = at < 0 ? url : url.slice(0, at);
      const query = at < 0 ? "" : url.slice(at + 1);
      // Only a trusted proxy can say that the visitor came without encryption.
      if (https && request.headers["x-forwarded-proto"] && clientOf(request).protocol === "http")
        return redirect(response, `${siteUrl}${url}`);
      const inEnglish = currentFacts().spanishPages ? undefined : englishPath(path);
      if (inEnglish) return redirect(response, query ? `${inEnglish}?${query}` : inEnglish, 302);
      const { pages } = currentPages();
      const queryParams = new URLSearchParams(query);
      const asFile = !rulesOf(path).query?.some((name) => queryParams.has(name));
      const kept = asFile ? undefined : keptUrl(path, queryParams);
      const file = asFile ? (pages.get(path) ?? assets.get(path)) : kept && keptPage(kept);
      if (file) return serveFile(request, response, file);
      const own = canonicalPath(path, (other) => pages.has(other) || assets.has(other));
      if (own) return redirect(response, query ? `${own}?${query}` : own);
      if (!isRendered(path)) {
        logger.warn({ route: "/*" }, "page not found");
        return refusals.send(request, response, 404);
      }
    }
    app(request, response);
  };
}

/**
 * The English page of a Spanish path, in any case of its letters; undefined for an English path. Like
 * canonicalPath, it begins with exactly one slash.
 */
function englishPath(path: string): string | undefined {
  const [, rest] = /^\/+es(\/.*|)$/i.exec(path) ?? [];
  return rest === undefined ? undefined : `/${rest.replace(/^\/+/, "")}`.replace(/\/{2,}/g, "/");
}

/** The body of the request, if it has one, is not read. */
const closing = { Connection: "close" };

/**
 * The path to which a GET of `path` is redirected, or undefined when it is right: /Services/ and
 * //services lead to /services. The result begins with exactly one slash, so that no browser takes
 * its first part for a host.
 */
export function canonicalPath(path: string, has: (path: string) => boolean): string | undefined {
  const single = path.replace(/\/{2,}/g, "/");
  const own = single.toLowerCase().replace(/\/$/, "");
  if (own !== path && own !== "" && has(own)) return own;
  return single === path ? undefined : single;
}

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
