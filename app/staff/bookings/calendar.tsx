import { data, redirect } from "react-router";
import { staffWords } from "~/content/en/staff/staff";
import { calendarWords as words } from "~/content/en/staff/staff-calendar";
import { colleagueOf, listColleagues } from "~/core/sessions/list-colleagues";
import { appointmentStart, appointmentTime } from "~/facts/hours/clinic-time";
import { addDays, clinicClock, dayText, parseDate, weekdayOf } from "~/facts/hours/local-date";
import { instantOf } from "~/facts/hours/zoned-time.server";
import { timeZone } from "~/facts/identity";
import { queryText } from "~/staff/frame/list";
import { deskOf } from "~/staff/frame/staff-context";
import { useStaff } from "~/staff/frame/staff-frame";
import {
  bookableBy,
  requireOwnCalendar,
  requireOwnInquiry,
  seesOnlyOwn,
} from "~/staff/inquiry-record/own-inquiries.server";
import { readPost } from "~/ui/form/form-submission";
import { DoButton, Outcome, PostForm } from "~/ui/form/post-form";
import type { Route } from "./+types/calendar";
import { bookAppointment } from "./book-appointment.server";
import { readCalendar, readInquiryToBook } from "./calendar.server";
import { CalendarTable } from "./calendar-table";
import { endFeed, hasFeed, makeFeed } from "./feed.server";
import { endOf } from "./free-times.server";
import { listBookingsBetween } from "./read-bookings.server";
import { HiddenFields, readVisit, VisitFields } from "./visit-fields";

export const meta: Route.MetaFunction = () => [{ title: `${words.title} | ${staffWords.area}` }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = deskOf(context);
  const query = new URL(request.url).searchParams;
  const now = app.clock();
  const today = clinicClock(now).day;
  const day = parseDate(query.get("day") ?? "") ?? today;
  const view: "week" | "day" = query.get("view") === "day" ? "day" : "week";
  const first = view === "day" ? day : addDays(day, -weekdayOf(day));
  const days = view === "day" ? 1 : 7;
  const colleagues = bookableBy(actor, await listColleagues(app.db));

  const reference = queryText(query, "for", 40).toUpperCase();
  const inquiry = reference === "" ? null : await readInquiryToBook(app, { actor, reference });
  if (reference !== "") await requireOwnInquiry(context, reference);
  if (reference !== "" && !inquiry) throw data(null, { status: 404 });
  const asked = query.get("with");
  const likely = seesOnlyOwn(actor) ? actor.id : inquiry ? (inquiry.personId ?? actor.id) : "";
  const personId =
    asked === null || seesOnlyOwn(actor) ? likely : (colleagueOf(colleagues, asked)?.id ?? "");
  const visit = readVisit((name) => query.get(name));
  const current = inquiry?.current;
  const present = current
    ? (Date.parse(current.endsAt) - Date.parse(current.startsAt)) / 60_000
    : app.currentFacts().visitMinutes;
  const choosing = inquiry && {
    ...inquiry,
    minutes: visit.minutes ?? present,
    place: visit.place ?? current?.place ?? "phone",
  };
  return {
    ...{ view, colleagues, personId, choosing, seesAll: !seesOnlyOwn(actor) },
    hasFeed: await hasFeed(app, actor),
    today: dayText(today),
    day: dayText(day),
    first: dayText(first),
    days: await readCalendar(app, {
      ...{ actor, first, days, personId },
      choosing: choosing && {
        minutes: choosing.minutes,
        bookingId: choosing.current?.id ?? "",
      },
    }),
  };
}

/** Books the free time that was clicked, or moves the appointment to it; makes or stops the feed. */
export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, session } = deskOf(context);
  const { text, what, idempotencyKey } = await readPost(request);
  if (what === "feed")
    return data({ problem: null, feed: app.config.siteUrl + (await makeFeed(app, session)) });
  if (what === "end-feed") {
    await endFeed(app, session);
    return redirect("/staff/calendar", 303);
  }
  const refuse = (problem: string) => data({ problem, feed: null }, { status: 409 });
  const [day = "", time = ""] = text("start").split("T");
  const date = parseDate(day);
  const { minutes, place } = readVisit(text);
  const reference = text("for");
  const personId = text("with");
  if (!idempotencyKey || !minutes || !place || !date) throw data(null, { status: 400 });
  await requireOwnInquiry(context, reference);
  requireOwnCalendar(context, personId);
  const outcome = await bookAppointment(app, {
    ...{ actor, reference, idempotencyKey, bookingId: text("booking") },
    ...{ day, time, minutes, personId, place, anyway: false },
  });
  if (outcome === "changed")
    return redirect(`/staff/inquiries/${encodeURIComponent(reference)}?saved=1`, 303);
  if (outcome === "missing") throw data(null, { status: 404 });
  if (outcome === "conflict") return refuse(words.changed);
  if (outcome !== "collides") return refuse(words.taken);
  // The conflict notice names the overlapping appointment.
  const around = await listBookingsBetween(app, { actor, from: day, until: day });
  const startsAt = instantOf(date, time, timeZone).toISOString();
  const endsAt = endOf(startsAt, minutes);
  const other = around.find(
    (one) => one.person?.id === personId && one.startsAt < endsAt && one.endsAt > startsAt,
  );
  if (!other) return refuse(words.taken);
  const named = `${appointmentStart(other.startsAt)}, ${other.name}`;
  return refuse(words.clash(other.person?.name ?? "", named));
}

