import type { App } from "~/core/app";
import { colleagueOf, listColleagues } from "~/core/sessions/list-colleagues";
import type { Actor } from "~/core/sessions/people";
import { isClosedDay } from "~/facts/hours/closed-day";
import { addDays, dayText, type LocalDate, weekdayOf } from "~/facts/hours/local-date";
import { type OpenHours, weekdays } from "~/facts/hours/opening-hours";
import { clinicMidnight, instantOf, localTime } from "~/facts/hours/zoned-time.server";
import { timeZone } from "~/facts/identity";
import { isOpen } from "~/staff/inquiry-record/inquiry-states";
import { hasReference, partsOf } from "~/staff/inquiry-record/joined-inquiries.server";
import { bookableBy, maySee } from "~/staff/inquiry-record/own-inquiries.server";
import { unreachableBy } from "~/staff/inquiry-record/reach-visitor.server";
import { endOf, freeTimes, unavailableBetween } from "./free-times.server";
import { readOffer } from "./offer-times.server";
import { bookingsOf, findOpenAppointment, listBookingsBetween } from "./read-bookings.server";
import {
  type Busy,
  listBookable,
  listSchedules,
  overlaps,
  readSchedule,
  type TimeOff,
  timesOff,
} from "./schedules.server";

/**
 * Appointments of `days` days from `first` on, of one person or, with "", of everybody. With
 * `choosing`, also the person's free times for a visit of so many minutes; the time of the
 * appointment that is being moved counts as free.
 */
export async function readCalendar(
  app: App,
  {
    actor,
    first,
    days,
    personId,
    choosing,
    audited,
  }: {
    actor: Actor;
    first: LocalDate;
    days: number;
    personId: string;
    choosing: { minutes: number; bookingId: string } | null;
    audited?: "printed bookings" | undefined;
  },
) {
  const dates = Array.from({ length: days }, (_, n) => addDays(first, n));
  const from = dayText(first);
  const until = dayText(addDays(first, days - 1));
  const all = await listBookingsBetween(app, { actor, from, until, audited });
  const bookings = all.filter(({ person }) => personId === "" || person?.id === personId);
  const span = {
    startsAt: clinicMidnight(first),
    endsAt: clinicMidnight(addDays(first, days)),
  };
  const exceptBookingId = choosing?.bookingId ?? "";
  const busy = await unavailableBetween(app.db, { ...span, personId, exceptBookingId });
  const off = timesOff(await readSchedule(app.db, personId), span);
  const isDayOfAll = days === 1 && personId === "" && !choosing;
  const people = (isDayOfAll ? bookableBy(actor, await listSchedules(app.db)) : []).filter(
    ({ schedule }) => schedule.isBookable,
  );
  const { officeTime } = app;
  const minutes = choosing?.minutes ?? app.currentFacts().visitMinutes;
  const { hours } = app.currentFacts();
  return dates.map((date) => {
    const weekday = weekdays[weekdayOf(date)];
    const office = weekday && !isClosedDay(date, hours) ? hours.office[weekday] : null;
    const day = dayText(date);
    const shortest = { date, minutes: 15, officeTime, after: new Date(0), timeZone };
    const freeBeside = (busy: readonly Busy[]) =>
      freeTimes({ date, minutes, busy, officeTime, after: app.clock(), timeZone });
    const free = freeBeside(busy);
    return {
      day,
      office,
      /** The person does not work on this day, although the office is open. */
      isAway: office !== null && freeTimes({ ...shortest, busy: off }).length === 0,
      bookings: bookings.filter((booking) => booking.day === day),
      free: choosing ? free : [],
      /** In the calendar itself, the first free time of each hour, for a caller. */
      empty: choosing ? [] : firstOfHours(free),
      /** Within office hours, when the chosen person does not work. */
      off: withinOffice(off, date, office),
      /** On the day of everybody, the same for each person who can be booked. */
      people: people.map(({ id, name, schedule }) => {
        const off = timesOff(schedule, span);
        const booked = bookings
          .filter((one) => one.person?.id === id && isOpen(one))
          .map((one) => ({
            startsAt: endOf(one.startsAt, -schedule.buffer),
            endsAt: endOf(one.endsAt, schedule.buffer),
          }));
        const empty = firstOfHours(freeBeside([...booked, ...off]));
        return { id, name, off: withinOffice(off, date, office), empty };
      }),
    };
  });
}

