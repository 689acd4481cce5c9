import { isPaged } from "~/catalogue/paging";
import { splitPath } from "~/content/languages";

/** The methods that the site supports; all others get 405. */
export const methods: readonly string[] = ["GET", "HEAD", "POST", "OPTIONS"];

/**
 * Rules of each path: accepted queries and methods, and response headers. This is the only such
 * list; staff/frame/permissions.ts says who may open the desk's pages. Any other page or file is
 * sent from memory, with any query; other paths do not exist.
 */
type PathRules = {
  /** Whether the rules apply to all paths below too. */
  below?: true;
  /** A GET with one of these parameters is rendered; without them a page in memory is sent. */
  query?: readonly string[];
  /** Its response depends on these parameters and the facts alone, so it is kept (core/pages/kept-pages.ts). */
  isKept?: true;
  /** A form's script posts to it; a GET gets 405. */
  postOnly?: true;
  /**
   * Posts have no fields: a body is not read, and one of a wrong type is no reason for 415. A
   * caller who is not signed in gets 401.
   */
  withoutFields?: true;
  /** Posts of one visitor are counted against this limit (config.ts). */
  limit?: "inquiries" | "payments";
  /** Other origins to which its form may lead: Chrome and Safari also check the redirect. */
  formTargets?: readonly string[];
  noindex?: true;
  /** May be shown in a frame of this site, as no other response may; its forms send nothing. */
  isPreview?: true;
  /** Shows a preview in a frame. */
  showsPreview?: true;
  /** The URL is secret: no other site learns it as a referrer. Its forms need an origin. */
  isSecret?: true;
};

/** The first rule that matches a path applies. */
const pathRules: Readonly<Record<string, PathRules>> = {
  "/compare": { query: ["a", "b", "c"], isKept: true },
  "/contact": { query: ["treatment", "about", "estimate"], limit: "inquiries" },
  "/contact.json": { postOnly: true, limit: "inquiries" },
  // A path below these that does not exist is rendered: its page suggests a treatment.
  "/services": {
    below: true,
    query: isPaged ? ["category", "q", "evidence", "view", "page"] : ["q", "evidence", "view"],
    isKept: true,
  },
  // All dialogs are one file in memory, unless they are too many.
  ...(isPaged && { "/treatment-dialogs.json": { query: ["treatment"], isKept: true } }),
  "/treatments": { below: true },
  "/payment": {
    query: ["again", "request"],
    limit: "payments",
    formTargets: ["https://checkout.stripe.com"],
  },
  "/payment.json": { postOnly: true, limit: "payments" },
  "/payment/return": {},
  "/payment/test-checkout": { below: true },
  "/inquiry": { below: true, noindex: true, isSecret: true },
  "/staff/preview": { below: true, noindex: true, isPreview: true },
  "/staff/site": { below: true, noindex: true, showsPreview: true },
  "/staff/launch": { noindex: true, showsPreview: true },
  "/staff": { below: true, noindex: true },
  "/update-products": { noindex: true, withoutFields: true },
  "/update-products.json": { noindex: true, withoutFields: true },
  "/healthz": {},
  "/readyz": {},
};

const none: PathRules = {};

/** The rules of a path; empty where it is only sent from memory, or does not exist. */
export const rulesOf = (path: string): PathRules => findRules(path) ?? none;

/**
 * The URL of a kept response: the path with the parameters that it depends on, in their order.
 * Undefined where none is kept.
 */
export function keptUrl(path: string, asked: URLSearchParams): string | undefined {
  const { query = [], isKept } = rulesOf(path);
  const named = query.flatMap((name) => {
    const value = asked.get(name);
    return value === null ? [] : [[name, value]];
  });
  return isKept && named.length > 0 ? `${path}?${new URLSearchParams(named)}` : undefined;
}

/** Whether requests of `path` reach the application. */
export const isRendered = (path: string): boolean => findRules(path) !== undefined;

function findRules(asked: string): PathRules | undefined {
  const { language, path } = splitPath(asked.replace(/(?<=[^/])\/+$/, ""));
  // The desk and the server's own paths exist once.
  if (language !== "en" && /^\/(staff|update-products|healthz|readyz)\b/.test(path))
    return undefined;
  if (Object.hasOwn(pathRules, path)) return pathRules[path];
  const above = Object.keys(pathRules).find(
    (one) => pathRules[one]?.below && path.startsWith(`${one}/`),
  );
  return above === undefined ? undefined : pathRules[above];
}
