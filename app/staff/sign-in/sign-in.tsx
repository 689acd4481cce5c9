import { data, redirect } from "react-router";
import { recoveryWords, staffSignInWords as words } from "~/content/en/staff/staff-sign-in";
import { appContext } from "~/context";
import { formText, readForm, wholeText } from "~/core/http/read-form";
import type { PageHandle } from "~/page-handle";
import { Alert, Notice } from "~/staff/frame/notice";
import { signInPath, staffHome } from "~/staff/frame/staff-context";
import { staffTitle } from "~/staff/frame/staff-frame";
import type { Route } from "./+types/sign-in";
import {
  EmailField,
  EntryFrame,
  type FieldErrors,
  firstWrong,
  PasskeyPart,
  PasswordFields,
  passwordProblem,
} from "./entry-form";
import { signInWithPasskey, signInWithPassword } from "./sign-in.server";
import { readStaff, respondToSignIn, sameSitePath, signInOriginOf } from "./staff-session.server";

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
    wasRedirected: new URL(request.url).searchParams.has("next") && next !== staffHome,
    again: request.headers.get("Sec-Fetch-Site") === "cross-site",
    unwritten: new URL(request.url).searchParams.has("unwritten"),
    ended: new URL(request.url).searchParams.has("ended"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { next, email, passkey, password, code } = readForm(context, {
    next: formText(200).transform(sameSitePath),
    email: formText(200),
    passkey: formText(),
    password: wholeText,
    code: formText(200),
  });
  const errors = passkey === "" ? errorsOf({ email, password, code }) : {};
  if (firstWrong(errors)) return data({ errors, email, next, message: undefined }, { status: 422 });
  const app = context.get(appContext);
  const origin = signInOriginOf(request, context);
  const result = await (passkey !== ""
    ? signInWithPasskey(app, { passkey, ...origin })
    : signInWithPassword(app, { email, password, code, ...origin }));
  const wrong = passkey === "" ? words.wrong : words.passkeyWrong;
  return respondToSignIn(context, result, { next, wrong }, (message, init) =>
    data({ errors, email, next, message }, init),
  );
}

const errorsOf = (typed: Record<"email" | "password" | "code", string>): FieldErrors => ({
  email: typed.email === "" ? words.missing.email : undefined,
  password: passwordProblem(typed.password, words.missing.password),
  code: typed.code === "" ? words.missing.code : undefined,
});

/** Works without scripts by password and code: a plain form. */
export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { again } = loaderData;
  const next = actionData?.next ?? loaderData.next;
  const { errors = {}, message } = actionData ?? {};
  const focus = firstWrong(errors) ?? (message ? "password" : "email");
  return (
    <EntryFrame>
      <title>{staffTitle(words.title, actionData !== undefined)}</title>
      {again && !actionData && <meta content="0" httpEquiv="refresh" />}
      <h1>{words.heading}</h1>
      <p className="lead">{words.lead}</p>
      <Notice
        text={
          !actionData && (loaderData.ended ? words.ended : loaderData.wasRedirected && words.asked)
        }
      />
      <Alert text={loaderData.unwritten && !actionData && words.unwritten} />
      <form action={signInPath} className="entry-form" method="post" noValidate>
        <input name="next" readOnly type="hidden" value={next} />
        <Alert text={message} />
        <EmailField
          autoComplete="username webauthn"
          autoFocus={focus === "email"}
          defaultValue={actionData?.email}
          error={errors.email}
        />
        <PasskeyPart purpose="sign-in" label={words.usePasskey} />
        <fieldset className="entry-way">
          <legend>{words.orPassword}</legend>
          <PasswordFields errors={errors} focus={focus === "email" ? undefined : focus} />
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
