import { data } from "react-router";
import { appContext } from "~/context";
import { formText, readForm } from "~/core/http/read-form";
import { readStaff, signInOriginOf } from "~/staff/sign-in/staff-session.server";
import type { Route } from "./+types/passkey-json";
import { passkeyOptions } from "./passkey-options.server";

const text = formText(200);

/**
 * Options with which the browser asks for a passkey. A browser without an earlier sign-in gets no
 * cookie with them.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const posted = readForm(context, { for: text, token: text, name: text, email: text });
  const ofPerson = posted.for === "reauthenticate" || posted.for === "add";
  const session = ofPerson ? await readStaff(request, context) : null;
  const options = await passkeyOptions(
    context.get(appContext),
    { ...posted, person: session?.person },
    signInOriginOf(request, context),
  );
  if (!options) return Response.json({ outcome: "refused" }, { status: 403 });
  return Response.json(options, { headers: { "Cache-Control": "no-store" } });
}

/** Opened in a browser, this URL shows nothing. */
export function loader() {
  throw data(null, { status: 405, headers: { Allow: "POST, OPTIONS" } });
}
