import { data, redirect } from "react-router";
import { staffSignInWords as words } from "~/content/en/pages/staff-sign-in";
import { servicesContext } from "~/context";
import type { PageHandle } from "~/page-handle";
import {
  doorOf,
  readStaff,
  sameSitePath,
  signedInHeaders,
  signInPath,
} from "~/pages/staff/sign-in/staff-session";
import { readText } from "~/ui/form/form-submission";
import type { Route } from "./+types/sign-in";
import { EntryFrame } from "./entry-frame";
import { PasswordFields, type PasswordProblem } from "./password-fields";
import { staffTitle } from "./staff-title";

export const handle: PageHandle = { frame: "staff" };

/** Retry-After of a try too many. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/**
 * A link in a mail comes without the cookie, because it starts on another site. The page then
 * calls itself once more, from here, before it asks somebody who is signed in to sign in.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const next = sameSitePath(new URL(request.url).searchParams.get("next"));
  if (await readStaff(request, context)) throw redirect(next, 303);
  return {
    next,
    again: request.headers.get("Sec-Fetch-Site") === "cross-site",
    unwritten: new URL(request.url).searchParams.has("unwritten"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const next = sameSitePath(readText(form, "next"));
  const email = readText(form, "email").trim();
  const password = readText(form, "password");
  const code = readText(form, "code").trim();
  const refuse = (problem: PasswordProblem, status: number, headers: HeadersInit = {}) =>
    data({ problem, email, next }, { status, headers });

  const missing = {
    ...(email === "" && { email: words.missing.email }),
    ...(password === "" && { password: words.missing.password }),
    ...(code === "" && { code: words.missing.code }),
  };
  if (Object.keys(missing).length > 0) return refuse({ fields: missing }, 422);
  const { accounts } = context.get(servicesContext);
  const answer = (await accounts?.signInWithPassword({
    email,
    password,
    code,
    ...doorOf(request, context),
  })) ?? { outcome: "unavailable" as const };
  switch (answer.outcome) {
    case "signed-in":
      return redirect(next, { status: 303, headers: signedInHeaders(context, answer) });
    case "wrong":
      return refuse({ message: words.wrong }, 401);
    case "too-many": {
      const seconds = answer.retryAfterSeconds;
      return refuse({ message: words.tooMany(seconds) }, 429, { "Retry-After": String(seconds) });
    }
    case "unavailable":
      return refuse({ message: words.unavailable }, 503);
  }
}

/** Scripts are not needed here: a plain form. */
export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { again } = loaderData;
  const next = actionData?.next ?? loaderData.next;
  return (
    <EntryFrame>
      <title>{staffTitle(words.title, actionData !== undefined)}</title>
      {again && !actionData && <meta content="0" httpEquiv="refresh" />}
      <h1>{words.heading}</h1>
      <p className="lead">{words.lead}</p>
      {loaderData.unwritten && !actionData && (
        <p className="problem" role="alert">
          {words.unwritten}
        </p>
      )}
      <form action={signInPath} className="entry-form" method="post" noValidate>
        <input name="next" readOnly type="hidden" value={next} />
        <PasswordFields email={actionData?.email} problem={actionData?.problem} />
        <button className="button" type="submit">
          {words.submit}
        </button>
      </form>
    </EntryFrame>
  );
}
