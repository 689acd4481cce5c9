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
  type FieldErrors,
  firstWrong,
  PasskeyPart,
  PasswordFields,
  passwordProblem,
} from "./entry-form";
import { readPassword } from "./new-sign-in-method.server";
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
  const passkey = postedText(form, "passkey");
  const errors = passkey === "" ? errorsOf(form) : {};
  if (firstWrong(errors)) return data({ errors, email, next, message: undefined }, { status: 422 });
  const app = context.get(appContext);
  const origin = signInOriginOf(request, context);
  const result = await (passkey !== ""
    ? signInWithPasskey(app, { passkey, ...origin })
    : signInWithPassword(app, {
        email,
        password: readPassword(form, "password"),
        code: postedText(form, "code", 200),
        ...origin,
      }));
  const wrong = passkey === "" ? words.wrong : words.passkeyWrong;
  return respondToSignIn(context, result, { next, wrong }, (message, init) =>
    data({ errors, email, next, message }, init),
  );
}

const errorsOf = (form: FormData): FieldErrors => ({
  email: postedText(form, "email", 200) === "" ? words.missing.email : undefined,
  password: passwordProblem(readPassword(form, "password"), words.missing.password),
  code: postedText(form, "code", 200) === "" ? words.missing.code : undefined,
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
        text={!actionData && (loaderData.ended ? words.ended : loaderData.asked && words.asked)}
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
        <PasskeyPart asked="sign-in" label={words.usePasskey} />
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
