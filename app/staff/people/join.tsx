import { data, isRouteErrorResponse, redirect, useLocation, useRouteError } from "react-router";
import {
  invitationWords,
  passwordWords,
  setUpWords,
  signInMethodWords as words,
} from "~/content/en/staff/staff-sign-in";
import { appContext } from "~/context";
import type { App } from "~/core/app";
import { formText, readForm } from "~/core/http/read-form";
import { emailPattern, isEmailAddress, longestStaffName } from "~/core/sessions/people";
import type { PageHandle } from "~/page-handle";
import { Alert } from "~/staff/frame/notice";
import { signInPath, staffHome } from "~/staff/frame/staff-context";
import { staffTitle } from "~/staff/frame/staff-frame";
import { EmailField, EntryFrame, NewPasswordFields, PasskeyPart } from "~/staff/sign-in/entry-form";
import {
  newPasswordSetUp,
  readSignInMethod,
  type SignInMethodError,
} from "~/staff/sign-in/new-sign-in-method.server";
import { signedInHeaders, signInOriginOf } from "~/staff/sign-in/staff-session.server";
import { StaffRefusal } from "~/staff/staff-refusal";
import { TextField } from "~/ui/form/field";
import type { Route } from "./+types/join";
import { joinStaff, readLink } from "./join.server";

export const handle: PageHandle = { frame: "staff" };

/** The person that an open link is for. Throws when the link is not open. */
async function openLink(app: App, token: string) {
  const link = await readLink(app, token);
  if (link.state !== "open") throw data(null, { status: link.state === "used" ? 410 : 404 });
  return { email: link.email, name: link.name };
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const link = await openLink(app, params.token);
  return { ...link, setUp: newPasswordSetUp(app, link.email) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const { token } = params;
  const known = await openLink(app, token);
  const posted = readForm(context, {
    name: formText(200),
    email: formText(200),
    secret: formText(200),
  });
  const name = known.name || posted.name;
  const email = known.email || posted.email;
  const setUp = newPasswordSetUp(app, email, posted.secret);
  const missing = {
    name: name === "" ? setUpWords.missing.name : undefined,
    email: isEmailAddress(email) ? undefined : setUpWords.missing.email,
  };
  const refuse = (error?: SignInMethodError) =>
    data({ name, email, setUp, missing, error }, { status: 422 });
  if (missing.name || missing.email) return refuse();
  const chosen = { token, name, email, method: readSignInMethod(context) };
  const result = await joinStaff(app, { ...chosen, ...signInOriginOf(request, context) });
  switch (result.outcome) {
    case "signed-in":
      return redirect(staffHome, { status: 303, headers: signedInHeaders(context, result) });
    case "used":
      throw data(null, { status: 410 });
    case "unknown":
      throw data(null, { status: 404 });
    default:
      return refuse(result.outcome);
  }
}

/** The first owner, or an invited person, chooses a passkey or, below it, a password with an app. */
export default function Join({ loaderData, actionData, params }: Route.ComponentProps) {
  const { email, name } = loaderData;
  const { missing, error, setUp } = { ...loaderData, ...actionData };
  // The first owner's email is not known yet.
  const isOwner = email === "";
  const texts = isOwner ? setUpWords : invitationWords;
  return (
    <EntryFrame>
      <title>{staffTitle(texts.title, actionData !== undefined)}</title>
      <h1>{texts.heading}</h1>
      <p className="lead">
        {name && `${invitationWords.again(name)} `}
        {isOwner ? setUpWords.lead : invitationWords.lead(email)}
      </p>
      <form className="entry-form" method="post" noValidate>
        {!name && (
          <TextField
            autoComplete="name"
            autoFocus
            data-passkey-needs
            defaultValue={actionData?.name}
            error={missing?.name}
            hint={setUpWords.nameHint}
            id="name"
            label={setUpWords.name}
            maxLength={longestStaffName}
            name="name"
            required
          />
        )}
        {isOwner ? (
          <EmailField
            data-passkey-needs
            defaultValue={actionData?.email}
            error={missing?.email}
            label={setUpWords.email}
            pattern={emailPattern}
            title={setUpWords.missing.email}
          />
        ) : (
          // Lets the browser store the password under the right email.
          <input autoComplete="username" hidden name="email" readOnly type="email" value={email} />
        )}
        <Alert text={error === "passkey-failed" && passwordWords.errors[error]} />
        <PasskeyPart
          purpose="join"
          hint={words.passkeyHint}
          label={words.passkey}
          token={params.token}
        />
        <fieldset className="entry-way">
          <legend>{words.or}</legend>
          <NewPasswordFields error={error === "passkey-failed" ? undefined : error} setUp={setUp} />
          <button className="button" type="submit">
            {words.submitPassword}
          </button>
        </fieldset>
      </form>
    </EntryFrame>
  );
}

/** Page for 410, a used single-use link; other errors are shown as at the desk. */
export function ErrorBoundary() {
  const error = useRouteError();
  const isForOwner = useLocation().pathname.startsWith("/staff/set-up/");
  if (!isRouteErrorResponse(error) || error.status !== 410) return <StaffRefusal />;
  const { heading, text, signIn } = (isForOwner ? setUpWords : invitationWords).used;
  return (
    <EntryFrame>
      <title>{staffTitle(heading)}</title>
      <h1>{heading}</h1>
      <p className="lead">{text}</p>
      <p>
        <a className="button" href={signInPath}>
          {signIn}
        </a>
      </p>
    </EntryFrame>
  );
}
