import { data, redirect } from "react-router";
import { staffWords } from "~/content/en/staff/staff";
import { calendarWords as words } from "~/content/en/staff/staff-calendar";
import { bookingWords } from "~/content/en/staff/staff-talk";
import { colleagueOf, listColleagues } from "~/core/sessions/list-colleagues";
import { visitLengths } from "~/facts/fact-limits";
import { appointmentStart, appointmentTime } from "~/facts/hours/clinic-time";
import { addDays, clinicClock, dayText, parseDate, weekdayOf } from "~/facts/hours/local-date";
import { bookAppointment } from "~/staff/bookings/book-appointment.server";
import { bookingPlaces } from "~/staff/bookings/bookings";
import { listBookingsBetween } from "~/staff/bookings/read-bookings.server";
import { queryText } from "~/staff/frame/list";
import { deskOf } from "~/staff/frame/staff-context";
import { requireOwnCalendar, requireOwnInquiry } from "~/staff/inquiry/require-own.server";
import { bookableBy, seesOnlyOwn } from "~/staff/inquiry-record/own-inquiries.server";
import { postedText } from "~/ui/form/form-submission";
import type { Route } from "./+types/calendar";
import { readCalendar, readInquiryToBook } from "./calendar.server";
import { CalendarTable } from "./calendar-table";
import { type CalendarQuery, calendarUrl } from "./calendar-url";
import { ChooseTime } from "./choose-time";
import { endFeed, hasFeed, makeFeed } from "./feed.server";
import { FeedPanel } from "./feed-panel";

export const meta: Route.MetaFunction = () => [{ title: `${words.title} | ${staffWords.area}` }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = deskOf(context);
  const query = new URL(request.url).searchParams;
  const now = app.clock();
  const today = clinicClock(now).day;
  const day = parseDate(query.get("day") ?? "") ?? today;
  const view: CalendarQuery["view"] = query.get("view") === "day" ? "day" : "week";
  const first = view === "day" ? day : addDays(day, -weekdayOf(day));
  const days = view === "day" ? 1 : 7;
  const colleagues = bookableBy(actor, await listColleagues(app.db));

  const reference = queryText(query, "for", 40).toUpperCase();
  const inquiry = reference === "" ? null : await readInquiryToBook(app, reference);
  if (reference !== "") await requireOwnInquiry(context, reference);
  if (reference !== "" && !inquiry) throw data(null, { status: 404 });
  const asked = query.get("with");
  const likely = seesOnlyOwn(actor) ? actor.id : inquiry ? (inquiry.personId ?? actor.id) : "";
  const personId =
    asked === null || seesOnlyOwn(actor) ? likely : (colleagueOf(colleagues, asked)?.id ?? "");
  const minutes = visitLengths.find((length) => String(length) === query.get("minutes"));
  const current = inquiry?.current;
  const present = current
    ? (Date.parse(current.endsAt) - Date.parse(current.startsAt)) / 60_000
    : app.currentFacts().visitMinutes;
  const choosing = inquiry && {
    ...inquiry,
    minutes: minutes ?? present,
    place: bookingPlaces.find((place) => place === query.get("place")) ?? current?.place ?? "phone",
    idempotencyKey: crypto.randomUUID(),
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
  const { app, actor } = deskOf(context);
  const form = await request.formData();
  const text = (name: string) => postedText(form, name);
  if (text("do") === "feed")
    return data({ problem: null, feed: app.config.siteUrl + (await makeFeed(app, { actor })) });
  if (text("do") === "end-feed") {
    await endFeed(app, { actor });
    return redirect("/staff/calendar", 303);
  }
  const refuse = (problem: string) => data({ problem, feed: null }, { status: 409 });
  const idempotencyKey = text("attempt");
  const [day = "", time = ""] = text("start").split("T");
  const minutes = visitLengths.find((length) => String(length) === text("minutes"));
  const place = bookingPlaces.find((one) => one === text("place"));
  const reference = text("for");
  const personId = text("with");
  if (!/^[\w-]{8,80}$/.test(idempotencyKey) || !minutes || !place)
    throw data(null, { status: 400 });
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
  const ends = addMinutes(time, minutes);
  const other = around.find(
    ({ person, startsAt, endsAt }) =>
      person?.id === personId &&
      clinicClock(Date.parse(startsAt)).time < ends &&
      clinicClock(Date.parse(endsAt)).time > time,
  );
  const name = colleagueOf(await listColleagues(app.db), personId)?.name ?? "";
  const named = other ? `${appointmentStart(other.startsAt)}, ${other.name}` : "";
  return refuse(other ? words.clash(name, named) : words.taken);
}

/** "09:45" and 30 minutes: "10:15". */
function addMinutes(time: string, minutes: number) {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const end = hour * 60 + minute + minutes;
  return `${String(Math.floor(end / 60)).padStart(2, "0")}:${String(end % 60).padStart(2, "0")}`;
}

const longDay = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "full" });

export default function Calendar({ loaderData, actionData }: Route.ComponentProps) {
  const { view, day, first, today, days, colleagues, personId, choosing, seesAll } = loaderData;
  const query: CalendarQuery = {
    ...{ view, day, person: choosing || personId ? personId : null },
    choosing: choosing && {
      ...{ reference: choosing.reference, minutes: choosing.minutes, place: choosing.place },
    },
  };
  const move = (by: number) =>
    dayText(addDays(parseDate(day) ?? { year: 0, month: 1, day: 1 }, by));
  const step = view === "day" ? 1 : 7;
  const shown = longDay.format(new Date(first));
  const count = days.reduce((sum, { bookings }) => sum + bookings.length, 0);
  return (
    <>
      {actionData?.problem && (
        // biome-ignore lint/a11y/noAutofocus: the response to the last request.
        <p autoFocus className="problem" role="alert" tabIndex={-1}>
          {actionData.problem}
        </p>
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
        <label>
          {words.with}{" "}
          <select defaultValue={personId} name="with">
            {seesAll && <option value="">{choosing ? words.nobody : words.everybody}</option>}
            {colleagues.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {choosing && (
          <>
            <label>
              {words.choosing.length}{" "}
              <select defaultValue={choosing.minutes} name="minutes">
                {visitLengths.map((minutes) => (
                  <option key={minutes} value={minutes}>
                    {bookingWords.length(minutes)}
                  </option>
                ))}
              </select>
            </label>
            <label>
              {words.choosing.place}{" "}
              <select defaultValue={choosing.place} name="place">
                {bookingPlaces.map((place) => (
                  <option key={place} value={place}>
                    {bookingWords.places[place]}
                  </option>
                ))}
              </select>
            </label>
          </>
        )}
        <button className="button quiet" type="submit">
          {words.show}
        </button>
      </form>
      <ChooseTime choosing={choosing} personId={personId} url={calendarUrl(query)}>
        <CalendarTable
          day={day}
          days={days}
          linkTo={(one) => calendarUrl({ ...query, day: one })}
          showsPerson={personId === ""}
          title={view === "day" ? shown : words.weekOf(shown)}
          today={today}
        />
      </ChooseTime>
      {!choosing && <FeedPanel exists={loaderData.hasFeed} url={actionData?.feed ?? null} />}
    </>
  );
}
