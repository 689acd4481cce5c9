import type { Kysely } from "kysely";
import type { App } from "~/core/app";
import type { Schema } from "~/core/db/schema";
import type { OfficeTime } from "~/core/time/office-time";
import { addDays, dayText, type LocalDate, parseDate } from "~/facts/hours/local-date";
import { clinicDay, clinicMidnight, instantOf, localTime } from "~/facts/hours/zoned-time.server";
import { timeZone } from "~/facts/identity";
import { takesTime } from "~/staff/inquiry-record/inquiry-states";
import { type Busy, listBookable, overlaps, readSchedule, timesOff } from "./schedules.server";

/** Minutes between two offered times, unless the visit is shorter. */
const step = 30;
const minute = 60_000;

/**
 * Times of a day, "HH:MM" on the clock of `timeZone`, at which a visit of `minutes` fits, counted
 * from the office's opening: it is open throughout, nothing in `busy` overlaps, and the visit begins
 * later than `after`. A time that the clock skips in spring is left out; a time that occurs twice in
 * autumn is the first of the two.
 */
export function freeTimes({
  date,
  minutes,
  busy,
  officeTime,
  after,
  timeZone,
}: {
  date: LocalDate;
  minutes: number;
  busy: readonly Busy[];
  officeTime: OfficeTime;
  after: Date;
  timeZone: string;
}): string[] {
  const office = officeTime.on(date);
  if (!office) return [];
  const length = minutes * minute;
  const every = Math.min(step * minute, length);
  const taken = busy.map(({ startsAt, endsAt }) => [Date.parse(startsAt), Date.parse(endsAt)]);
  const times: string[] = [];
  for (let starts = office.opens; starts + length <= office.closes; starts += every) {
    if (starts <= after.getTime()) continue;
    if (taken.some(([from = 0, until = 0]) => from < starts + length && until > starts)) continue;
    const time = localTime(starts, timeZone);
    if (instantOf(date, time, timeZone).getTime() === starts) times.push(time);
  }
  return times;
}

/** Open days on a page of free times, and days that are searched for them. */
const shownDays = 6;
const searchedDays = 28;

/** End of a visit of `minutes` from an instant, ISO 8601 in UTC. */
export const endOf = (startsAt: string, minutes: number) =>
  new Date(Date.parse(startsAt) + minutes * minute).toISOString();

type Visit = { personId: string; minutes: number; exceptBookingId: string };

/**
 * A person's appointments that overlap a span, except the one that is moved, each with `buffer`
 * minutes before and after it.
 */
export async function busyBetween(
  db: Kysely<Schema>,
  {
    personId,
    exceptBookingId,
    startsAt,
    endsAt,
    buffer = 0,
  }: Omit<Visit, "minutes"> & Busy & { buffer?: number },
): Promise<Busy[]> {
  const appointments = await db
    .selectFrom("bookings")
    .select(["starts_at as startsAt", "ends_at as endsAt"])
    .where("person_id", "=", personId)
    .where("id", "!=", exceptBookingId)
    .where("state", "in", takesTime)
    .where("starts_at", "<", endOf(endsAt, buffer))
    .where("ends_at", ">", endOf(startsAt, -buffer))
    .execute();
  return appointments.map((one) => ({
    startsAt: endOf(one.startsAt, -buffer),
    endsAt: endOf(one.endsAt, buffer),
  }));
}

/**
 * When a person cannot be booked within a span: their appointments with the buffer around each, and
 * when they do not work. All of it for a person who is never booked; nothing for "", unassigned.
 */
export async function unavailableBetween(
  db: Kysely<Schema>,
  visit: Omit<Visit, "minutes"> & Busy,
): Promise<Busy[]> {
  const { startsAt, endsAt } = visit;
  const schedule = await readSchedule(db, visit.personId);
  if (!schedule.isBookable) return [{ startsAt, endsAt }];
  const busy = await busyBetween(db, { ...visit, buffer: schedule.buffer });
  return [...busy, ...timesOff(schedule, visit)];
}

