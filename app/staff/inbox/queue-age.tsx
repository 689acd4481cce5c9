import { Fragment } from "react";
import { officeDuration } from "~/content/en/staff/staff";
import { languageNames, queueWords as words } from "~/content/en/staff/staff-queue";
import { appointmentStart } from "~/facts/hours/clinic-time";
import { clinicClock, daysBetween, dayText, type LocalDate } from "~/facts/hours/local-date";
import { plainDay } from "~/staff/frame/local-time";
import type { QueueRow } from "./list-queue.server";

/** Since when a row waits. */
export const Since = ({ row, now }: { row: QueueRow; now: number }) => (
  <time className="queue-time" dateTime={row.since}>
    {sinceText(row.since, now)}
  </time>
);

/** How to treat the visitor, and everything that waits. New: also the waiting time in office hours. */
export function Why({ row, now }: { row: QueueRow; now: number }) {
  const { called, estimate } = row;
  const events = eventsOf(row, now);
  const waited = words[row.status === "new" ? "waited" : "answeredAfter"];
  const late = row.overdue && "late";
  const marks: [text: string | false | null, look?: string | false | undefined][] = [
    [row.hasRedFlag && words.redFlag, "mark red-flag"],
    ...events.map((text): [string, string | false] => [text, late]),
    [
      events.length === 0 && row.waitedMinutes > 0 && waited(officeDuration(row.waitedMinutes)),
      late,
    ],
    [
      called &&
        words.called[called.outcome](dayPrefix(called.at, now) + appointmentStart(called.at)),
    ],
    [row.offered && words.timesOffered],
    [estimate && words.estimateBy(plainDay(estimate.dueOn)), estimate?.late && "late"],
    [row.language !== "en" && languageNames[row.language]],
    [row.emailOnly ? words.emailOnly : row.noVoicemail && words.noVoicemail],
    [row.tooFewDigits !== null && words.tooFewDigits(row.tooFewDigits)],
    [row.maybeSame && words.maybeSame],
  ];
  return (
    <span className="queue-why">
      {marks
        .filter(([text]) => text)
        .map(([text, look], n) => (
          <Fragment key={`${text}`}>
            {n > 0 && " · "}
            <span className={look || undefined}>{text}</span>
          </Fragment>
        ))}
    </span>
  );
}

/** Everything that still waits, the newest event last: "Asks for another time · Wrote again". */
export function eventsOf(
  {
    visitorEvents,
    due,
    isPlanned,
    group,
  }: Pick<QueueRow, "visitorEvents" | "due" | "isPlanned" | "group">,
  now: number,
): string[] {
  const [otherEvent, event] = visitorEvents.length > 1 ? visitorEvents : [null, visitorEvents[0]];
  // A plan for later does not wait yet: a row that waits for another reason does not show it.
  const showsPlan = isPlanned || (group !== "due" && visitorEvents.length === 0);
  const planned = showsPlan ? due : null;
  const first = [
    ...(otherEvent ? [words.visitorEvents[otherEvent]] : []),
    ...(planned ? [dueText(planned, now)] : []),
  ];
  if (!event) return first;
  const again = event === "wrote" && first.length > 0;
  return [...first, again ? words.wroteAgain : words.visitorEvents[event]];
}

/** The text of a call includes its time: "Call back 2 to 4 PM", "Call back Tue 2 to 4 PM". */
const dueText = ({ at, kind, reason }: NonNullable<QueueRow["due"]>, now: number) =>
  kind === "callback"
    ? `${words.dueKinds.callback} ${dayPrefix(at, now)}${reason}`
    : `${words.dueKinds[kind]}${reason && `: ${reason}`}`;

/** An instant for a list, always on the clinic's clock: "4:00 PM", "Tue 4:00 PM", "Mar 2", "Mar 2, 2025". */
export function sinceText(at: string, now: number): string {
  const { day } = clinicClock(Date.parse(at));
  const today = clinicClock(now).day;
  const apart = daysBetween(day, today);
  const hour = appointmentStart(at);
  if (apart === 0) return hour;
  if (Math.abs(apart) < 7) return `${weekdayText(day)} ${hour}`;
  return day.year === today.year ? monthText(day) : `${monthText(day)}, ${day.year}`;
}

/** Prefix that names the day of a later time: "" today, "Tue ", "Mar 2, ". */
export function dayPrefix(at: string, now: number): string {
  const { day } = clinicClock(Date.parse(at));
  const apart = daysBetween(day, clinicClock(now).day);
  if (apart === 0) return "";
  return Math.abs(apart) < 7 ? `${weekdayText(day)} ` : `${monthText(day)}, `;
}

/** "Thu", of "Thu, Mar 5". */
const weekdayText = (day: LocalDate) => plainDay(dayText(day)).slice(0, 3);
const monthText = (day: LocalDate) => plainDay(dayText(day)).slice(5);
