import { data, redirect } from "react-router";
import { recoveryWords, staffSignInWords as words } from "~/content/en/staff/staff-sign-in";
import { appContext } from "~/context";
import type { PageHandle } from "~/page-handle";
import { Alert, Notice } from "~/staff/frame/notice";
import { signInPath, staffHome } from "~/staff/frame/staff-context";
import { staffTitle } from "~/staff/frame/staff-frame";
import { postedText } from "~/ui/form/form-submission";
import type { Route } from "./+types/sign-in";
import {
  EmailField,
  EntryFrame,
  PasskeyPart,
  PasswordFields,
  passwordProblem,
  readPassword,
  type SignInProblem,
} from "./entry-form";
import { signInWithPasskey, signInWithPassword } from "./sign-in.server";
import { readStaff, sameSitePath, signedInHeaders, signInOriginOf } from "./staff-session.server";

export const handle: PageHandle = { frame: "staff" };

/** Retry-After, when there were too many tries. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/**
 * A link in a mail is opened without the cookie, because it starts on another site. The page
 * therefore reloads itself once from here, before it asks a signed-in person to sign in.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const next = sameSitePath(new URL(request.url).searchParams.get("next"));
  if (await readStaff(request, context)) throw redirect(next, 303);
  return {
    next,
    asked: new URL(request.url).searchParams.has("next") && next !== staffHome,
    again: request.headers.get("Sec-Fetch-Site") === "cross-site",
    unwritten: new URL(request.url).searchParams.has("unwritten"),
    ended: new URL(request.url).searchParams.has("ended"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const next = sameSitePath(postedText(form, "next", 200));
  const email = postedText(form, "email", 200);
  const refuse = (problem: SignInProblem, status: number, headers: HeadersInit = {}) =>
    data({ problem, email, next }, { status, headers });

  const passkey = postedText(form, "passkey");
  const byPasskey = passkey !== "";
  if (!byPasskey) {
    const fields = problemsOf(form);
    if (Object.values(fields).some(Boolean)) return refuse({ fields }, 422);
  }
  const app = context.get(appContext);
  const origin = signInOriginOf(request, context);
  const result = await (byPasskey
    ? signInWithPasskey(app, { passkey, ...origin })
    : signInWithPassword(app, {
        email,
        password: readPassword(form, "password"),
        code: postedText(form, "code", 200),
        ...origin,
      }));
  switch (result.outcome) {
    case "signed-in":
      return redirect(next, { status: 303, headers: signedInHeaders(context, result) });
    case "wrong":
      return refuse({ message: byPasskey ? words.passkeyWrong : words.wrong }, 401);
    case "locked":
      return refuse({ message: words.locked }, 403);
    case "too-many": {
      const seconds = result.retryAfterSeconds;
      return refuse({ message: words.tooMany(seconds) }, 429, { "Retry-After": String(seconds) });
    }
    case "unavailable":
      return refuse({ message: words.unavailable }, 503);
  }
}

const problemsOf = (form: FormData) => ({
  email: postedText(form, "email", 200) === "" ? words.missing.email : undefined,
  password: passwordProblem(readPassword(form, "password"), words.missing.password),
  code: postedText(form, "code", 200) === "" ? words.missing.code : undefined,
});

/** Works without scripts by password and code: a plain form. */
export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { again } = loaderData;
  const next = actionData?.next ?? loaderData.next;
  const problem = actionData?.problem;
  return (
    <EntryFrame>
      <title>{staffTitle(words.title, actionData !== undefined)}</title>
      {again && !actionData && <meta content="0" httpEquiv="refresh" />}
      <h1>{words.heading}</h1>
      <p className="lead">{words.lead}</p>
      <Notice
        text={!actionData && (loaderData.ended ? words.ended : loaderData.asked && words.asked)}
      />
      <Alert text={loaderData.unwritten && !actionData && words.unwritten} />
      <form action={signInPath} className="entry-form" method="post" noValidate>
        <input name="next" readOnly type="hidden" value={next} />
        <Alert text={problem?.message} />
        <EmailField
          autoFocus={!problem || problem.fields?.email !== undefined}
          email={actionData?.email}
          error={problem?.fields?.email}
          passkeys
        />
        <PasskeyPart asked="sign-in" label={words.usePasskey} />
        <fieldset className="entry-way">
          <legend>{words.orPassword}</legend>
          <PasswordFields problem={problem} />
          <button className="button" type="submit">
            {words.submit}
          </button>
        </fieldset>
      </form>
      <p className="entry-more">
        <a className="tap" href={`${signInPath}/recovery?next=${encodeURIComponent(next)}`}>
          {recoveryWords.title}
        </a>
      </p>
    </EntryFrame>
  );
}
