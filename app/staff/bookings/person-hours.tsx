import { data, redirect } from "react-router";
import { scheduleWords as words } from "~/content/en/staff/staff-calendar";
import { readPost } from "~/core/http/read-form";
import { colleagueOf, listColleagues } from "~/core/sessions/list-colleagues";
import { appointmentTime } from "~/facts/hours/clinic-time";
import { Alert, Notice, noticeId, Panel } from "~/staff/frame/notice";
import { deskOf } from "~/staff/frame/staff-context";
import { PageHead, staffTitle } from "~/staff/frame/staff-frame";
import { bookableBy, requireOwnCalendar } from "~/staff/inquiry-record/own-inquiries.server";
import { DoButton, PostForm } from "~/ui/form/post-form";
import type { Route } from "./+types/person-hours";
import { mergeSchedule } from "./merge-schedule";
import { readScheduleForm, readSeen } from "./schedule";
import { AbsenceRows, WeekFields, WhoFields } from "./schedule-fields";
import { listOutsideHours, readSchedule, saveSchedule } from "./schedules.server";

async function findPerson({ params, context }: Pick<Route.LoaderArgs, "params" | "context">) {
  const { app, actor } = deskOf(context);
  requireOwnCalendar(context, params.person);
  const colleagues = bookableBy(actor, await listColleagues(app.db));
  const person = colleagueOf(colleagues, params.person);
  if (!person) throw data(null, { status: 404 });
  return { app, actor, person, colleagues };
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor, person, colleagues } = await findPerson({ params, context });
  const schedule = await readSchedule(app.db, person.id);
  return {
    person,
    colleagues,
    schedule,
    office: app.currentFacts().hours.office,
    outside: await listOutsideHours(app, { actor, personId: person.id, schedule }),
    isSaved: new URL(request.url).searchParams.has("saved"),
  };
}

/** A rejection keeps what was typed. `seen`: what the form that is shown again was made from. */
export async function action({ params, context }: Route.ActionArgs) {
  const { app, actor, person } = await findPerson({ params, context });
  const { form } = readPost(context);
  const { schedule, problems } = readScheduleForm(form);
  // A page of a release without the field, during an update, counts as new.
  const seen = form.has("seen") ? readSeen(form) : await readSchedule(app.db, person.id);
  if (Object.keys(problems).length > 0)
    return data({ schedule, problems, seen, stale: null }, { status: 422 });
  const outcome = await saveSchedule(app, { actor, person, schedule, seen });
  if (outcome !== "saved") {
    const { stored, by } = outcome;
    const merged = mergeSchedule(seen, schedule, stored);
    const message = words.stale.message(by?.name ?? null, by?.id === actor.id);
    const stale = { message, clashes: merged.clashes };
    return data({ schedule: merged.schedule, problems, seen: stored, stale }, { status: 409 });
  }
  return redirect(
    `/staff/calendar/hours/${encodeURIComponent(person.id)}?saved=1#${noticeId}`,
    303,
  );
}

/** When one person works, and what they can be booked for; free times everywhere follow it. */
export default function PersonHours({ loaderData, actionData }: Route.ComponentProps) {
  const { person, colleagues, office, outside, isSaved } = loaderData;
  const schedule = actionData?.schedule ?? loaderData.schedule;
  const seen = actionData ? actionData.seen : loaderData.schedule;
  const problems = actionData?.problems ?? {};
  const stale = actionData?.stale;
  return (
    <article className="person-hours">
      <title>{staffTitle(words.heading(person.name), actionData !== undefined)}</title>
      <PageHead back={["/staff/calendar", words.back]} title={words.heading(person.name)} />
      {colleagues.length > 1 && (
        <nav aria-label={words.people} className="tabs">
          <ul>
            {colleagues.map(({ id, name }) => (
              <li key={id}>
                <a
                  aria-current={id === person.id ? "page" : undefined}
                  className="tab"
                  dir="auto"
                  href={`/staff/calendar/hours/${encodeURIComponent(id)}`}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Notice text={isSaved && !actionData && words.saved(person.name)} />
      <Alert text={actionData && (stale?.message ?? words.problems)} />
      {stale && stale.clashes.length > 0 && (
        <Panel heading={words.stale.heading} id="clashes">
          <p className="hint">{words.stale.clashes}</p>
          <ul className="lines">
            {stale.clashes.map((clash) => (
              <li key={clash}>{clash}</li>
            ))}
          </ul>
        </Panel>
      )}
      {outside.length > 0 && (
        <Panel heading={words.outside.heading} id="outside">
          <p className="hint">{words.outside.hint}</p>
          <ul className="lines">
            {outside.map(({ id, reference, name, startsAt, endsAt }) => (
              <li key={id}>
                <a dir="auto" href={`/staff/inquiries/${reference}`}>
                  {appointmentTime(startsAt, endsAt)}, {name}
                </a>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <PostForm noValidate>
        <input name="seen" type="hidden" value={JSON.stringify(seen)} />
        <div className="panels">
          <div>
            <WeekFields office={office} problems={problems} schedule={schedule} />
            <AbsenceRows absences={schedule.absences} problem={problems.away} />
          </div>
          <WhoFields problems={problems} schedule={schedule} />
        </div>
        <p className="save-bar">
          <DoButton className="button" value="save">
            {words.save}
          </DoButton>
        </p>
      </PostForm>
    </article>
  );
}
