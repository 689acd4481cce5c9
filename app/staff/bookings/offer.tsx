import { data, type RouterContextProvider, redirect } from "react-router";
import { staffWords } from "~/content/en/staff/staff";
import { calendarWords, offerWords as words } from "~/content/en/staff/staff-calendar";
import { emailOnly } from "~/content/form-values";
import { readPost } from "~/core/http/read-form";
import { colleagueOf } from "~/core/sessions/list-colleagues";
import { appointmentStart, appointmentTime } from "~/facts/hours/clinic-time";
import { clinicClock, dayText, parseDate } from "~/facts/hours/local-date";
import { plainDay, shortTime } from "~/staff/frame/local-time";
import { Empty } from "~/staff/frame/notice";
import { deskOf } from "~/staff/frame/staff-context";
import { PageHead } from "~/staff/frame/staff-frame";
import { requireOwnCalendar } from "~/staff/inquiry-record/own-inquiries.server";
import { referenceParam } from "~/staff/inquiry-record/reference-param";
import { DoButton, Outcome, PostForm } from "~/ui/form/post-form";
import type { Route } from "./+types/offer";
import { mostOffered } from "./bookings";
import { readInquiryToBook } from "./calendar.server";
import { nextFreeDays } from "./free-times.server";
import { offerTimes } from "./offer-times.server";
import {
  HiddenFields,
  isAsShown,
  likelyPlace,
  readVisit,
  shownVisit,
  VisitFields,
} from "./visit-fields";

const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/.test(text);

export const loader = ({ request, params, context }: Route.LoaderArgs) =>
  readOfferPage(context, referenceParam(params), new URL(request.url).searchParams);

/** The free times from a `day` on that may be offered, `with` a person, for `minutes`, at `place`. */
async function readOfferPage(
  context: Readonly<RouterContextProvider>,
  reference: string,
  query: URLSearchParams,
) {
  const { app, actor } = deskOf(context);
  const inquiry = await readInquiryToBook(app, { actor, reference });
  if (!inquiry) throw data(null, { status: 404 });
  const colleagues = inquiry.bookable;
  const chosenPerson = colleagueOf(colleagues, query.get("with"));
  const me = colleagueOf(colleagues, actor.id) ?? colleagues[0];
  const personId = chosenPerson?.id ?? inquiry.personId ?? me?.id ?? "";
  const today = clinicClock(app.clock()).day;
  const first = parseDate(query.get("day") ?? "") ?? today;
  const { minutes = app.currentFacts().visitMinutes, place = likelyPlace(inquiry) } = readVisit(
    (name) => query.get(name),
  );
  const exceptBookingId = inquiry.current?.id ?? "";
  const days = personId
    ? await nextFreeDays(app, { personId, minutes, exceptBookingId, first })
    : [];
  return {
    name: inquiry.name,
    reference: inquiry.reference,
    colleagues,
    personId,
    minutes,
    place,
    days,
    suggested: query.has("clear") ? [] : suggestTimes(days),
    current: inquiry.current,
    today: dayText(today),
    first: dayText(first),
    sent: inquiry.sent,
    mayNotOffer: inquiry.unreachable !== null,
    said: inquiry.lastWords,
  };
}

/**
 * Up to six of the next free times (instants), spread for choice: each day's first in the morning
 * and in the afternoon; with few days, the next ones.
 */
function suggestTimes(days: readonly { starts: readonly string[] }[]): string[] {
  const isMorning = (startsAt: string) => clinicClock(Date.parse(startsAt)).time < "12:00";
  const spread = days.flatMap(({ starts }) => [
    ...starts.filter(isMorning).slice(0, 1),
    ...starts.filter((startsAt) => !isMorning(startsAt)).slice(0, 1),
  ]);
  const others = days.flatMap(({ starts }) => starts).filter((one) => !spread.includes(one));
  return [...spread, ...others].slice(0, mostOffered).sort();
}

/**
 * Offers the ticked times; a rejection keeps what was chosen, with the free times of that, and the
 * ticks that are still free.
 */
