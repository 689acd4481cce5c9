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
import { readScheduleForm } from "./schedule";
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

export async function action({ params, context }: Route.ActionArgs) {
  const { app, actor, person } = await findPerson({ params, context });
  const typed = readScheduleForm(readPost(context).form);
  if (Object.keys(typed.problems).length > 0) return data(typed, { status: 422 });
  await saveSchedule(app, { actor, person, schedule: typed.schedule });
  return redirect(
    `/staff/calendar/hours/${encodeURIComponent(person.id)}?saved=1#${noticeId}`,
    303,
  );
}

/** When one person works, and what they can be booked for; free times everywhere follow it. */
export default function PersonHours({ loaderData, actionData }: Route.ComponentProps) {
  const { person, colleagues, office, outside, isSaved } = loaderData;
  const schedule = actionData?.schedule ?? loaderData.schedule;
  const problems = actionData?.problems ?? {};
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
      <Alert text={actionData && words.problems} />
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
