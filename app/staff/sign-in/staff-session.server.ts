import { parse, serialize } from "hono/utils/cookie";
import { data, type RouterContextProvider, redirect } from "react-router";
import { deviceWords, staffSignInWords as words } from "~/content/en/staff/staff-sign-in";
import { appContext, postedFormContext, secureContext, visitorKeyContext } from "~/context";
import { readSession, type StaffSession } from "~/core/sessions/staff-sessions";
import { staffBrowserDays, staffSessionHours } from "~/core/time/periods";
import { type SignedOut, signInPath, staffHome } from "~/staff/frame/staff-context";
import type { SignInRefused } from "./guard-sign-in.server";
import type { SignedIn, SignInOrigin } from "./start-session.server";

type Context = Readonly<RouterContextProvider>;

/**
 * The staff session of this request. Without one it throws: pages redirect to the sign-in and back,
 * forms get 401 and their fields (`SignedOut`), JSON gets 401.
 */
export async function requireStaff(request: Request, context: Context): Promise<StaffSession> {
  const session = await readStaff(request, context);
  if (session) return session;
  const { pathname, search } = new URL(request.url);
  if (isRead(request) && !wantsJson(request, pathname)) {
    // After sign-in a page is opened, not a file download.
    const page = pathname.replace(/\.csv$/, "");
    const ended = staffToken(request, context) ? "&ended" : "";
    throw redirect(`${signInPath}?next=${encodeURIComponent(page + search)}${ended}`, 303);
  }
  if (wantsJson(request, pathname)) throw Response.json({ outcome: "signed-out" }, { status: 401 });
  throw data<SignedOut>({ path: pathname, fields: postedFields(context) }, { status: 401 });
}

/**
 * null without a session. Opening a page and posting a form count as activity, which extends the
 * session; a script's own requests do not.
 */
export async function readStaff(request: Request, context: Context): Promise<StaffSession | null> {
  const token = staffToken(request, context);
  if (!token) return null;
  const about = { quietly: isFetchedByScript(request) };
  return readSession(context.get(appContext), token, about);
}

/** Browsers before 2023, and all browsers over plain http, send no Sec-Fetch-Mode. */
function isFetchedByScript(request: Request): boolean {
  if (!isRead(request)) return false;
  const mode = request.headers.get("Sec-Fetch-Mode");
  // A preview beside a form loads by itself.
  const isFramed = request.headers.get("Sec-Fetch-Dest") === "iframe";
  return (
    isFramed ||
    (mode !== null && mode !== "navigate") ||
    wantsJson(request, new URL(request.url).pathname)
  );
}

const isRead = ({ method }: Request) => method === "GET" || method === "HEAD";

const wantsJson = (request: Request, pathname: string): boolean =>
  pathname.endsWith(".json") ||
  (request.headers.get("Accept")?.includes("application/json") ?? false);

function postedFields(context: Context): SignedOut["fields"] {
  return [...context.get(postedFormContext)].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
}

/** The session, and the mark of a browser with an earlier sign-in. */
type Cookie = "staff" | "staff-browser";

/** The __Host- prefix binds the cookie to this host; browsers require https for it. */
const cookieName = (context: Context, cookie: Cookie) =>
  context.get(secureContext) ? `__Host-${cookie}` : cookie;

function readCookie(request: Request, context: Context, cookie: Cookie): string {
  const name = cookieName(context, cookie);
  return parse(request.headers.get("Cookie") ?? "", name)[name] ?? "";
}

const writeCookie = (
  context: Context,
  cookie: Cookie,
  value: string,
  ends: { expires: Date } | { maxAge: number },
): string =>
  serialize(cookieName(context, cookie), value, {
    path: "/",
    httpOnly: true,
    sameSite: "Strict",
    secure: context.get(secureContext),
    ...ends,
  });

export const staffToken = (request: Request, context: Context) =>
  readCookie(request, context, "staff");

export const noStaffCookie = (context: Context) =>
  writeCookie(context, "staff", "", { expires: new Date(0) });

const hour = 60 * 60;

/**
 * The response to a try to sign in: the page at `next` with the new session's cookies, or the form
 * again through `refuse`. `wrong` is the message for wrong values.
 */
export function respondToSignIn<Refusal>(
  context: Context,
  result: SignedIn | SignInRefused,
  { next, wrong }: { next: string; wrong: string },
  refuse: (message: string, init: { status: number; headers?: HeadersInit }) => Refusal,
) {
  switch (result.outcome) {
    case "signed-in":
      return redirect(next, { status: 303, headers: signedInHeaders(context, result) });
    case "wrong":
      return refuse(wrong, { status: 401 });
    case "locked":
      return refuse(words.locked, { status: 403 });
    case "too-many": {
      const seconds = result.retryAfterSeconds;
      const headers = { "Retry-After": String(seconds) };
      return refuse(words.tooMany(seconds), { status: 429, headers });
    }
    case "unavailable":
      return refuse(words.unavailable, { status: 503 });
  }
}

export function signedInHeaders(context: Context, { token, browser }: SignedIn) {
  const headers = new Headers();
  const session = { maxAge: staffSessionHours * hour };
  headers.append("Set-Cookie", writeCookie(context, "staff", token, session));
  const marked = { maxAge: staffBrowserDays * 24 * hour };
  headers.append("Set-Cookie", writeCookie(context, "staff-browser", browser, marked));
  return headers;
}

export const signInOriginOf = (request: Request, context: Context): SignInOrigin => ({
  visitor: context.get(visitorKeyContext),
  browser: readCookie(request, context, "staff-browser"),
  device: deviceName(request.headers.get("User-Agent") ?? ""),
});

/** `next` when it is a path of this site, otherwise the staff's first page. */
export function sameSitePath(next: string | null | undefined): string {
  const base = "http://this.site.invalid";
  const url = next?.startsWith("/") ? URL.parse(next, base) : null;
  const here = url?.origin === base && !url.pathname.startsWith("//");
  return url && here ? url.pathname + url.search : staffHome;
}

/** First match wins: Edge calls itself Chrome too, and Chrome calls itself Safari. */
const browsers: [sign: RegExp, name: string][] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|Opera)\//, "Opera"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const systems: [sign: RegExp, name: string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "Mac"],
  [/\bCrOS\b/, "Chromebook"],
  [/\bLinux\b/, "Linux"],
];

const find = (signs: typeof browsers, text: string) => signs.find(([sign]) => sign.test(text))?.[1];

/** Name of a browser in lists of sessions and passkeys: "Firefox on Windows". */
const deviceName = (userAgent: string) =>
  deviceWords(find(browsers, userAgent), find(systems, userAgent));
