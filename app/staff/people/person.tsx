import { data } from "react-router";
import { z } from "zod";
import { roleWords } from "~/content/en/staff/staff-mail-words";
import { peopleWords } from "~/content/en/staff/staff-people";
import { formChange, formText, readForm } from "~/core/http/read-form";
import { isEmailAddress, longestStaffName, roles } from "~/core/sessions/people";
import { localDay } from "~/facts/hours/clinic-time";
import { LocalTime } from "~/staff/frame/local-time";
import { Alert, Notice, Panel } from "~/staff/frame/notice";
import { deskOf } from "~/staff/frame/staff-context";
import { PageHead, staffTitle } from "~/staff/frame/staff-frame";
import { TextField } from "~/ui/form/field";
import { DoButton } from "~/ui/form/post-form";
import type { Route } from "./+types/person";
import { changeRole, correctPerson, reinstatePerson, suspendPerson } from "./change-person.server";
import { resetPerson } from "./invitations.server";
import { findPersonOfStaff, type PersonOfStaff } from "./list-people.server";
import { InvitationLink, RoleField } from "./people-panels";

const words = peopleWords.person;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: staffTitle(loaderData?.person.name ?? peopleWords.title) },
];

export async function loader({ params, context }: Route.LoaderArgs) {
  const person = await findPersonOfStaff(deskOf(context).app, params.person);
  if (!person) throw data(null, { status: 404 });
  return { person };
}

export async function action({ params, context }: Route.ActionArgs) {
  const { app, actor: by } = deskOf(context);
  const { do: posted } = readForm(context, {
    do: formChange("role", "correct", "suspend", "let-in", "reset"),
  });
  const input = { by, id: params.person };
  if (posted[0] === "correct") {
    const typed = readForm(context, { name: formText(longestStaffName), email: formText(300) });
    const wrong: { name?: string | undefined; email?: string | undefined } = {
      name: typed.name === "" ? words.nameMissing : undefined,
      email: isEmailAddress(typed.email) ? undefined : peopleWords.invite.notAnAddress,
    };
    const refuse = (about: typeof wrong, status: number) =>
      data({ outcome: "wrong" as const, wrong: about, typed }, { status });
    if (wrong.name || wrong.email) return refuse(wrong, 422);
    const result = await correctPerson(app, { ...input, ...typed });
    if (result.outcome === "missing") throw data(null, { status: 404 });
    if (result.outcome === "taken")
      return refuse({ email: peopleWords.invite.taken(typed.email) }, 409);
    return data({ ...result, what: posted[0] });
  }
  const what = posted[0];
  const change = () => {
    switch (what) {
      case "role":
        return changeRole(app, { ...input, ...readForm(context, { role: z.enum(roles) }) });
      case "suspend":
        return suspendPerson(app, input);
      case "let-in":
        return reinstatePerson(app, input);
      case "reset":
        return resetPerson(app, input);
    }
  };
  const result = await change();
  if (result.outcome === "missing") throw data(null, { status: 404 });
  return data({ ...result, what }, { status: result.outcome === "last-owner" ? 409 : 200 });
}

export default function Person({ loaderData, actionData }: Route.ComponentProps) {
  const { person } = loaderData;
  const outcome = actionData?.outcome;
  return (
    <>
      {(outcome === "last-owner" || outcome === "wrong") && (
        <title>{staffTitle(person.name, true)}</title>
      )}
      <PageHead back={["/staff/people", words.back]} title={person.name} />
      <Facts person={person} />
      {actionData?.outcome === "invited" && <InvitationLink {...actionData} />}
      <Notice text={outcome === "done" && actionData && words.done[actionData.what]} />
      <Alert text={outcome === "last-owner" && words.lastOwner} />
      {person.appointments > 0 && (
        <p className="problem">{words.appointments(person.appointments)}</p>
      )}
      <div className="panels">
        <div>
          <CorrectForm
            person={person}
            {...(actionData?.outcome === "wrong" ? actionData : undefined)}
          />
          <Ways person={person} />
        </div>
        <div>
          <Panel heading={words.role} id="role">
            <form className="change" method="post">
              <RoleField
                label={<span className="visually-hidden">{words.role}</span>}
                role={person.role}
              />
              <p className="buttons">
                <DoButton className="button quiet" value="role">
                  {words.changeRole}
                </DoButton>
              </p>
            </form>
          </Panel>
          {!person.suspendedAt && person.role !== "reader" && (
            <Panel heading={words.hours} id="hours">
              <p>{words.hoursHint}</p>
              <p className="buttons">
                <a className="button quiet" href={`/staff/calendar/hours/${person.id}`}>
                  {words.openHours}
                </a>
              </p>
            </Panel>
          )}
        </div>
      </div>
      <DangerZone person={person} />
    </>
  );
}

/** The person's ways to sign in, and the pages about them. */
const Ways = ({ person }: { person: PersonOfStaff }) => (
  <Panel heading={peopleWords.columns.ways} id="access">
    <p>{peopleWords.ways(person.passkeys, person.hasPassword, person.recoveryCodes)}</p>
    <p>
      <a className="tap" href={`/staff/audit?person=${person.id}`}>
        {words.audit}
      </a>
    </p>
    {person.suspendedAt && (
      <form method="post">
        <DoButton className="button" value="let-in">
          {words.signedInAs}
        </DoButton>
      </form>
    )}
  </Panel>
);

function CorrectForm({
  person,
  typed = person,
  wrong,
}: {
  person: PersonOfStaff;
  typed?: { name: string; email: string };
  wrong?: { name?: string | undefined; email?: string | undefined };
}) {
  const own = { autoComplete: "off", maxLength: 300 };
  return (
    <Panel heading={words.correct} id="correct">
      <form className="change" method="post" noValidate>
        <TextField
          {...own}
          defaultValue={typed.name}
          error={wrong?.name}
          id="name"
          label={words.name}
          maxLength={longestStaffName}
          name="name"
        />
        <TextField
          {...own}
          defaultValue={typed.email}
          error={wrong?.email}
          hint={words.correctHint}
          id="email"
          label={words.email}
          name="email"
          type="email"
        />
        <p className="buttons">
          <DoButton className="button" value="correct">
            {words.save}
          </DoButton>
        </p>
      </form>
    </Panel>
  );
}

/** Actions that end a person's access, apart from the rest of the page. */
function DangerZone({ person }: { person: PersonOfStaff }) {
  const actions = [
    ["reset", words.reset, words.resetHint] as const,
    ...(person.suspendedAt ? [] : [["suspend", words.suspend, words.suspendHint] as const]),
  ];
  return (
    <Panel className="danger-zone" heading={words.danger} id="danger">
      <form method="post">
        <ul className="rows">
          {actions.map(([action, label, hint]) => (
            <li key={action}>
              <p>{hint}</p>
              <DoButton className="button danger" value={action}>
                {label}
              </DoButton>
            </li>
          ))}
        </ul>
      </form>
    </Panel>
  );
}

const Facts = ({ person }: { person: PersonOfStaff }) => (
  <p className="inquiry-facts">
    <span>{person.email}</span>
    <span>{roleWords[person.role].name}</span>
    {person.suspendedAt && (
      <span className="mark">
        {words.suspendedSince} {localDay(person.suspendedAt)}
      </span>
    )}
    <span>
      {peopleWords.columns.lastSeen}:{" "}
      {person.lastSeenAt ? <LocalTime at={person.lastSeenAt} /> : peopleWords.never}
    </span>
  </p>
);
