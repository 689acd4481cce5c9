import { data, type RouterContextProvider, redirect } from "react-router";
import { appContext, postedFormContext } from "~/context";
import type { App } from "~/core/app";
import { formText, readForm, wholeText } from "~/core/http/read-form";
import { renewAuthentication, type StaffSession } from "~/core/sessions/staff-sessions";
import { checkPasskey } from "./passkeys.server";
import { checkPassword } from "./sign-in.server";
import { signInOriginOf } from "./staff-session.server";
import { readSignInMethods, type SignInOrigin } from "./start-session.server";

/** Milliseconds for which an authentication is fresh. */
const freshFor = 10 * 60_000;

/** Typed credentials; null only checks the age of the last authentication. */
export type Credentials = { password: string; code: string } | { passkey: string } | null;

/**
 * "fresh": the last authentication is at most ten minutes old, or `credentials` just renewed it.
 * Otherwise it is too old, and the credentials are missing, wrong or over the limit; `ways` are the
 * person's ways to sign in. Required for actions with `fresh` in permissions.ts.
 */
export async function reauthenticate(
  app: App,
  session: StaffSession,
  credentials: Credentials,
  from: Pick<SignInOrigin, "visitor" | "browser">,
) {
  const age = app.steadyClock().getTime() - Date.parse(session.reauthenticatedAt);
  if (age >= 0 && age <= freshFor) return { outcome: "fresh" as const };
  const { id, email } = session.person;
  const { hasPassword, passkeys } = await readSignInMethods(app.db, id);
  const ways = { password: hasPassword, passkey: passkeys.length > 0 };
  if (!credentials) return { outcome: "needed" as const, ways };
  if ("passkey" in credentials) {
    const whose = await checkPasskey(app, { ...credentials, ...from }, "reauthenticate");
    if (whose !== id) return { outcome: "wrong" as const, ways };
  } else {
    const verdict = await checkPassword(app, { email, ...credentials, ...from, hasSession: true });
    if (verdict.outcome !== "right") {
      app.logger.warn({ person: id, why: verdict.outcome }, "re-authentication failed");
      return { ...verdict, ways };
    }
  }
  // A session that ended during the check is not renewed.
  const renewed = await renewAuthentication(app, session.id);
  return renewed ? { outcome: "fresh" as const } : { outcome: "wrong" as const, ways };
}

/** State of the re-authentication page, and the request that continues afterwards. */
export type ReauthenticationNeeded = {
  reauthentication: Exclude<Awaited<ReturnType<typeof reauthenticate>>, { outcome: "fresh" }>;
  path: string;
  /** The fields of a posted form. */
  fields: [name: string, value: string][];
};

/** The page that requires re-authentication before the page or file in its parameter `next`. */
const confirmPath = "/staff/confirm";
export const confirmPathOf = (next: string) => `${confirmPath}?next=${encodeURIComponent(next)}`;

/** Fields of the re-authentication, posted with those of the request. */
const credentialFields = {
  "reauth-passkey": formText(),
  "reauth-password": wholeText,
  "reauth-code": formText(200),
};

/**
 * Returns only when the person authenticated within the last ten minutes. Otherwise throws a page
 * that asks for re-authentication and keeps the request: a form is posted again with the
 * credentials added. The desk itself does this for everything with `fresh` in permissions.ts.
 */
export async function requireReauthentication({
  request,
  context,
  session,
}: {
  request: Request;
  context: Readonly<RouterContextProvider>;
  session: StaffSession;
}): Promise<void> {
  const form = request.method === "POST" ? context.get(postedFormContext) : null;
  const reauthentication = await reauthenticate(
    context.get(appContext),
    session,
    form && readCredentials(context),
    signInOriginOf(request, context),
  );
  if (reauthentication.outcome === "fresh") return;
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  // A file has no page of its own that could show the form.
  if (!form && pathname !== confirmPath) throw redirect(confirmPathOf(path), 303);
  throw data<ReauthenticationNeeded>(
    { reauthentication, path, fields: form ? keptFields(form) : [] },
    reauthentication.outcome === "too-many"
      ? { status: 429, headers: { "Retry-After": String(reauthentication.retryAfterSeconds) } }
      : { status: 403 },
  );
}

/** null without credentials. */
function readCredentials(context: Readonly<RouterContextProvider>): Credentials {
  const typed = readForm(context, credentialFields);
  const { "reauth-passkey": passkey, "reauth-password": password, "reauth-code": code } = typed;
  if (passkey) return { passkey };
  return password || code ? { password, code } : null;
}

const keptFields = (form: FormData) =>
  [...form].flatMap<[string, string]>(([name, value]) =>
    typeof value === "string" && !Object.hasOwn(credentialFields, name) ? [[name, value]] : [],
  );
