import { data, type RouterContextProvider, redirect } from "react-router";
import { secureContext, servicesContext, visitorKeyContext } from "~/context";
import { deviceName } from "./device-name";
import type { Door, SignedIn, StaffSession } from "./sign-in-types";

type Context = Readonly<RouterContextProvider>;

export const signInPath = "/staff/sign-in";
/** Where staff goes after signing in when no page was asked for. */
export const staffHome = "/staff";

/** A form that was posted without a session: its fields, to send again after signing in. */
export type SignedOut = { path: string; fields: [name: string, value: string][] };

/**
 * The staff session of this request. Without one it throws: pages lead to the sign-in and back,
 * forms are refused with 401 and what they held (`SignedOut`), JSON with 401.
 */
export async function requireStaff(request: Request, context: Context): Promise<StaffSession> {
  const session = await readStaff(request, context);
  if (session) return session;
  const { pathname, search } = new URL(request.url);
  if (isPageVisit(request, pathname)) {
    // After sign-in a page is opened, not a file download.
    const page = pathname.replace(/\.csv$/, "");
    const ended = staffToken(request, context) ? "&ended" : "";
    throw redirect(`${signInPath}?next=${encodeURIComponent(page + search)}${ended}`, 303);
  }
  if (wantsJson(request, pathname)) throw Response.json({ outcome: "signed-out" }, { status: 401 });
  throw data<SignedOut>({ path: pathname, fields: await postedFields(request) }, { status: 401 });
}

/**
 * null without a session. Opening a page and posting a form are activity, which extends the session;
 * what a script fetches by itself is not.
 */
export async function readStaff(request: Request, context: Context): Promise<StaffSession | null> {
  const token = staffToken(request, context);
  if (!token) return null;
  const about = { quietly: isFetchedByScript(request) };
  return (await context.get(servicesContext).accounts?.readSession(token, about)) ?? null;
}

/** Browsers before 2023, and all of them over plain http, send no Sec-Fetch-Mode. */
function isFetchedByScript(request: Request): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  const mode = request.headers.get("Sec-Fetch-Mode");
  return (
    (mode !== null && mode !== "navigate") || wantsJson(request, new URL(request.url).pathname)
  );
}

const isPageVisit = (request: Request, pathname: string) =>
  (request.method === "GET" || request.method === "HEAD") && !wantsJson(request, pathname);

const wantsJson = (request: Request, pathname: string): boolean =>
  pathname.endsWith(".json") ||
  (request.headers.get("Accept")?.includes("application/json") ?? false);

/** The server has read the form already, so this does not wait. */
async function postedFields(request: Request): Promise<SignedOut["fields"]> {
  const form = await request.formData();
  return [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
}

/** The session, and the mark of a browser in which somebody has signed in before. */
type Cookie = "staff" | "staff-browser";

/** The __Host- prefix binds the cookie to this very host; browsers demand https for it. */
const cookieName = (context: Context, cookie: Cookie) =>
  context.get(secureContext) ? `__Host-${cookie}` : cookie;

function readCookie(request: Request, context: Context, cookie: Cookie): string {
  const name = `${cookieName(context, cookie)}=`;
  const cookies = (request.headers.get("Cookie") ?? "").split("; ");
  return cookies.find((one) => one.startsWith(name))?.slice(name.length) ?? "";
}

function writeCookie(context: Context, cookie: Cookie, value: string, ends: Date): string {
  const secure = context.get(secureContext) ? "; Secure" : "";
  return `${cookieName(context, cookie)}=${value}; Path=/; HttpOnly; SameSite=Strict; Expires=${ends.toUTCString()}${secure}`;
}

export const staffToken = (request: Request, context: Context) =>
  readCookie(request, context, "staff");

/** Takes the session's cookie away. */
export const noStaffCookie = (context: Context) => writeCookie(context, "staff", "", new Date(0));

/** As long as browsers keep a cookie: 400 days. */
const browserMark = 400 * 24 * 60 * 60 * 1000;

/** The cookies of somebody who has just signed in. */
export function signedInHeaders(context: Context, { token, expiresAt, browser }: SignedIn) {
  const headers = new Headers();
  headers.append("Set-Cookie", writeCookie(context, "staff", token, new Date(expiresAt)));
  headers.append("Set-Cookie", browserCookie(context, browser));
  return headers;
}

/** The mark of this browser: passkeys are answered from the one that was asked. */
export const browserCookie = (context: Context, browser: string) =>
  writeCookie(context, "staff-browser", browser, new Date(Date.now() + browserMark));

/** From where a request to sign in comes. */
export const doorOf = (request: Request, context: Context): Door => ({
  visitor: context.get(visitorKeyContext),
  browser: readCookie(request, context, "staff-browser"),
  device: deviceName(request.headers.get("User-Agent") ?? ""),
});

/** `next` when it is a URL of this site, otherwise the staff's first page. */
export function sameSitePath(next: string | null | undefined): string {
  const base = "http://this.site.invalid";
  const url = next?.startsWith("/") ? URL.parse(next, base) : null;
  const here = url?.origin === base && !url.pathname.startsWith("//");
  return url && here ? url.pathname + url.search : staffHome;
}
