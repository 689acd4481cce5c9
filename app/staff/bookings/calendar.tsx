import { data, redirect } from "react-router";
import { staffWords } from "~/content/en/staff/staff";
import { calendarWords as words } from "~/content/en/staff/staff-calendar";
import { bookingWords } from "~/content/en/staff/staff-talk";
import { emailOnly } from "~/content/form-values";
import { readPost } from "~/core/http/read-form";
import { appointmentStart, appointmentTime } from "~/facts/hours/clinic-time";
import { addDays, dayText, parseDate } from "~/facts/hours/local-date";
import { instantOf } from "~/facts/hours/zoned-time.server";
import { timeZone } from "~/facts/identity";
import { shortTime } from "~/staff/frame/local-time";
import { deskOf } from "~/staff/frame/staff-context";
import { PageHead, useStaff } from "~/staff/frame/staff-frame";
import { requireOwnCalendar, requireOwnInquiry } from "~/staff/inquiry-record/own-inquiries.server";
import { getsMails } from "~/staff/inquiry-record/unreachable";
import { Outcome, PostForm } from "~/ui/form/post-form";
import { Icon } from "~/ui/piece/icon";
import type { Route } from "./+types/calendar";
import { bookAppointment } from "./book-appointment.server";
import { agreements } from "./bookings";
import { CalendarMore } from "./calendar-more";
import { type CalendarPage, readCalendarPage } from "./calendar-page.server";
import { CalendarTable } from "./calendar-table";
import { calendarUrl, newInquiryUrl } from "./calendar-url";
import { endFeed, makeFeed } from "./feed.server";
import { FeedPanel } from "./feed-panel";
import { endOf } from "./free-times.server";
import { listBookingsBetween } from "./read-bookings.server";
import { HiddenFields, isAsShown, readVisit, shownVisit, VisitFields } from "./visit-fields";

export const meta: Route.MetaFunction = () => [{ title: `${words.title} | ${staffWords.area}` }];

export const loader = ({ request, context }: Route.LoaderArgs) =>
  readCalendarPage(context, new URL(request.url).searchParams);

/**
 * Books the free time that was clicked, or moves the appointment to it; makes or stops the feed. A
 * rejection keeps what was chosen, and shows the free times of that.
 */
export async function action({ context }: Route.ActionArgs) {
  const { app, actor, session } = deskOf(context);
  const { text, what, idempotencyKey } = readPost(context);
  if (what === "feed")
    return data({ ...nothing, feed: app.config.siteUrl + (await makeFeed(app, session)) });
  if (what === "end-feed") {
    await endFeed(app, session);
    return redirect("/staff/calendar", 303);
  }
  const chosen = ["day", "view", "for", "with", "minutes", "place", "agreed"].map((name) => [
    name,
    text(name),
  ]);
  const query = new URLSearchParams(chosen);
  if (text("show")) return redirect(`/staff/calendar?${query}`, 303);
  const refuse = async (why: string | ((page: CalendarPage) => string)) => {
    const page = await readCalendarPage(context, query);
    const problem = typeof why === "string" ? why : why(page);
    return data({ ...nothing, problem, page }, { status: 409 });
  };
  const [day = "", time = ""] = text("start").split("T");
  const date = parseDate(day);
  const { minutes, place } = readVisit(text);
  const reference = text("for");
  const personId = text("with");
  if (!idempotencyKey || !minutes || !place || !date) throw data(null, { status: 400 });
  await requireOwnInquiry(context, reference);
  requireOwnCalendar(context, personId);
  if (!isAsShown(text)) return refuse(words.differs);
  const outcome = await bookAppointment(app, {
    actor,
    reference,
    idempotencyKey,
    bookingId: text("booking"),
    day,
    time,
    minutes,
    personId,
    place,
    anyway: false,
    agreed: agreements.find((how) => how === text("agreed")) ?? null,
  });
  if (outcome === "changed")
    return redirect(`/staff/inquiries/${encodeURIComponent(reference)}?saved=1`, 303);
  if (outcome === "missing") throw data(null, { status: 404 });
  if (outcome === "conflict") return refuse(words.changed);
  if (outcome === "booked")
    return refuse(({ choosing }) =>
      bookingWords.booked(choosing?.current && shortTime(choosing.current.startsAt)),
    );
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

const nothing = { problem: null, feed: null, page: null };

const longDay = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "full" });

