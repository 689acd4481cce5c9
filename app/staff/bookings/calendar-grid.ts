import { calendarWords as words } from "~/content/en/staff/staff-calendar";
import { plainDay } from "~/staff/frame/local-time";
import type { CalendarDay } from "./calendar.server";

/* Which hours and columns the calendar has, and what stands in each. */

export const hourOf = (time: string) => Number(time.slice(0, 2));

type Off = CalendarDay["off"][number];
export type Entry = {
  time: string;
  booking: CalendarDay["bookings"][number] | null;
  off?: Off;
  place: Place;
};

/** An entry's minute in its hour, its length, and its lane where several overlap. */
export type Place = { minute: number; minutes: number; lane: number; lanes: number };

/** Minutes after midnight of "HH:MM". */
const minutesOf = (time: string) => hourOf(time) * 60 + Number(time.slice(3));

/** Minutes that an entry fills: at least what a target for a pointer needs. */
function lengthOf({ booking, off }: Omit<Entry, "place">) {
  const minutes = booking
    ? (Date.parse(booking.endsAt) - Date.parse(booking.startsAt)) / 60_000
    : off
      ? minutesOf(off.until) - minutesOf(off.from)
      : 0;
  return Math.max(20, minutes);
}

/** Adds the places of one day's entries, which are sorted by time. */
function placed(entries: readonly Omit<Entry, "place">[]): Entry[] {
  /** Places that overlap, and when each of their lanes is free again. */
  let together: Place[] = [];
  let ends: number[] = [];
  return entries.map((entry) => {
    const [starts, minutes] = [minutesOf(entry.time), lengthOf(entry)];
    if (ends.every((end) => end <= starts)) [together, ends] = [[], []];
    const free = ends.findIndex((end) => end <= starts);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = starts + minutes;
    const place = { minute: starts % 60, minutes, lane, lanes: 1 };
    together.push(place);
    for (const one of together) one.lanes = ends.length;
    return { ...entry, place };
  });
}

/** The place of an hour's first free time: the rest of the hour. */
export function emptyPlace(time: string): Place {
  const minute = minutesOf(time) % 60;
  return { minute, minutes: 60 - minute, lane: 0, lanes: 1 };
}

/** Most entries side by side; a calendar with more at once lists them by hour. */
const mostLanes = 3;

/** Whether entries are drawn to the minute. The buttons of free times need a line each. */
export const isTimed = (entries: readonly Entry[]) =>
  entries.every(({ booking, off, place }) => (booking || off) && place.lanes <= mostLanes);

export const placeClass = ({ minute, minutes, lane, lanes }: Place) =>
  `timed at-${minute}-${minutes}-${lane}-${lanes}`;

/** The style of places, as numbers that calendar.css turns into lengths. */
export const placeStyle = (places: readonly Place[]) =>
  [
    ...new Map(
      places.map((place) => {
        const { minute, minutes, lane, lanes } = place;
        const numbers = `--minute:${minute};--minutes:${minutes};--lane:${lane};--lanes:${lanes}`;
        return [placeClass(place), `.${placeClass(place).split(" ")[1]}{${numbers}}`];
      }),
    ).values(),
  ].join("");

const textOf = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

/** The absence that fills an hour's open time; undefined when the person works in a part of it. */
export function wholeHourOff({ off, office }: CalendarDay, hour: number): Off | undefined {
  if (!office) return undefined;
  const from = textOf(hour) < office.opens ? office.opens : textOf(hour);
  const until = textOf(hour + 1) < office.closes ? textOf(hour + 1) : office.closes;
  return off.find((one) => one.from <= from && one.until >= until && from < until);
}

/**
 * Appointments, free times and absences that begin in each hour of a day, by time; a free time has
 * no booking. An absence that fills the hour is the hour's own.
 */
export function entriesByHour(day: CalendarDay): Map<number, Entry[]> {
  const { bookings, free, off } = day;
  const isPart = ({ from }: Off) => !wholeHourOff(day, hourOf(from));
  const entries = [
    ...bookings.map((booking) => ({ time: booking.time, booking })),
    ...free.map((time) => ({ time, booking: null })),
    ...off.filter(isPart).map((one) => ({ time: one.from, booking: null, off: one })),
  ];
  const sorted = entries.sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0));
  return Map.groupBy(placed(sorted), ({ time }) => hourOf(time));
}

/** The hour of the day's last open minute: 17:30 closes within the hour of 5 PM, 17:00 before it. */
const lastHour = (closes: string) => hourOf(closes) - (closes.endsWith(":00") ? 1 : 0);

/**
 * Hours that the table needs: those with office hours or a part of an appointment on any of the
 * days.
 */
export function hoursOf(days: readonly CalendarDay[]) {
  const shown = days.flatMap(({ office, bookings }) => [
    ...(office ? [hourOf(office.opens), lastHour(office.closes)] : []),
    ...bookings.flatMap((booking) => {
      const ends = minutesOf(booking.time) + lengthOf({ time: booking.time, booking });
      return [hourOf(booking.time), Math.min(23, Math.ceil(ends / 60) - 1)];
    }),
  ]);
  const from = Math.min(...shown);
  return shown.length === 0
    ? []
    : Array.from({ length: Math.max(...shown) - from + 1 }, (_, n) => from + n);
}

type Column = { key: string; name: string; day: CalendarDay };

/** Most people of a day with a column each; more share one, in which each entry has a name. */
const mostColumns = 8;

/**
 * A column per day; per person when several people have appointments on one day, or a person
 * does not work all of it. Free times then belong to no person.
 */
export function columnsOf(days: readonly CalendarDay[], showsPerson: boolean): Column[] {
  const [day] = days;
  if (day && days.length === 1 && showsPerson) {
    const booked = Map.groupBy(day.bookings, ({ person }) => person?.id ?? "");
    const isSomebodyOff = day.people.some(({ off }) => off.length > 0);
    const all = new Map(booked);
    for (const { id } of day.people) if (!all.has(id)) all.set(id, []);
    const shown = isSomebodyOff && all.size <= mostColumns ? all : booked;
    if (shown.size > (isSomebodyOff ? 0 : 1) && shown.size <= mostColumns) {
      if (day.free.length > 0 && !shown.has("")) shown.set("", []);
      return [...shown]
        .map(([key, bookings]) => {
          const {
            off = [],
            empty = day.empty,
            name,
          } = day.people.find(({ id }) => id === key) ?? {};
          return {
            key,
            name: name ?? bookings[0]?.person?.name ?? words.nobody,
            day: { ...day, bookings, off, empty, free: key === "" ? day.free : [] },
          };
        })
        .sort((a, b) => (a.key && b.key ? a.name.localeCompare(b.name) : a.key ? -1 : 1));
    }
  }
  return days.map((one) => ({ key: one.day, name: plainDay(one.day), day: one }));
}