const firstOfHours = (times: readonly string[]) =>
  times.filter((time, n) => time.slice(0, 2) !== times[n - 1]?.slice(0, 2));

/** The parts of a day's office hours, "HH:MM", at which a person does not work. */
function withinOffice(off: readonly TimeOff[], date: LocalDate, office: OpenHours) {
  if (!office) return [];
  const at = (time: string) => instantOf(date, time, timeZone).toISOString();
  const [opens, closes] = [at(office.opens), at(office.closes)];
  const day = { startsAt: opens, endsAt: closes };
  const clock = (instant: string) => localTime(Date.parse(instant), timeZone);
  return off
    .filter((one) => overlaps(one, day))
    .map(({ startsAt, endsAt, why }) => ({
      why,
      from: clock(startsAt > opens ? startsAt : opens),
      until: clock(endsAt < closes ? endsAt : closes),
    }));
}

export type CalendarDay = Awaited<ReturnType<typeof readCalendar>>[number];

/**
 * The inquiry for which a time is chosen, its appointments and offered times, its open appointment,
 * whom `actor` may book for its service, and the suggested one of them: of that appointment, else of
 * the inquiry's last one, else the last one chosen for the same service, else the inquiry's
 * assignee. null when there is none that `actor` may see.
 */
export async function readInquiryToBook(
  app: App,
  { actor, reference }: { actor: Actor; reference: string },
) {
  const inquiry = await app.db
    .selectFrom("contact_submissions")
    .select(["id", "reference", "first_name", "last_name", "service", "status", "assigned_to"])
    .select("message")
    .select(["reach_by as reachBy", "source", "no_mails", "links_stopped_at", "suspected_spam"])
    .where(hasReference(reference))
    .where("removed_at", "is", null)
    .where(maySee(actor))
    .executeTakeFirst();
  if (!inquiry) return null;
  const current = await findOpenAppointment(app.db, inquiry.id, app.clock().toISOString());
  const before = await app.db
    .selectFrom("bookings")
    .select("person_id")
    .where("submission_id", "=", inquiry.id)
    .where("person_id", "is not", null)
    .orderBy("created_at", "desc")
    .executeTakeFirst();
  const last = await app.db
    .selectFrom("bookings")
    .innerJoin("contact_submissions", "contact_submissions.id", "bookings.submission_id")
    .select("person_id")
    .where("service", "=", inquiry.service)
    .where(maySee(actor))
    .where("person_id", "is not", null)
    .orderBy("bookings.created_at", "desc")
    .executeTakeFirst();
  const written = await app.db
    .selectFrom("inquiry_messages")
    .select("body")
    .where("submission_id", "in", partsOf(app.db, inquiry.id))
    .where("author", "=", "visitor")
    .orderBy("at", "desc")
    .executeTakeFirst();
  const bookings = await bookingsOf(app.db, inquiry.id);
  const requestedTime = bookings.find(({ state }) => state === "rescheduling")?.requested_time;
  const colleagues = await listColleagues(app.db);
  const likely = [current?.person_id, before?.person_id, last?.person_id, inquiry.assigned_to];
  const bookable = bookableBy(actor, await listBookable(app.db, inquiry.service));
  return {
    reference: inquiry.reference,
    source: inquiry.source,
    unreachable: await unreachableBy(app.db, inquiry),
    bookable: bookable.map(({ id, name }) => ({ id, name })),
    sent: { reachBy: inquiry.reachBy },
    status: inquiry.status,
    assignedTo: colleagueOf(colleagues, inquiry.assigned_to),
    bookings,
    /** The visitor's request for another time, else what they wrote last; "": nothing. */
    lastWords: requestedTime || written?.body || inquiry.message,
    offer: await readOffer(app, inquiry.id),
    name: `${inquiry.first_name} ${inquiry.last_name}`,
    current: current ?? null,
    personId: likely.find((id) => id && colleagueOf(bookable, id)) ?? null,
  };
}
