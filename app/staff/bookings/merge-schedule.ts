import { serviceOptions } from "~/content/en/service-options";
import { scheduleWords as words } from "~/content/en/staff/staff-calendar";
import { sameFact, sorted } from "~/facts/fact-change";
import { type OpenHours, weekdays } from "~/facts/hours/opening-hours";
import type { Absence, Schedule } from "./schedule";

/** Fields that can have one value in the form and another one in the database. */
const fields = ["isBookable", "byVisitors", "services", "week", "lunch", "buffer"] as const;

/**
 * The form of a stale page, with what was saved since (`stored`) wherever the page did not change
 * it. `seen`: the schedule with which the page was opened; null when it did not say. Where both
 * changed the same, what was typed stays; `clashes` says what is stored there.
 */
export function mergeSchedule(seen: Schedule | null, typed: Schedule, stored: Schedule) {
  const isMine = (field: (typeof fields)[number]) => !seen || !sameFact(seen[field], typed[field]);
  const theirs = Object.fromEntries(
    fields.filter((field) => !isMine(field)).map((field) => [field, stored[field]]),
  );
  const schedule: Schedule = {
    ...typed,
    ...theirs,
    absences: mergeAbsences(seen?.absences ?? [], typed.absences, stored.absences),
  };
  const clashes = fields
    .filter((field) => !sameFact(seen?.[field], stored[field]))
    .filter((field) => !sameFact(schedule[field], stored[field]))
    .map((field) => shownField(field, stored));
  return { schedule, clashes };
}

/** All rows of both but those that one of the two removed; a row that both changed is there twice. */
function mergeAbsences(seen: Absence[], typed: Absence[], stored: Absence[]) {
  const has = (rows: readonly Absence[], row: Absence) => rows.some((one) => sameFact(one, row));
  return [
    ...typed.filter((row) => has(stored, row) || !has(seen, row)),
    ...stored.filter((row) => !has(typed, row) && !has(seen, row)),
  ].toSorted((one, other) => (sorted(one) < sorted(other) ? -1 : 1));
}

const shownHours = (hours: OpenHours) =>
  hours ? `${hours.opens} ${words.week.until} ${hours.closes}` : words.week.none;

/** A stored field in the words of the form: "Lunch, every day: 12:00 until 13:00". */
function shownField(field: (typeof fields)[number], schedule: Schedule): string {
  const { isBookable, byVisitors, services, week, lunch, buffer } = schedule;
  const yes = (isOn: boolean) => (isOn ? words.stale.ticked : words.stale.notTicked);
  const chosen = serviceOptions.filter(
    ({ value }) => services.length === 0 || services.includes(value),
  );
  const [label, value] = {
    isBookable: [words.who.bookable, yes(isBookable)],
    byVisitors: [words.who.byVisitors, yes(byVisitors)],
    services: [words.who.services, chosen.map((service) => service.label).join(", ")],
    week: [
      words.week.heading,
      week
        ? weekdays.map((day) => `${day.slice(0, 3)} ${shownHours(week[day])}`).join(", ")
        : words.week.asOffice,
    ],
    lunch: [words.week.lunch, shownHours(lunch)],
    buffer: [words.week.buffer, words.week.minutes(buffer)],
  }[field];
  return `${label}: ${value}`;
}
