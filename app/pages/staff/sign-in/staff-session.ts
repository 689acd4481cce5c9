import { data, type RouterContextProvider, redirect } from "react-router";
import { secureContext, servicesContext } from "../../../context";
import type { StaffSession } from "../../../contracts/sign-in";

type Context = Readonly<RouterContextProvider>;

export const signInPath = "/staff/sign-in";
/** Where staff goes after signing in when no page was asked for. */
export const staffHome = "/staff";

/** A form that was posted without a session: to be sent again after signing in. */
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
    throw redirect(`${signInPath}?next=${encodeURIComponent(page + search)}`, 303);
  }
  if (wantsJson(request, pathname)) throw Response.json({ outcome: "signed-out" }, { status: 401 });
  throw data<SignedOut>({ path: pathname, fields: await postedFields(request) }, { status: 401 });
}

/** null without a session. */
export async function readStaff(request: Request, context: Context): Promise<StaffSession | null> {
  const token = staffToken(request, context);
  return token ? await context.get(servicesContext).readStaffSession(token) : null;
}

const isPageVisit = (request: Request, pathname: string) =>
  (request.method === "GET" || request.method === "HEAD") && !wantsJson(request, pathname);

const wantsJson = (request: Request, pathname: string) =>
  pathname.endsWith(".json") || request.headers.get("Accept")?.includes("application/json");

/** The server has read the form already, so this does not wait. */
async function postedFields(request: Request): Promise<SignedOut["fields"]> {
  const form = await request.formData();
  return [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
}

/** The __Host- prefix binds the cookie to this very host; browsers demand https for it. */
const cookieName = (context: Context) => (context.get(secureContext) ? "__Host-staff" : "staff");

export function staffToken(request: Request, context: Context): string {
  const name = `${cookieName(context)}=`;
  const cookies = (request.headers.get("Cookie") ?? "").split("; ");
  return cookies.find((cookie) => cookie.startsWith(name))?.slice(name.length) ?? "";
}

/** Set-Cookie that keeps `token` until `expiresAt`; an empty token takes the cookie away. */
export function staffCookie(context: Context, token: string, expiresAt: string): string {
  const secure = context.get(secureContext) ? "; Secure" : "";
  const ends = new Date(expiresAt).toUTCString();
  return `${cookieName(context)}=${token}; Path=/; HttpOnly; SameSite=Strict; Expires=${ends}${secure}`;
}

/** `next` when it is an address of this site, otherwise the staff's first page. */
export function sameSitePath(next: string | null | undefined): string {
  const base = "http://this.site.invalid";
  const url = next?.startsWith("/") ? URL.parse(next, base) : null;
  const here = url?.origin === base && !url.pathname.startsWith("//");
  return url && here ? url.pathname + url.search : staffHome;
}
