import { data, type RouterContextProvider } from "react-router";
import type { App } from "~/core/app";
import { colleagueOf, listColleagues } from "~/core/sessions/list-colleagues";
import type { Actor } from "~/core/sessions/people";
import { nextOpenDay } from "~/facts/hours/closed-day";
import {
  addDays,
  clinicClock,
  dayText,
  type LocalDate,
  parseDate,
  weekdayOf,
} from "~/facts/hours/local-date";
import { queryText } from "~/staff/frame/list";
import { deskOf } from "~/staff/frame/staff-context";
import {
  bookableBy,
  requireOwnInquiry,
  seesOnlyOwn,
} from "~/staff/inquiry-record/own-inquiries.server";
import { agreements } from "./bookings";
import { readCalendar, readInquiryToBook } from "./calendar.server";
import { hasFeed } from "./feed.server";
import { firstFreeDay } from "./free-times.server";
import { listTodaysBookings } from "./read-bookings.server";
import { likelyPlace, readVisit } from "./visit-fields";

/**
 * The calendar as a URL's query asks for it: `day`, `view`, `with`; and, while a time is chosen for
 * an inquiry (`for`), its free times for a visit of `minutes` at `place`. Without a day it begins
 * with the first free time, with today, or, once a week has nothing to come, with the next one.
 * Throws 404 without such an inquiry.
 */
export async function readCalendarPage(
  context: Readonly<RouterContextProvider>,
  query: URLSearchParams,
  audited?: "printed bookings",
) {
  const { app, actor } = deskOf(context);
  const reference = queryText(query, "for", 40).toUpperCase();
  const inquiry = reference === "" ? null : await readInquiryToBook(app, { actor, reference });
  if (reference !== "") await requireOwnInquiry(context, reference);
  if (reference !== "" && !inquiry) throw data(null, { status: 404 });
  const colleagues = inquiry?.bookable ?? bookableBy(actor, await listColleagues(app.db));
  const chosenPerson = query.get("with");
  const me = inquiry && colleagueOf(colleagues, actor.id)?.id;
  const likely = seesOnlyOwn(actor) ? actor.id : (inquiry?.personId ?? me ?? "");
  const personId =
    chosenPerson === null || seesOnlyOwn(actor)
      ? likely
      : (colleagueOf(colleagues, chosenPerson)?.id ?? "");
  const visit = readVisit((name) => query.get(name));
  const current = inquiry?.current;
  const present = current
    ? (Date.parse(current.endsAt) - Date.parse(current.startsAt)) / 60_000
    : app.currentFacts().visitMinutes;
  const choosing = inquiry && {
    ...inquiry,
    minutes: visit.minutes ?? present,
    place: visit.place ?? current?.place ?? likelyPlace(inquiry),
    // Who agreed to the time before has not agreed to another one.
    agreed:
      agreements.find((how) => how === (query.get("agreed") ?? (current ? "" : inquiry.source))) ??
      null,
  };
  const exceptBookingId = current?.id ?? "";
  const today = clinicClock(app.clock()).day;
  const view: "week" | "day" = query.get("view") === "day" ? "day" : "week";
  const day =
    parseDate(query.get("day") ?? "") ??
    (choosing &&
      (await firstFreeDay(
        app,
        { personId, minutes: choosing.minutes, exceptBookingId },
        current?.startsAt,
      ))) ??
    (view === "week" ? await comingDay(app, { actor, personId, today }) : today);
  const first = view === "day" ? day : mondayOf(day);
  const days = view === "day" ? 1 : 7;
  return {
    /** A caller was entered for a time that was booked meanwhile. */
    wasTaken: query.has("taken"),
    view,
    colleagues,
    personId,
    choosing,
    seesAll: !seesOnlyOwn(actor),
    hasFeed: await hasFeed(app, actor),
    today: dayText(today),
    day: dayText(day),
    first: dayText(first),
    days: await readCalendar(app, {
      actor,
      first,
      days,
      personId,
      audited,
      choosing: choosing && { minutes: choosing.minutes, bookingId: exceptBookingId },
    }),
  };
}

export type CalendarPage = Awaited<ReturnType<typeof readCalendarPage>>;

const mondayOf = (date: LocalDate) => addDays(date, -weekdayOf(date));

/** Today; the office's next day once nothing is to come in this week, as on a Saturday. */
async function comingDay(
  app: App,
  { actor, personId, today }: { actor: Actor; personId: string; today: LocalDate },
) {
  const coming = nextOpenDay(today, app.currentFacts().hours);
  const sunday = addDays(mondayOf(today), 6);
  if (dayText(coming) <= dayText(sunday)) return today;
  const left = await listTodaysBookings(app, { actor, until: sunday });
  const isSpent = left.every(({ person }) => personId !== "" && person?.id !== personId);
  return isSpent ? coming : today;
}