export async function action({ params, context }: Route.ActionArgs) {
  const { app, actor } = deskOf(context);
  const reference = referenceParam(params);
  const { form, text, idempotencyKey } = readPost(context);
  const personId = text("with");
  const { minutes, place } = readVisit(text);
  const starts = form.getAll("start").filter((one) => typeof one === "string");
  const chosen = ["with", "minutes", "place", "day"].map((name) => [name, text(name)]);
  const path = `/staff/inquiries/${encodeURIComponent(reference)}`;
  const nextQuery = new URLSearchParams(chosen);
  if (text("show")) return redirect(`${path}/offer?${nextQuery}`, 303);
  if (!idempotencyKey || !minutes || !place || !starts.every(isInstant))
    throw data(null, { status: 400 });
  requireOwnCalendar(context, personId);
  const isShown = isAsShown(text) && text("day") === (text("shown-day") || text("day"));
  const outcome = !isShown
    ? "differs"
    : await offerTimes(app, {
        actor,
        reference,
        idempotencyKey,
        bookingId: text("booking"),
        personId,
        minutes,
        place,
        starts,
      });
  if (outcome === "changed") return redirect(`${path}?saved=1`, 303);
  if (outcome === "missing") throw data(null, { status: 404 });
  const status = outcome === "count" ? 422 : 409;
  const page = await readOfferPage(context, reference, nextQuery);
  const problem =
    outcome === "count"
      ? words.refused.count(starts.length)
      : outcome === "booked"
        ? words.refused.booked(page.current && shortTime(page.current.startsAt))
        : words.refused[outcome];
  return data({ problem, starts, page }, { status });
}

export default function OfferPage({ loaderData, actionData }: Route.ComponentProps) {
  const {
    name,
    reference,
    colleagues,
    personId,
    minutes,
    place,
    days,
    first,
    today,
    suggested,
    current,
    sent,
    mayNotOffer,
    said: visitorSaid,
  } = actionData?.page ?? loaderData;
  const path = `/staff/inquiries/${reference}`;
  const titlePrefix = actionData ? staffWords.inquiry.errorTitle : "";
  const title = `${titlePrefix}${words.action}, ${reference} | ${staffWords.area}`;
  const chosen = actionData?.starts ?? suggested;
  const visit = { with: personId, minutes: String(minutes), place, day: first };
  const clear = new URLSearchParams({ ...visit, clear: "1" });
  return (
    <>
      {actionData && (
        <Outcome className="problem" id="offer-problem" role="alert">
          {actionData.problem}
        </Outcome>
      )}
      <title>{title}</title>
      <PageHead back={[path, calendarWords.choosing.back]} title={words.title(name)} />
      {visitorSaid && (
        <blockquote className="lead offer-said" dir="auto">
          {visitorSaid}
        </blockquote>
      )}
      {current && (
        <p className="lead">
          {calendarWords.choosing.now(appointmentTime(current.startsAt, current.endsAt))}
        </p>
      )}
      {mayNotOffer ? (
        !actionData && <p className="problem">{words.refused.unreachable}</p>
      ) : (
        <>
          <p className="hint">
            {words.hint(mostOffered)}{" "}
            {sent.reachBy === emailOnly && <strong>{calendarWords.choosing.emailOnly}</strong>}
          </p>
          <PostForm>
            <div className="calendar-filter">
              <VisitFields colleagues={colleagues} personId={personId} visit={{ minutes, place }} />
              <p>
                <label htmlFor="offer-from">{words.from}</label>
                <input defaultValue={first} id="offer-from" min={today} name="day" type="date" />
              </p>
              <button className="button quiet" data-apply name="show" type="submit" value="1">
                {calendarWords.show}
              </button>
            </div>
            {days.length === 0 ? (
              <Empty icon="calendar">{calendarWords.choosing.full}</Empty>
            ) : (
              <>
                <HiddenFields
                  of={{
                    booking: current?.id ?? "",
                    shown: shownVisit({ personId, minutes, place }),
                    "shown-day": first,
                  }}
                />
                <p className="buttons thumb-bar offer-bar">
                  <DoButton
                    className="button"
                    data-one={words.submit(1)}
                    data-some={words.some}
                    data-ticked="start"
                    value="offer"
                  >
                    {words.submit(chosen.length)}
                  </DoButton>
                  <a className="button quiet" href={`?${clear}`}>
                    {words.clear}
                  </a>
                  <span
                    aria-live="polite"
                    className="mark"
                    data-over={mostOffered}
                    data-some={words.tooMany("{n}")}
                    data-ticked="start"
                    hidden
                  />
                </p>
                <FreeDays
                  chosen={chosen}
                  days={days}
                  describedBy={actionData ? "offer-problem" : undefined}
                />
              </>
            )}
          </PostForm>
        </>
      )}
    </>
  );
}

function FreeDays({
  days,
  chosen,
  describedBy,
}: {
  days: readonly { day: string; starts: readonly string[] }[];
  chosen: readonly string[];
  describedBy: string | undefined;
}) {
  return (
    <div className="free-days">
      {days.map(({ day, starts }) => (
        <fieldset aria-describedby={describedBy} key={day}>
          <legend>{plainDay(day)}</legend>
          <ul>
            {starts.map((startsAt) => (
              <li key={startsAt}>
                <label className="check">
                  <input
                    defaultChecked={chosen.includes(startsAt)}
                    name="start"
                    type="checkbox"
                    value={startsAt}
                  />{" "}
                  {appointmentStart(startsAt)}
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
    </div>
  );
}
