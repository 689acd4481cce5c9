import { data, type RouterContextProvider } from "react-router";
import { appContext } from "~/context";
import { browserCookie, readStaff, signInOriginOf } from "~/staff/sign-in/staff-session.server";
import { postedText } from "~/ui/form/form-submission";
import type { Route } from "./+types/passkey-json";
import { type PasskeyAsked, passkeyOptions } from "./passkey-options.server";

/** Options with which the browser asks for a passkey. The response must come from the same browser. */
export async function action({ request, context }: Route.ActionArgs) {
  const asked = await readAsked(request, context);
  const origin = signInOriginOf(request, context);
  const made = asked && (await passkeyOptions(context.get(appContext), asked, origin));
  if (!made) return Response.json({ outcome: "refused" }, { status: 403 });
  return Response.json(made.options, {
    headers: { "Set-Cookie": browserCookie(context, made.browser), "Cache-Control": "no-store" },
  });
}

/** Opened in a browser, this URL shows nothing. */
export function loader() {
  throw data(null, { status: 405, headers: { Allow: "POST, OPTIONS" } });
}

async function readAsked(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<PasskeyAsked | null> {
  const form = await request.formData();
  const what = postedText(form, "for", 200);
  switch (what) {
    case "sign-in":
      return { for: what };
    case "prove":
    case "add": {
      const session = await readStaff(request, context);
      return session && { for: what, person: session.person };
    }
    case "join": {
      const text = (name: string) => postedText(form, name, 200);
      return { for: what, token: text("token"), name: text("name"), email: text("email") };
    }
  }
  return null;
}