/** View of the calendar. `person`: "" is nobody yet, null the default. */
type CalendarQuery = {
  view: "week" | "day";
  day: string;
  person: string | null;
  choosing: { reference: string; minutes: number; place: string } | null;
};

function calendarUrl({ view, day, person, choosing }: CalendarQuery) {
  const query = new URLSearchParams({ day, view });
  if (person !== null) query.set("with", person);
  if (choosing) {
    query.set("for", choosing.reference);
    query.set("minutes", String(choosing.minutes));
    query.set("place", choosing.place);
  }
  return `/staff/calendar?${query}`;
}

const longDay = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "full" });

export default function Calendar({ loaderData, actionData }: Route.ComponentProps) {
  const { view, day, first, today, days, colleagues, personId, choosing, seesAll } = loaderData;
  const query = { view, day, person: choosing || personId ? personId : null, choosing };
  const move = (by: number) =>
    dayText(addDays(parseDate(day) ?? { year: 0, month: 1, day: 1 }, by));
  const step = view === "day" ? 1 : 7;
  const shown = longDay.format(new Date(first));
  const count = days.reduce((sum, { bookings }) => sum + bookings.length, 0);
  const table = (
    <CalendarTable
      day={day}
      days={days}
      linkTo={(one) => calendarUrl({ ...query, day: one })}
      showsPerson={personId === ""}
      title={view === "day" ? shown : words.weekOf(shown)}
      today={today}
    />
  );
  return (
    <>
      {actionData?.problem && (
        <Outcome className="problem" role="alert">
          {actionData.problem}
        </Outcome>
      )}
      <div className="title-row">
        <h1>
          {choosing
            ? words.choosing[choosing.current ? "move" : "book"](choosing.name)
            : words.title}
        </h1>
        <p className="count">{words.appointments(count)}</p>
        <nav aria-label={words.stepsLabel} className="calendar-steps">
          <a className="button quiet" href={calendarUrl({ ...query, day: move(-step) })}>
            {words.previous[view]}
          </a>
          <a className="button quiet" href={calendarUrl({ ...query, day: today })}>
            {words.today}
          </a>
          <a className="button quiet" href={calendarUrl({ ...query, day: move(step) })}>
            {words.next[view]}
          </a>
        </nav>
        <nav aria-label={words.viewsLabel} className="tabs">
          <ul>
            {(["week", "day"] as const).map((one) => (
              <li key={one}>
                <a
                  aria-current={one === view ? "page" : undefined}
                  className="tab"
                  href={calendarUrl({ ...query, view: one })}
                >
                  {words.views[one]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {choosing?.current && (
        <p className="lead">
          {words.choosing.now(appointmentTime(choosing.current.startsAt, choosing.current.endsAt))}
        </p>
      )}
      {choosing && (
        <p className="hint">
          {words.choosing.hint}{" "}
          <a className="tap" href={`/staff/inquiries/${choosing.reference}`}>
            {words.choosing.back}
          </a>
        </p>
      )}
      <form action="/staff/calendar" className="calendar-filter">
        <input name="day" type="hidden" value={day} />
        <input name="view" type="hidden" value={view} />
        {choosing && <input name="for" type="hidden" value={choosing.reference} />}
        <VisitFields
          colleagues={colleagues}
          noPerson={seesAll ? (choosing ? words.nobody : words.everybody) : undefined}
          personId={personId}
          visit={choosing}
        />
        <button className="button quiet" type="submit">
          {words.show}
        </button>
      </form>
      {choosing ? (
        <PostForm action={calendarUrl(query)}>
          <HiddenFields
            of={{
              ...{ do: "book", for: choosing.reference },
              ...{ booking: choosing.current?.id ?? "", with: personId },
              ...{ minutes: choosing.minutes, place: choosing.place },
            }}
          />
          {table}
        </PostForm>
      ) : (
        table
      )}
      {!choosing && <FeedPanel exists={loaderData.hasFeed} url={actionData?.feed ?? null} />}
    </>
  );
}

/**
 * One's own calendar feed, for those who may make one or have one. `url` is shown once, after the
 * feed was made.
 */
function FeedPanel({ url, exists }: { url: string | null; exists: boolean }) {
  const mayMake = useStaff().may("/staff/calendar", "feed");
  if (!mayMake && !exists) return null;
  return (
    <details className="calendar-feed" open={url !== null || undefined}>
      <summary>{words.feed.title}</summary>
      <p className="hint">{words.feed.hint}</p>
      {url !== null && (
        <p role="status">
          <label htmlFor="feed-url">{words.feed.url}</label>
          <input id="feed-url" readOnly type="text" value={url} />
          <span className="hint">{words.feed.once}</span>
        </p>
      )}
      <form className="buttons" method="post">
        {mayMake && (
          <DoButton className="button quiet" value="feed">
            {exists ? words.feed.renew : words.feed.make}
          </DoButton>
        )}
        {exists && (
          <DoButton className="button quiet" value="end-feed">
            {words.feed.end}
          </DoButton>
        )}
      </form>
    </details>
  );
}
