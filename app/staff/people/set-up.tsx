import { data } from "react-router";
import { setUpWords as words } from "~/content/en/staff/staff-sign-in";
import { servicesContext } from "~/context";
import { longestEmail } from "~/core/sessions/people";
import type { PageHandle } from "~/page-handle";
import type { WayInFault } from "~/staff/account/staff-accounts";
import { EntryField } from "~/staff/frame/entry-field";
import { EntryFrame } from "~/staff/sign-in/entry-frame";
import { doorOf } from "~/staff/sign-in/staff-session.server";
import { staffTitle } from "~/staff/sign-in/staff-pages";
import { readText } from "~/ui/form/form-submission";
import type { Route } from "./+types/set-up";
import { afterWayIn } from "./after-sign-in-method";
import { emailPattern, isEmailAddress } from "~/core/sessions/email-address";
import { NameField, readWayIn, WayInFields } from "./sign-in-method-form";
import { UsedLink } from "./used-link";

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
  return { app: accounts.newCodeApp(""), offer: accounts.offerPassword() };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const accounts = await openSetUp(context, params.token);
  const form = await request.formData();
  const name = readText(form, "name").trim();
  const email = readText(form, "email").trim();
  const typed = { name, email, app: accounts.newCodeApp(email, readText(form, "secret")) };
  const missing = {
    ...(name === "" && { name: words.missing.name }),
    ...(!isEmailAddress(email) && { email: words.missing.email }),
  };
  const refuse = (fault?: WayInFault) => data({ ...typed, missing, fault }, { status: 422 });
  if (Object.keys(missing).length > 0) return refuse();
  const answer = await accounts.setUpOwner({
    token: params.token,
    name,
    email,
    way: readWayIn(form),
    ...doorOf(request, context),
  });
  return afterWayIn(context, answer, refuse);
}

export default function SetUp({ loaderData, actionData, params }: Route.ComponentProps) {
  const { missing, fault } = actionData ?? {};
  return (
    <EntryFrame>
      <title>{staffTitle(words.title, actionData !== undefined)}</title>
      <h1>{words.heading}</h1>
      <p className="lead">{words.lead}</p>
      <form className="entry-form" method="post" noValidate>
        <NameField error={missing?.name || undefined} value={actionData?.name} />
        <EntryField
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
        <WayInFields
          app={actionData?.app ?? loaderData.app}
          asked="set-up"
          fault={fault}
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
