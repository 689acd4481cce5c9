import { z } from "zod";
import { serviceOptions } from "~/content/en/service-options";
import { scheduleWords as words } from "~/content/en/staff/staff-calendar";
import { openHours } from "~/facts/facts-schema";
import { parseDate } from "~/facts/hours/local-date";
import { type OpenHours, type WeeklyHours, weekdays } from "~/facts/hours/opening-hours";

/** Minutes that a person needs between two visits. */
export const buffers = [0, 5, 10, 15, 20, 30, 45, 60] as const;

/** Most absences, and the furthest day, which bound the work of reading free times. */
const mostAbsences = 60;

/**
 * Days on which a person is away, both included. With a time, the first day is free until then, and
 * the last one from then on.
 */
const absence = z.object({
  from: z.string(),
  until: z.string(),
  leaves: z.string(),
  returns: z.string(),
});
export type Absence = z.infer<typeof absence>;

/** When and for which services a person can be booked, always within office hours. */
export const scheduleSchema = z.object({
  isBookable: z.boolean(),
  /** Visitors may book them without the desk, where the clinic allows that. */
  byVisitors: z.boolean(),
  /** Values of services; empty: all. */
  services: z.array(z.string()),
  /** null: the office's hours. */
  week: z.record(z.enum(weekdays), openHours).nullable(),
  lunch: openHours,
  buffer: z.literal(buffers),
  absences: z.array(absence),
});
export type Schedule = z.infer<typeof scheduleSchema>;

/** The schedule with which a page was opened, from its form; null when it is not one. */
export function readSeen(form: FormData): Schedule | null {
  try {
    return scheduleSchema.safeParse(JSON.parse(String(form.get("seen")))).data ?? null;
  } catch {
    return null;
  }
}

/** The default schedule. */
export const usualSchedule: Schedule = {
  isBookable: true,
  byVisitors: true,
  services: [],
  week: null,
  lunch: null,
  buffer: 0,
  absences: [],
};

export const takesService = ({ isBookable, services }: Schedule, service: string) =>
  isBookable && (services.length === 0 || services.includes(service));

const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;
const allServices: readonly string[] = serviceOptions.map(({ value }) => value);

/**
 * The schedule that a form holds, also an invalid one, so that what was typed is shown again, and
 * the messages by the id of their field.
 */
export function readScheduleForm(form: FormData) {
  const all = (name: string) => form.getAll(name).map(String);
  const has = (name: string) => form.get(name) === "1";
  const problems: Record<string, string> = {};
  /** Two times, or none; `id` is the first one's field. */
  const hours = (id: string): OpenHours => {
    const [opens = "", closes = ""] = all(id).map((time) => time.slice(0, 5));
    if (opens === "" && closes === "") return null;
    const isValid = clockTime.test(opens) && clockTime.test(closes) && opens < closes;
    if (!isValid) problems[id] = words.wrong.hours;
    return { opens, closes };
  };
  const ownWeek = Object.fromEntries(weekdays.map((day) => [day, hours(day)])) as WeeklyHours;
  const isAsOffice = has("as-office");
  if (isAsOffice) for (const day of weekdays) delete problems[day];
  const [from, until, leaves, returns] = [
    ...["from", "until", "leaves", "returns"].map((part) => all(`away-${part}`)),
  ];
  const absences = (from ?? [])
    .map((first, n) => ({
      from: first,
      until: until?.[n] || first,
      leaves: leaves?.[n]?.slice(0, 5) ?? "",
      returns: returns?.[n]?.slice(0, 5) ?? "",
    }))
    .filter((row) => Object.values(row).some(Boolean));
  if (absences.length > mostAbsences) problems.away = words.wrong.many(mostAbsences);
  else if (!absences.every(isValidAbsence)) problems.away = words.wrong.absence;
  const ticked = all("service").filter((service) => allServices.includes(service));
  const isBookable = has("bookable");
  if (isBookable && ticked.length === 0) problems.services = words.wrong.services;
  const buffer = buffers.find((minutes) => String(minutes) === form.get("buffer")) ?? 0;
  const schedule: Schedule = {
    isBookable,
    byVisitors: has("by-visitors"),
    // All of them: those that the clinic offers later, too.
    services: ticked.length === allServices.length ? [] : ticked,
    week: isAsOffice ? null : ownWeek,
    lunch: hours("lunch"),
    buffer,
    absences,
  };
  return { schedule, problems };
}

function isValidAbsence({ from, until, leaves, returns }: Absence) {
  const areTimes = [leaves, returns].every((time) => time === "" || clockTime.test(time));
  const areDays = parseDate(from) !== null && parseDate(until) !== null;
  const begins = `${from} ${leaves || "00:00"}`;
  return areTimes && areDays && begins < `${until} ${returns || "24:00"}`;
}