/** An offered time begins later than this: the clinic needs some notice. */
const afterNotice = ({ clock, currentFacts }: Pick<App, "clock" | "currentFacts">) =>
  new Date(clock().getTime() + currentFacts().noticeHours * 60 * minute);

/**
 * The instants of `starts` (ISO 8601 in UTC) at which a visitor may still begin a visit to the
 * person: with the clinic's notice, within office hours and theirs, and overlapping none of their
 * appointments. None of a person who is not booked for the service, or has left.
 */
export async function stillFree(
  app: Pick<App, "officeTime" | "clock" | "currentFacts">,
  db: Kysely<Schema>,
  { starts, service, ...visit }: Visit & { starts: readonly string[]; service: string },
): Promise<string[]> {
  const bookable = await listBookable(db, service);
  if (!bookable.some(({ id }) => id === visit.personId)) return [];
  const noticed = afterNotice(app).toISOString();
  const spans = [...starts]
    .sort()
    .map((startsAt) => ({ startsAt, endsAt: endOf(startsAt, visit.minutes) }))
    .filter(
      ({ startsAt, endsAt }) =>
        startsAt > noticed &&
        app.officeTime.between(new Date(startsAt), new Date(endsAt)) === visit.minutes * minute,
    );
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return [];
  const span = { startsAt: first.startsAt, endsAt: last.endsAt };
  const busy = await unavailableBetween(db, { ...visit, ...span });
  return spans
    .filter((one) => !busy.some((off) => overlaps(off, one)))
    .map(({ startsAt }) => startsAt);
}

/**
 * The first day with a time at which the desk may book; null: none within four weeks. Where an
 * appointment at `present`, an ISO instant, is moved: its own day, if that has another free time.
 */
export async function firstFreeDay(
  app: App,
  visit: Visit,
  present?: string,
): Promise<LocalDate | null> {
  const now = app.clock();
  if (present) {
    const first = clinicDay(new Date(present));
    const [own] = await nextFreeDays(app, { ...visit, first, after: now, most: 1, ahead: 1 });
    if (own?.starts.some((startsAt) => startsAt !== present)) return first;
  }
  const search = { ...visit, first: clinicDay(now), after: now, most: 1 };
  const [found] = await nextFreeDays(app, search);
  return found ? parseDate(found.day) : null;
}

/**
 * The free times of a person that a visitor may be offered, on the next `most` days that have some,
 * within `ahead` days of `first`, by default four weeks, and not on days that are full. They begin
 * later than `after`, by default with the clinic's notice.
 */
export async function nextFreeDays(
  app: App,
  {
    first,
    after = afterNotice(app),
    most = shownDays,
    ahead = searchedDays,
    isFull = () => false,
    ...visit
  }: Visit & {
    first: LocalDate;
    after?: Date;
    most?: number;
    ahead?: number;
    isFull?: (day: string) => boolean;
  },
): Promise<{ day: string; starts: string[] }[]> {
  const { db, officeTime } = app;
  const today = clinicDay(app.clock());
  const begins = dayText(first) < dayText(today) ? today : first;
  const busy = await unavailableBetween(db, {
    ...visit,
    startsAt: clinicMidnight(begins),
    endsAt: clinicMidnight(addDays(begins, Math.max(ahead, 1))),
  });
  const days: { day: string; starts: string[] }[] = [];
  for (let n = 0; n < ahead && days.length < most; n++) {
    const date = addDays(begins, n);
    if (isFull(dayText(date))) continue;
    const times = freeTimes({
      date,
      minutes: visit.minutes,
      busy,
      officeTime,
      timeZone,
      after,
    });
    const starts = times.map((time) => instantOf(date, time, timeZone).toISOString());
    if (starts.length > 0) days.push({ day: dayText(date), starts });
  }
  return days;
}
