import { data, type RouterContextProvider, redirect } from "react-router";
import { appContext } from "~/context";
import type { StaffSession } from "~/core/sessions/staff-sessions";
import { postedText } from "~/ui/form/form-submission";
import { readPassword } from "./read-password";
import { type Credentials, type Reauthentication, reauthenticate } from "./reauthenticate.server";
import { signInOriginOf } from "./staff-session.server";

/** State of the re-authentication page: the request that continues afterwards. */
export type ReauthenticationNeeded = {
  reauthentication: Exclude<Reauthentication, { outcome: "fresh" }>;
  /** The posted form that continues; null when a page or file was requested at `path`. */
  form: { path: string; fields: [name: string, value: string][] } | null;
  path: string;
};

/** Fields of the re-authentication, posted with those of the request. */
const credentialFields = ["proof-password", "proof-code", "proof-passkey"];

/**
 * Returns only when the person authenticated within the last ten minutes. Otherwise throws a page
 * that asks for re-authentication and keeps the request: a form is posted again with the
 * credentials added. The desk itself does this for everything with `fresh` in permissions.ts.
 */
export async function requireReauthentication({
  request,
  context,
  session,
  next,
}: {
  request: Request;
  context: Readonly<RouterContextProvider>;
  session: StaffSession;
  /** The requested page or file, when the form holds only credentials. */
  next?: string;
}): Promise<void> {
  const form = request.method === "POST" ? await request.clone().formData() : null;
  const reauthentication = await reauthenticate(
    context.get(appContext),
    session,
    form && readCredentials(form),
    signInOriginOf(request, context),
  );
  if (reauthentication.outcome === "fresh") return;
  const { pathname, search } = new URL(request.url);
  const here = pathname + search;
  // A file has no page of its own that could show the form.
  if (!form && next === undefined)
    throw redirect(`/staff/confirm?next=${encodeURIComponent(here)}`, 303);
  throw data<ReauthenticationNeeded>(
    {
      reauthentication,
      form: form && next === undefined ? { path: here, fields: keptFields(form) } : null,
      path: next ?? here,
    },
    reauthentication.outcome === "too-many"
      ? { status: 429, headers: { "Retry-After": String(reauthentication.retryAfterSeconds) } }
      : { status: 403 },
  );
}

/** null without credentials. */
function readCredentials(form: FormData): Credentials {
  const passkey = postedText(form, "proof-passkey");
  if (passkey) return { passkey };
  const [password, code] = [
    readPassword(form, "proof-password"),
    postedText(form, "proof-code", 200),
  ];
  return password || code ? { password, code } : null;
}

const keptFields = (form: FormData) =>
  [...form].flatMap<[string, string]>(([name, value]) =>
    typeof value === "string" && !credentialFields.includes(name) ? [[name, value]] : [],
  );
