import { data, redirect } from "react-router";
import { setUpWords as words } from "~/content/en/pages/staff-sign-in";
import { servicesContext } from "~/context";
import { longestEmail, longestStaffName } from "~/contracts/people";
import type { PasswordFault } from "~/contracts/sign-in";
import type { PageHandle } from "~/page-handle";
import { doorOf, signedInHeaders, staffHome } from "~/pages/staff/sign-in/staff-session";
import { readText } from "~/ui/form/form-submission";
import { EntryField } from "../frame/entry-field";
import { EntryFrame } from "../sign-in/entry-frame";
import { staffTitle } from "../sign-in/staff-title";
import type { Route } from "./+types/set-up";
import { NewPasswordFields } from "./new-password-fields";

export const handle: PageHandle = { frame: "staff" };

/** Throws unless the first owner can still be made here. */
async function openSetUp(context: Route.LoaderArgs["context"], token: string) {
  const { accounts } = context.get(servicesContext);
  const state = (await accounts?.readSetUp(token)) ?? "unknown";
  if (!accounts || state === "unknown") throw data(null, { status: 404 });
  if (state === "used") throw data(null, { status: 410 });
  return accounts;
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const accounts = await openSetUp(context, params.token);
  return { app: accounts.newCodeApp("") };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const accounts = await openSetUp(context, params.token);
  const form = await request.formData();
  const name = readText(form, "name").trim();
  const email = readText(form, "email").trim();
  const secret = readText(form, "secret");
  const typed = { name, email, app: accounts.newCodeApp(email, secret) };
  const missing = {
    ...(name === "" && { name: words.missing.name }),
    ...(!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && { email: words.missing.email }),
  };
  const refuse = (fault?: PasswordFault) => data({ ...typed, missing, fault }, { status: 422 });
  if (Object.keys(missing).length > 0) return refuse();
  const answer = await accounts.setUpOwner({
    token: params.token,
    name,
    email,
    password: readText(form, "password"),
    secret,
    code: readText(form, "code"),
    ...doorOf(request, context),
  });
  switch (answer.outcome) {
    case "signed-in":
      return redirect(staffHome, { status: 303, headers: signedInHeaders(context, answer) });
    case "used":
      throw data(null, { status: 410 });
    case "unknown":
      throw data(null, { status: 404 });
    default:
      return refuse(answer.outcome);
  }
}

export default function SetUp({ loaderData, actionData }: Route.ComponentProps) {
  const { missing, fault } = actionData ?? {};
  return (
    <EntryFrame>
      <title>{staffTitle(words.title, actionData !== undefined)}</title>
      <h1>{words.heading}</h1>
      <p className="lead">{words.lead}</p>
      <form className="entry-form" method="post" noValidate>
        <EntryField
          autoComplete="name"
          autoFocus
          defaultValue={actionData?.name}
          error={missing?.name || undefined}
          hint={words.nameHint}
          id="name"
          label={words.name}
          maxLength={longestStaffName}
          name="name"
          required
        />
        <EntryField
          autoCapitalize="none"
          autoComplete="username"
          defaultValue={actionData?.email}
          error={missing?.email || undefined}
          id="email"
          label={words.email}
          maxLength={longestEmail}
          name="email"
          required
          spellCheck={false}
          type="email"
        />
        <NewPasswordFields app={actionData?.app ?? loaderData.app} fault={fault} />
        <button className="button" type="submit">
          {words.submit}
        </button>
      </form>
    </EntryFrame>
  );
}

export { UsedLink as ErrorBoundary } from "./used-link";
