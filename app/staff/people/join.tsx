import { data, redirect, useLocation } from "react-router";
import { invitationWords, setUpWords } from "~/content/en/staff/staff-sign-in";
import { appContext } from "~/context";
import type { App } from "~/core/app";
import { emailPattern, isEmailAddress, longestEmail } from "~/core/sessions/people";
import type { PageHandle } from "~/page-handle";
import { staffHome } from "~/staff/frame/staff-context";
import { staffTitle } from "~/staff/frame/staff-frame";
import { EntryFrame } from "~/staff/sign-in/entry-form";
import {
  newPasswordSetUp,
  type SignInMethodError,
} from "~/staff/sign-in/new-sign-in-method.server";
import { signedInHeaders, signInOriginOf } from "~/staff/sign-in/staff-session.server";
import { TextField } from "~/ui/form/field";
import { postedText } from "~/ui/form/form-submission";
import type { Route } from "./+types/join";
import { joinStaff, readLink } from "./join.server";
import { NameField, readSignInMethod, SignInMethodFields, UsedLink } from "./sign-in-method-form";

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
  const form = await request.formData();
  const name = known.name || postedText(form, "name", 200);
  const email = known.email || postedText(form, "email", 200);
  const setUp = newPasswordSetUp(app, email, postedText(form, "secret", 200));
  const missing = {
    name: name === "" && setUpWords.missing.name,
    email: !isEmailAddress(email) && setUpWords.missing.email,
  };
  const refuse = (error?: SignInMethodError) =>
    data({ name, email, setUp, missing, error }, { status: 422 });
  if (missing.name || missing.email) return refuse();
  const chosen = { token, name, email, method: readSignInMethod(form) };
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

/** The first owner, or an invited person, chooses how to sign in. */
export default function Join({ loaderData, actionData, params }: Route.ComponentProps) {
  const { email, name, setUp } = loaderData;
  // The first owner's email is not known yet.
  const isOwner = email === "";
  const { missing, error } = actionData ?? {};
  const words = isOwner ? setUpWords : invitationWords;
  return (
    <EntryFrame>
      <title>{staffTitle(words.title, actionData !== undefined)}</title>
      <h1>{words.heading}</h1>
      <p className="lead">
        {name && `${invitationWords.again(name)} `}
        {isOwner ? setUpWords.lead : invitationWords.lead(email)}
      </p>
      <form className="entry-form" method="post" noValidate>
        {!name && <NameField error={missing?.name || undefined} value={actionData?.name} />}
        {isOwner ? (
          <TextField
            autoCapitalize="none"
            autoComplete="username"
            data-passkey-needs
            defaultValue={actionData?.email}
            error={missing?.email || undefined}
            id="email"
            label={setUpWords.email}
            maxLength={longestEmail}
            name="email"
            pattern={emailPattern}
            required
            spellCheck={false}
            title={setUpWords.missing.email}
            type="email"
          />
        ) : (
          // Lets the browser store the password under the right email.
          <input autoComplete="username" hidden name="email" readOnly type="email" value={email} />
        )}
        <SignInMethodFields error={error} setUp={actionData?.setUp ?? setUp} token={params.token} />
      </form>
    </EntryFrame>
  );
}

export function ErrorBoundary() {
  const isForOwner = useLocation().pathname.startsWith("/staff/set-up/");
  return <UsedLink words={(isForOwner ? setUpWords : invitationWords).used} />;
}
