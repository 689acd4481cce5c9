import { data } from "react-router";
import { setUpWords as words } from "~/content/en/staff/staff-sign-in";
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
import type { Route } from "./+types/set-up";
import { readSetUp, respondToSetUp, setUpOwner } from "./join.server";
import { NameField, readSignInMethod, SignInMethodFields, UsedLink } from "./sign-in-method-form";

export const handle: PageHandle = { frame: "staff" };

/** Throws unless this URL can still create the first owner. */
async function openSetUp(context: Route.LoaderArgs["context"], token: string) {
  const app = context.get(appContext);
  const state = await readSetUp(app, token);
  if (state === "unknown") throw data(null, { status: 404 });
  if (state === "used") throw data(null, { status: 410 });
  return app;
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = await openSetUp(context, params.token);
  return { codeApp: newCodeApp(app, ""), offer: threeWords() };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = await openSetUp(context, params.token);
  const form = await request.formData();
  const name = postedText(form, "name", 200);
  const email = postedText(form, "email", 200);
  const typed = { name, email, codeApp: newCodeApp(app, email, postedText(form, "secret", 200)) };
  const missing = {
    ...(name === "" && { name: words.missing.name }),
    ...(!isEmailAddress(email) && { email: words.missing.email }),
  };
  const refuse = (error?: SignInMethodError) => data({ ...typed, missing, error }, { status: 422 });
  if (Object.keys(missing).length > 0) return refuse();
  const result = await setUpOwner(app, {
    token: params.token,
    name,
    email,
    method: readSignInMethod(form),
    ...signInOriginOf(request, context),
  });
  return respondToSetUp(context, result, refuse);
}

export default function SetUp({ loaderData, actionData, params }: Route.ComponentProps) {
  const { missing, error } = actionData ?? {};
  return (
    <EntryFrame>
      <title>{staffTitle(words.title, actionData !== undefined)}</title>
      <h1>{words.heading}</h1>
      <p className="lead">{words.lead}</p>
      <form className="entry-form" method="post" noValidate>
        <NameField error={missing?.name || undefined} value={actionData?.name} />
        <TextField
          autoCapitalize="none"
          autoComplete="username"
          data-passkey-needs
          defaultValue={actionData?.email}
          error={missing?.email || undefined}
          id="email"
          label={words.email}
          maxLength={longestEmail}
          name="email"
          pattern={emailPattern}
          required
          spellCheck={false}
          title={words.missing.email}
          type="email"
        />
        <SignInMethodFields
          app={actionData?.codeApp ?? loaderData.codeApp}
          asked="set-up"
          error={error}
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
