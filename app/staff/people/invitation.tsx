import { data } from "react-router";
import { setUpWords, invitationWords as words } from "~/content/en/staff/staff-sign-in";
import { appContext } from "~/context";
import type { PageHandle } from "~/page-handle";
import { staffTitle } from "~/staff/frame/staff-frame";
import { EntryFrame } from "~/staff/sign-in/entry-form";
import { type SignInMethodError, threeWords } from "~/staff/sign-in/new-sign-in-method.server";
import { newCodeApp } from "~/staff/sign-in/one-time-code.server";
import { signInOriginOf } from "~/staff/sign-in/staff-session.server";
import { postedText } from "~/ui/form/form-submission";
import type { Route } from "./+types/invitation";
import { acceptInvitation, readInvitation, respondToSetUp } from "./join.server";
import { NameField, readSignInMethod, SignInMethodFields, UsedLink } from "./sign-in-method-form";

export const handle: PageHandle = { frame: "staff" };

/** Returns an open invitation; throws when the link is not open. */
async function openInvitation(context: Route.LoaderArgs["context"], token: string) {
  const app = context.get(appContext);
  const found = await readInvitation(app, token);
  if (found.state === "unknown") throw data(null, { status: 404 });
  if (found.state !== "open") throw data(null, { status: 410 });
  const { email, name } = found;
  return { app, email, name };
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, email, name } = await openInvitation(context, params.token);
  return { email, name, codeApp: newCodeApp(app, email), offer: threeWords() };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, email, name: known } = await openInvitation(context, params.token);
  const form = await request.formData();
  const name = known || postedText(form, "name", 200);
  const typed = { name, codeApp: newCodeApp(app, email, postedText(form, "secret", 200)) };
  const missing = name === "" ? setUpWords.missing.name : undefined;
  const refuse = (error?: SignInMethodError) => data({ ...typed, missing, error }, { status: 422 });
  if (missing) return refuse();
  const result = await acceptInvitation(app, {
    token: params.token,
    name,
    method: readSignInMethod(form),
    ...signInOriginOf(request, context),
  });
  return respondToSetUp(context, result, refuse);
}

export default function Invitation({ loaderData, actionData, params }: Route.ComponentProps) {
  const { email, name } = loaderData;
  return (
    <EntryFrame>
      <title>{staffTitle(words.title, actionData !== undefined)}</title>
      <h1>{words.heading}</h1>
      <p className="lead">
        {name && `${words.again(name)} `}
        {words.lead(email)}
      </p>
      <form className="entry-form" method="post" noValidate>
        {!name && <NameField error={actionData?.missing} value={actionData?.name} />}
        {/* Lets the browser store the password under the right email. */}
        <input autoComplete="username" hidden name="email" readOnly type="email" value={email} />
        <SignInMethodFields
          app={actionData?.codeApp ?? loaderData.codeApp}
          asked="invitation"
          error={actionData?.error}
          offer={loaderData.offer}
          token={params.token}
        />
      </form>
    </EntryFrame>
  );
}

export function ErrorBoundary() {
  return <UsedLink words={words.used} />;
}
