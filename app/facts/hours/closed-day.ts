import type { Facts, PublicHoliday } from "../facts-schema";
import {
  addDays,
  type ClockOffset,
  daysBetween,
  dayText,
  type LocalDate,
  parseDate,
  weekdayOf,
} from "./local-date";
import { weekdays } from "./opening-hours";

/** Whether the office is closed that day: a public holiday or one of the clinic's own closed days. */
export function isClosedDay(
  date: LocalDate,
  { holidays, closedDays }: Pick<Facts["hours"], "holidays" | "closedDays">,
): boolean {
  return isPublicHoliday(date, holidays) || closedDays.some((closed) => closesOn(closed, date));
}

type ClosedDay = Facts["hours"]["closedDays"][number];

/**
 * Whether a closed day or period covers a date. A repeated one also begins on the same date of each
 * later year, or on the same weekday of each later month: the second Tuesday.
 */
export function closesOn({ from, until, repeats }: ClosedDay, date: LocalDate): boolean {
  const day = dayText(date);
  if (!repeats || day < from) return from <= day && day <= until;
  const [first, last] = [parseDate(from), parseDate(until)];
  if (!first || !last) return false;
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, n) => addDays(date, -n)).some(
    (begun) => dayText(begun) >= from && beginsAgain(first, begun, repeats),
  );
}

const weekOfMonth = ({ day }: LocalDate) => Math.ceil(day / 7);

const beginsAgain = (first: LocalDate, date: LocalDate, repeats: ClosedDay["repeats"]) =>
  repeats === "yearly"
    ? date.month === first.month && date.day === first.day
    : weekdayOf(date) === weekdayOf(first) && weekOfMonth(date) === weekOfMonth(first);

/** The day itself when the office has hours then, otherwise the next day on which it does. */
export function nextOpenDay(
  date: LocalDate,
  hours: Pick<Facts["hours"], "office" | "holidays" | "closedDays">,
): LocalDate {
  // A clinic whose closed days have no end would search for ever.
  for (let ahead = 0; ahead < 366; ahead += 1) {
    const day = ahead === 0 ? date : addDays(date, ahead);
    const weekday = weekdays[weekdayOf(day)];
    if (weekday && hours.office[weekday] && !isClosedDay(day, hours)) return day;
  }
  return date;
}

/**
 * Whether a day is a holiday, or the working day on which a weekend's holiday is observed: the
 * Friday before a Saturday, the Monday after a Sunday (5 U.S.C. 6103(b)).
 */
export function isPublicHoliday(date: LocalDate, holidays: readonly PublicHoliday[]): boolean {
  const weekday = weekdays[weekdayOf(date)];
  const weekend = weekday === "Friday" ? 1 : weekday === "Monday" ? -1 : 0;
  return [date, addDays(date, weekend)].some((day) =>
    holidays.some((holiday) => fallsOn(holiday, day)),
  );
}

function fallsOn(holiday: PublicHoliday, date: LocalDate): boolean {
  const { month, day } = date;
  if (holiday.month !== month) return false;
  if ("day" in holiday) return day === holiday.day;
  const { from, weekday } = holiday;
  return day >= from && day < from + 7 && weekday === weekdays[weekdayOf(date)];
}

/** Facts from which scripts compute what is open now (enhance/calling.ts, site/contact). */
export const callHours = ({
  office,
  listed,
  holidays,
  closedDays,
  holidayNote,
}: Facts["hours"]) => ({ office, listed, holidays, closedDays, holidayNote });

/** What `/call-hours.json` holds. */
export type CallHours = ReturnType<typeof callHours> & {
  noteLang?: string | undefined;
  offsets: readonly ClockOffset[];
};

/**
 * The legal public holidays of 5 U.S.C. 6103(a). The facts' holidays are the clinic's, which may
 * differ: a deadline of federal law does not depend on them.
 */
const federalHolidays: readonly PublicHoliday[] = [
  { name: "New Year's Day", month: 1, day: 1 },
  { name: "Birthday of Martin Luther King, Jr.", month: 1, from: 15, weekday: "Monday" },
  { name: "Washington's Birthday", month: 2, from: 15, weekday: "Monday" },
  { name: "Memorial Day", month: 5, from: 25, weekday: "Monday" },
  { name: "Juneteenth National Independence Day", month: 6, day: 19 },
  { name: "Independence Day", month: 7, day: 4 },
  { name: "Labor Day", month: 9, from: 1, weekday: "Monday" },
  { name: "Columbus Day", month: 10, from: 8, weekday: "Monday" },
  { name: "Veterans Day", month: 11, day: 11 },
  { name: "Thanksgiving Day", month: 11, from: 22, weekday: "Thursday" },
  { name: "Christmas Day", month: 12, day: 25 },
];

/** Monday to Friday, except federal holidays and the days on which they are observed. */
const isBusinessDay = (date: LocalDate) =>
  weekdayOf(date) < 5 && !isPublicHoliday(date, federalHolidays);

/** The business day `count` business days after `date`; before it, if `count` is negative. */
export function addBusinessDays(date: LocalDate, count: number): LocalDate {
  const step = Math.sign(count);
  let day = date;
  for (let left = Math.abs(count); left > 0; ) {
    day = addDays(day, step);
    if (isBusinessDay(day)) left--;
  }
  return day;
}

/** Days ahead for which appointments are looked up when a closed day repeats. */
const listedDays = 400;

/**
 * Closed days in `after` that are not in `before`; of those that repeat, each day from `today` on
 * for about a year.
 */
export function closedDaysAdded(
  before: readonly ClosedDay[],
  after: readonly ClosedDay[],
  today: LocalDate,
): { from: string; until: string }[] {
  const nameOf = (day: ClosedDay) => `${day.from} ${day.until} ${day.repeats ?? ""}`;
  const known = new Set(before.map(nameOf));
  const added = after.filter((day) => !known.has(nameOf(day)));
  const repeated = added.filter(({ repeats }) => repeats);
  const ahead = Array.from({ length: repeated.length && listedDays }, (_, n) => addDays(today, n));
  return [
    ...added.filter(({ repeats }) => !repeats),
    ...ahead
      .filter((date) => repeated.some((closed) => closesOn(closed, date)))
      .map((date) => ({ from: dayText(date), until: dayText(date) })),
  ];
}
