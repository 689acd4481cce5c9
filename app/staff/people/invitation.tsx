import { data } from "react-router";
import { setUpWords, invitationWords as words } from "~/content/en/staff/staff-sign-in";
import { servicesContext } from "~/context";
import type { PageHandle } from "~/page-handle";
import type { WayInFault } from "~/staff/account/staff-accounts";
import { EntryFrame } from "~/staff/sign-in/entry-frame";
import { doorOf } from "~/staff/sign-in/staff-session.server";
import { staffTitle } from "~/staff/sign-in/staff-pages";
import { readText } from "~/ui/form/form-submission";
import type { Route } from "./+types/invitation";
import { afterWayIn } from "./after-sign-in-method";
import { NameField, readWayIn, WayInFields } from "./sign-in-method-form";
import { UsedLink } from "./used-link";

export const handle: PageHandle = { frame: "staff" };

/** Throws unless the link is open. */
async function openInvitation(context: Route.LoaderArgs["context"], token: string) {
  const { accounts } = context.get(servicesContext);
  const found = accounts && (await accounts.people.readInvitation(token));
  if (!accounts || !found || found.state === "unknown") throw data(null, { status: 404 });
  if (found.state !== "open") throw data(null, { status: 410 });
  const { email, name } = found;
  return { accounts, email, name };
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { accounts, email, name } = await openInvitation(context, params.token);
  return { email, name, app: accounts.newCodeApp(email), offer: accounts.offerPassword() };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { accounts, email, name: known } = await openInvitation(context, params.token);
  const form = await request.formData();
  const name = known || readText(form, "name").trim();
  const typed = { name, app: accounts.newCodeApp(email, readText(form, "secret")) };
  const missing = name === "" ? setUpWords.missing.name : undefined;
  const refuse = (fault?: WayInFault) => data({ ...typed, missing, fault }, { status: 422 });
  if (missing) return refuse();
  const answer = await accounts.people.accept({
    token: params.token,
    name,
    way: readWayIn(form),
    ...doorOf(request, context),
  });
  return afterWayIn(context, answer, refuse);
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
        {/* So that the browser keeps a password under the right name. */}
        <input autoComplete="username" hidden name="email" readOnly type="email" value={email} />
        <WayInFields
          app={actionData?.app ?? loaderData.app}
          asked="invitation"
          fault={actionData?.fault}
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
