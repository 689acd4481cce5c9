import type { BookingPlace } from "../../app/core/db/tables/inquiry-tables";
import { addDays, type LocalDate, weekdayOf } from "../../app/facts/hours/local-date";
import { clinicDay, instantOf } from "../../app/facts/hours/zoned-time.server";
import { timeZone } from "../../app/facts/identity";
import type { BookingChoice, BookingEnd } from "../../app/staff/bookings/bookings";
import type { Inquiry } from "../../app/staff/inquiry-record/inquiry-fields";
import type { CallOutcome, ClosedAs } from "../../app/staff/inquiry-record/inquiry-states";

/** The staff member of the demo who acts. */
export type Member = "owner" | "desk";

/** Events of an inquiry after it was received, in their order. */
export type Event =
  | { call: CallOutcome; note: string }
  | { write: string }
  | { visitorWrites: string }
  | { note: string }
  | { assign: Member }
  | { followUp: number; reason: string }
  | { book: readonly [workday: number, time: string]; minutes: number; place: BookingPlace }
  | { answer: BookingChoice; wish?: string }
  | { endBooking: BookingEnd }
  | { close: ClosedAs; note?: string }
  | { open: true }
  | { join: string };

export type Step = { at: When; by?: Member } & Event;

/** One invented inquiry. `id` names it within the stories. */
export type Story = {
  id: string;
  name: readonly [first: string, last: string];
  service: Inquiry["service"];
  message: string;
  at: When;
  email?: string;
  phone?: string;
  reachBy?: "by-call" | "by-email";
  /** The visitor's window for a call, such as "14:00-16:00". */
  callWindow?: string;
  noVoicemail?: boolean;
  wantsEstimate?: boolean;
  suspectedSpam?: boolean;
  cameFrom?: string;
  steps?: readonly Step[];
};

const isWeekend = (day: LocalDate) => weekdayOf(day) > 4;

/**
 * A day from Monday to Friday, counted from the clinic's day at `now`: 0 is that day, or the Monday
 * after a weekend; -1 is the last workday before it.
 */
export function workday(now: Date, count: number): LocalDate {
  const step = count < 0 ? -1 : 1;
  let day = clinicDay(now);
  while (count >= 0 && isWeekend(day)) day = addDays(day, 1);
  for (let left = Math.abs(count); left > 0; ) {
    day = addDays(day, step);
    if (!isWeekend(day)) left--;
  }
  return day;
}

/** Time of a demo's event: a workday and "HH:MM", or some minutes before the start. */
export type When = readonly [workday: number, time: string] | { minutesAgo: number };

export const instantAt = (now: Date, when: When): Date =>
  "minutesAgo" in when
    ? new Date(now.getTime() - when.minutesAgo * 60_000)
    : instantOf(workday(now, when[0]), when[1], timeZone);
