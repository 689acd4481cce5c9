import { data, useLocation } from "react-router";
import { invitationWords, setUpWords } from "~/content/en/staff/staff-sign-in";
import { appContext } from "~/context";
import { emailPattern, isEmailAddress, longestEmail } from "~/core/sessions/people";
import type { PageHandle } from "~/page-handle";
import { staffTitle } from "~/staff/frame/staff-frame";
import { EntryFrame } from "~/staff/sign-in/entry-form";
import { type SignInMethodError, threeWords } from "~/staff/sign-in/new-sign-in-method.server";
import { newCodeApp } from "~/staff/sign-in/one-time-code.server";
import { signInOriginOf } from "~/staff/sign-in/staff-session.server";
import { TextField } from "~/ui/form/field";
import { postedText } from "~/ui/form/form-submission";
import type { Route } from "./+types/join";
import {
  acceptInvitation,
  readInvitation,
  readSetUp,
  respondToSetUp,
  setUpOwner,
} from "./join.server";
import { NameField, readSignInMethod, SignInMethodFields, UsedLink } from "./sign-in-method-form";

export const handle: PageHandle = { frame: "staff" };

/** Whether the page sets up the first owner; if not, it accepts an invitation. */
const isForOwner = (path: string) => path.startsWith("/staff/set-up/");

/** The person that an open link is for; "" is not known yet. Throws when the link is not open. */
async function openLink({ request, params, context }: Route.LoaderArgs | Route.ActionArgs) {
  const app = context.get(appContext);
  const isOwner = isForOwner(new URL(request.url).pathname);
  const link = isOwner
    ? { state: await readSetUp(app, params.token), email: "", name: "" }
    : await readInvitation(app, params.token);
  if (link.state !== "open") throw data(null, { status: link.state === "used" ? 410 : 404 });
  return { app, isOwner, email: link.email, name: link.name };
}

export async function loader(asked: Route.LoaderArgs) {
  const { app, ...link } = await openLink(asked);
  return { ...link, codeApp: newCodeApp(app, link.email), offer: threeWords() };
}

export async function action(asked: Route.ActionArgs) {
  const { app, isOwner, ...known } = await openLink(asked);
  const { request, params, context } = asked;
  const form = await request.formData();
  const name = known.name || postedText(form, "name", 200);
  const email = known.email || postedText(form, "email", 200);
  const typed = { name, email, codeApp: newCodeApp(app, email, postedText(form, "secret", 200)) };
  const missing = {
    ...(name === "" && { name: setUpWords.missing.name }),
    ...(isOwner && !isEmailAddress(email) && { email: setUpWords.missing.email }),
  };
  const refuse = (error?: SignInMethodError) => data({ ...typed, missing, error }, { status: 422 });
  if (Object.keys(missing).length > 0) return refuse();
  const chosen = {
    ...{ token: params.token, name, method: readSignInMethod(form) },
    ...signInOriginOf(request, context),
  };
  const result = await (isOwner
    ? setUpOwner(app, { ...chosen, email })
    : acceptInvitation(app, chosen));
  return respondToSetUp(context, result, refuse);
}

/** The first owner, or an invited person, chooses how to sign in. */
export default function Join({ loaderData, actionData, params }: Route.ComponentProps) {
  const { isOwner, email, name } = loaderData;
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
        <SignInMethodFields
          app={actionData?.codeApp ?? loaderData.codeApp}
          asked={isOwner ? "set-up" : "invitation"}
          error={error}
          offer={loaderData.offer}
          token={params.token}
        />
      </form>
    </EntryFrame>
  );
}

export function ErrorBoundary() {
  const { pathname } = useLocation();
  return <UsedLink words={(isForOwner(pathname) ? setUpWords : invitationWords).used} />;
}
