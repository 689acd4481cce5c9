import { data } from "react-router";
import { appContext } from "~/context";
import { readStaff, signInOriginOf } from "~/staff/sign-in/staff-session.server";
import { postedText } from "~/ui/form/form-submission";
import type { Route } from "./+types/passkey-json";
import { passkeyOptions } from "./passkey-options.server";

/**
 * Options with which the browser asks for a passkey. A browser without an earlier sign-in gets no
 * cookie with them.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const text = (name: string) => postedText(form, name, 200);
  const what = text("for");
  const ofPerson = what === "prove" || what === "add";
  const session = ofPerson ? await readStaff(request, context) : null;
  const options = await passkeyOptions(
    context.get(appContext),
    {
      ...{ for: what, person: session?.person },
      ...{ token: text("token"), name: text("name"), email: text("email") },
    },
    signInOriginOf(request, context),
  );
  if (!options) return Response.json({ outcome: "refused" }, { status: 403 });
  return Response.json(options, { headers: { "Cache-Control": "no-store" } });
}

/** Opened in a browser, this URL shows nothing. */
export function loader() {
  throw data(null, { status: 405, headers: { Allow: "POST, OPTIONS" } });
}