export default function Calendar({ loaderData, actionData }: Route.ComponentProps) {
  const { view, day, first, today, days, colleagues, personId, choosing, seesAll } =
    actionData?.page ?? loaderData;
  const { may, person } = useStaff();
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
      newAt={
        choosing || !may("/staff/new")
          ? null
          : (at) => newInquiryUrl({ ...at, personId: at.personId || personId })
      }
      showsPerson={personId === ""}
      title={view === "day" ? shown : words.weekOf(shown)}
      today={today}
    />
  );
  const filter = (
    <div className="calendar-filter">
      <HiddenFields of={{ day, view }} />
      <VisitFields
        colleagues={colleagues}
        noPerson={seesAll ? (choosing ? words.nobody : words.everybody) : undefined}
        personId={personId}
        visit={choosing}
      />
      <button className="button quiet" data-apply name="show" type="submit" value="1">
        {words.show}
      </button>
    </div>
  );
  const problem = actionData?.problem ?? (loaderData.wasTaken ? words.taken : null);
  return (
    <>
      {problem && (
        <Outcome className="problem" role="alert">
          {problem}
        </Outcome>
      )}
      <PageHead
        back={
          choosing ? [`/staff/inquiries/${choosing.reference}`, words.choosing.back] : undefined
        }
        title={
          choosing ? words.choosing[choosing.current ? "move" : "book"](choosing.name) : words.title
        }
      >
        {!choosing && <p className="count">{words.appointments(count)}</p>}
        <div className="calendar-head">
          <nav aria-label={words.stepsLabel} className="calendar-steps">
            <Step
              back
              href={calendarUrl({ ...query, day: move(-step) })}
              label={words.previous[view]}
            />
            <a className="button quiet" href={calendarUrl({ ...query, day: today })}>
              {words.today}
            </a>
            <Step href={calendarUrl({ ...query, day: move(step) })} label={words.next[view]} />
          </nav>
          <nav aria-label={words.viewsLabel} className="calendar-views">
            <ul>
              {(["week", "day"] as const).map((one) => (
                <li key={one}>
                  <a
                    aria-current={one === view ? "page" : undefined}
                    className="tab"
                    href={calendarUrl({ ...query, view: one })}
                  >
                    {words.views[one]}
                    {one === "week" && <span className="on-phone"> {words.byDay}</span>}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {!choosing && <form action="/staff/calendar">{filter}</form>}
          {!choosing && (
            <CalendarMore
              daySheet={view === "week" ? calendarUrl({ ...query, view: "day" }) : null}
              day={day}
              here={calendarUrl(query)}
              personId={personId || person?.id || ""}
            />
          )}
        </div>
      </PageHead>
      {choosing?.current && (
        <p className="lead">
          {words.choosing.now(appointmentTime(choosing.current.startsAt, choosing.current.endsAt))}
        </p>
      )}
      {choosing && (
        <p className="hint">
          {getsMails(choosing.unreachable) ? words.choosing.hint : words.choosing.hintNoMails}{" "}
          {choosing.sent.reachBy === emailOnly && <strong>{words.choosing.emailOnly} </strong>}
          <a className="tap" href={`/staff/inquiries/${choosing.reference}/booking`}>
            {words.choosing.other}
          </a>
        </p>
      )}
      {choosing ? (
        <PostForm action={calendarUrl(query)}>
          {filter}
          <label className="check">
            <input
              defaultChecked={choosing.agreed !== null}
              name="agreed"
              type="checkbox"
              value={choosing.agreed ?? (choosing.source || "phone")}
            />
            {bookingWords.agreed}
          </label>
          <HiddenFields
            of={{
              do: "book",
              for: choosing.reference,
              booking: choosing.current?.id ?? "",
              shown: shownVisit({ ...choosing, personId }),
            }}
          />
          {table}
        </PostForm>
      ) : (
        table
      )}
      {!choosing && may("/staff/site/:group", "save") && (
        <p className="calendar-feed">
          <a className="tap" href="/staff/site/hours#hours-closedDays">
            {words.closeDay}
          </a>
        </p>
      )}
      {!choosing && <FeedPanel exists={loaderData.hasFeed} url={actionData?.feed ?? null} />}
    </>
  );
}

/** A step to the week or day before or after. */
const Step = ({ href, label, back = false }: { href: string; label: string; back?: boolean }) => (
  <a aria-label={label} className="button quiet" href={href} title={label}>
    <Icon className={back ? "to-left" : "to-right"} name="chevron" />
  </a>
);
