import { officeDuration } from "~/content/en/staff/staff";
import { queueWords as words } from "~/content/en/staff/staff-queue";
import { clinicClock, daysBetween, dayText, type LocalDate } from "~/facts/hours/local-date";
import { formatHour } from "~/facts/hours/opening-hours";
import { plainDay } from "~/staff/frame/local-time";
import type { QueueRow } from "./list-queue.server";

/** A row's time. New: waiting time in office hours. Due: since when, and everything that waits. */
export function Age({ row, now }: { row: QueueRow; now: number }) {
  const events = eventsOf(row, now);
  return (
    <>
      <time dateTime={row.since}>{ageText(row.since, now)}</time>
      <span className={row.overdue ? "queue-waited late" : "queue-waited"}>
        {events.length > 0
          ? events.join(" · ")
          : row.waitedMinutes > 0 &&
            words[row.status === "new" ? "waited" : "answeredAfter"](
              officeDuration(row.waitedMinutes),
            )}
      </span>
      {row.called && (
        <span className="queue-waited">
          {words.called[row.called.outcome](
            dayPrefix(row.called.at, now) + formatHour(clinicClock(Date.parse(row.called.at)).time),
          )}
        </span>
      )}
      {row.offered && <span className="queue-waited">{words.timesOffered}</span>}
      {row.estimate && (
        <span className={row.estimate.late ? "queue-waited late" : "queue-waited"}>
          {words.estimateBy(plainDay(row.estimate.dueOn))}
        </span>
      )}
    </>
  );
}

/** What still waits, and the newest event last: "Asks for another time · wrote again". */
export function eventsOf(
  { news, due, isPlanned, group }: Pick<QueueRow, "news" | "due" | "isPlanned" | "group">,
  now: number,
): string[] {
  const [wish, event] = news.length > 1 ? news : [null, news[0]];
  // A plan for later does not wait yet: of a row that waits for another reason it is not said.
  const isSaid = isPlanned || (group !== "due" && news.length === 0);
  const planned = isSaid ? due : null;
  const first = [...(wish ? [words.news[wish]] : []), ...(planned ? [dueText(planned, now)] : [])];
  if (!event) return first;
  return [...first, first.length > 0 ? words.newsAfter[event] : words.news[event]];
}

/** The text of a call includes its time: "Call back 2 to 4 PM", "Call back Tue 2 to 4 PM". */
const dueText = ({ at, kind, reason }: NonNullable<QueueRow["due"]>, now: number) =>
  kind === "callback"
    ? `${words.dueKinds.callback} ${dayPrefix(at, now)}${reason}`
    : `${words.dueKinds[kind]}${reason && `: ${reason}`}`;

/** Short text of an instant for a list: "3 min", "4 PM", "Tue 4 PM", "Mar 2", "Mar 2, 2025". */
export function ageText(at: string, now: number): string {
  const instant = Date.parse(at);
  const minutes = Math.floor((now - instant) / 60_000);
  if (minutes >= 0 && minutes < 60) return minutes === 0 ? "now" : `${minutes} min`;
  const { day, time } = clinicClock(instant);
  const today = clinicClock(now).day;
  const apart = daysBetween(day, today);
  const hour = formatHour(time);
  if (apart === 0) return hour;
  if (Math.abs(apart) < 7) return `${weekdayText(day)} ${hour}`;
  return day.year === today.year ? monthText(day) : `${monthText(day)}, ${day.year}`;
}

/** Prefix that names the day of a later time: "" today, "Tue ", "Mar 2 ". */
export function dayPrefix(at: string, now: number): string {
  const { day } = clinicClock(Date.parse(at));
  const apart = daysBetween(day, clinicClock(now).day);
  if (apart === 0) return "";
  return `${Math.abs(apart) < 7 ? weekdayText(day) : monthText(day)} `;
}

/** "Thu", of "Thu, Mar 5". */
const weekdayText = (day: LocalDate) => plainDay(dayText(day)).slice(0, 3);
const monthText = (day: LocalDate) => plainDay(dayText(day)).slice(5);
