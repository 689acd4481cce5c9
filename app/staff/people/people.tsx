import { data } from "react-router";
import { z } from "zod";
import { roleWords } from "~/content/en/staff/staff-mail-words";
import { peopleWords as words } from "~/content/en/staff/staff-people";
import { formChange, formText, readForm } from "~/core/http/read-form";
import { isEmailAddress, type Role, roles } from "~/core/sessions/people";
import { TableHead } from "~/staff/frame/list";
import { LocalTime } from "~/staff/frame/local-time";
import { Alert, Notice, Panel } from "~/staff/frame/notice";
import { deskOf } from "~/staff/frame/staff-context";
import { PageHead, staffTitle } from "~/staff/frame/staff-frame";
import { EmailField } from "~/staff/sign-in/entry-form";
import { DoButton } from "~/ui/form/post-form";
import type { Route } from "./+types/people";
import { type InvitationMade, invite, inviteAgain, withdrawInvitation } from "./invitations.server";
import { listInvitations, listPeople, type PersonOfStaff } from "./list-people.server";
import { InvitationLink, RoleField } from "./people-panels";

export const meta: Route.MetaFunction = () => [{ title: staffTitle(words.title) }];

export async function loader({ context }: Route.LoaderArgs) {
  const { app, person } = deskOf(context);
  const [people, invitations] = [await listPeople(app), await listInvitations(app)];
  return { people, invitations, you: person.id };
}

type Result = {
  made?: InvitationMade;
  notice?: string;
  problem?: string;
  /** The message is about the email field. */
  field?: string;
  typed?: { email: string; role: Role };
};

export async function action({ context }: Route.ActionArgs) {
  const { app, actor: by } = deskOf(context);
  const { do: change } = readForm(context, { do: formChange("withdraw", "again", "invite") });
  const [what, id] = change;
  if (what === "withdraw") {
    await withdrawInvitation(app, { by, id });
    return data<Result>({ notice: words.open.withdrawn });
  }
  if (what === "again") {
    const result = await inviteAgain(app, { by, id });
    return result.outcome === "invited"
      ? data<Result>({ made: result })
      : data<Result>({ problem: words.open.missing }, { status: 409 });
  }
  const typed = readForm(context, { email: formText(200), role: z.enum(roles) });
  const { email, role } = typed;
  if (!isEmailAddress(email))
    return data<Result>({ field: words.invite.notAnAddress, typed }, { status: 422 });
  const result = await invite(app, { by, email, role });
  return result.outcome === "invited"
    ? data<Result>({ made: result })
    : data<Result>({ field: words.invite.taken(email), typed }, { status: 409 });
}

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  const { people, invitations, you } = loaderData;
  const isWrong = Boolean(actionData?.field || actionData?.problem);
  return (
    <>
      {isWrong && <title>{staffTitle(words.title, true)}</title>}
      <PageHead title={words.title} />
      <p className="lead">{words.lead}</p>
      {actionData?.made && <InvitationLink {...actionData.made} />}
      <Notice text={actionData?.notice} />
      <Alert text={actionData?.problem} />
      <table className="list">
        <TableHead columns={words.columns} />
        <tbody>
          {people.map((person) => (
            <PersonLine isYou={person.id === you} key={person.id} person={person} />
          ))}
        </tbody>
      </table>
      <div className="panels">
        <InviteForm {...actionData} />
        {invitations.length > 0 && <OpenInvitations invitations={invitations} />}
      </div>
    </>
  );
}

function PersonLine({ person, isYou }: { person: PersonOfStaff; isYou: boolean }) {
  const { id, name, email, role, suspendedAt, lastSeenAt, passkeys, hasPassword } = person;
  return (
    <tr>
      <th className="cell-who" scope="row">
        <a className="who" href={`/staff/people/${id}`}>
          {name}
        </a>{" "}
        {isYou && <span className="hint">{words.you}</span>}
        <span className="hint">{email}</span>
      </th>
      <td>
        {roleWords[role].name}
        {suspendedAt && <span className="mark">{words.suspended}</span>}
      </td>
      <td className="cell-received" data-label={words.columns.lastSeen}>
        {lastSeenAt ? <LocalTime at={lastSeenAt} /> : words.never}
      </td>
      <td className="detail">{words.ways(passkeys, hasPassword, person.recoveryCodes)}</td>
    </tr>
  );
}

function InviteForm({ field, typed }: Result) {
  return (
    <Panel heading={words.invite.heading} id="invite">
      <form action="/staff/people" className="change" method="post" noValidate>
        <EmailField
          autoComplete="off"
          defaultValue={typed?.email}
          error={field}
          label={words.invite.email}
        />
        <RoleField label={words.invite.role} role={typed?.role ?? "desk"} />
        <p className="buttons">
          <DoButton className="button" value="invite">
            {words.invite.submit}
          </DoButton>
        </p>
      </form>
    </Panel>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

function OpenInvitations({ invitations }: Pick<Loaded, "invitations">) {
  return (
    <Panel heading={words.open.heading} id="open">
      <ul className="history">
        {invitations.map(({ id, email, role, expiresAt, personName }) => (
          <li key={id}>
            <p className="event">
              <strong>{email}</strong>
              <span>{roleWords[role].name}</span>
            </p>
            {personName && <p className="hint">{words.open.reset(personName)}</p>}
            <p className="hint">
              {words.open.until} <LocalTime at={expiresAt} />
            </p>
            <form action="/staff/people" className="buttons" method="post">
              <DoButton className="button quiet" value={`again:${id}`}>
                {words.open.again}
                <span className="visually-hidden">: {email}</span>
              </DoButton>
              <DoButton className="button quiet" value={`withdraw:${id}`}>
                {words.open.withdraw}
                <span className="visually-hidden">: {email}</span>
              </DoButton>
            </form>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
