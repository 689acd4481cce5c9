import { data, type RouterContextProvider } from "react-router";
import { servicesContext } from "~/context";
import { browserCookie, doorOf, readStaff } from "~/staff/sign-in/staff-session.server";
import { readText } from "~/ui/form/form-submission";
import type { Route } from "./+types/passkey-json";
import type { PasskeyAsked } from "./staff-accounts";

/** What the browser needs to ask for a passkey. Its answer must come back from the same browser. */
export async function action({ request, context }: Route.ActionArgs) {
  const { accounts } = context.get(servicesContext);
  const asked = await readAsked(request, context);
  if (!accounts || !asked) return Response.json({ outcome: "refused" }, { status: 403 });
  const answer = await accounts.passkeyOptions(asked, doorOf(request, context));
  if (!answer) return Response.json({ outcome: "refused" }, { status: 403 });
  return Response.json(answer.options, {
    headers: { "Set-Cookie": browserCookie(context, answer.browser), "Cache-Control": "no-store" },
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
  const form = await request.clone().formData();
  const what = readText(form, "for");
  const [token, name, email] = ["token", "name", "email"].map((field) => readText(form, field));
  switch (what) {
    case "sign-in":
      return { for: what };
    case "prove":
    case "add": {
      const session = await readStaff(request, context);
      return session && { for: what, session };
    }
    case "set-up":
    case "invitation":
      return { for: what, token: token ?? "", name: name ?? "", email: email ?? "" };
  }
  return null;
}
