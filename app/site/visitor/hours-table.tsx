import type { ContactWords } from "~/content/en/pages/page-words";
import { useSite } from "~/content/use-site";
import type { Facts } from "~/facts/facts-schema";
import { type Weekday, type WeeklyHours, weekdays } from "~/facts/hours/opening-hours";

/** When the office is open and the phone is answered, a row for each day. */
export function HoursTable({
  hours,
  words,
}: {
  hours: Facts["hours"];
  words: ContactWords["hours"];
}) {
  const { dayHead, formatHours } = useSite().words;
  const hoursOn = (week: WeeklyHours, day: Weekday) => week[day] && formatHours(week[day]);
  return (
    <table className="hours">
      <thead>
        <tr>
          <td />
          <th scope="col">{words.office}</th>
          <th scope="col">{words.calls}</th>
        </tr>
      </thead>
      <tbody>
        {weekdays.map((day) => (
          <tr data-day={day} key={day}>
            <th scope="row">{dayHead(day)}</th>
            <td>{hoursOn(hours.office, day) ?? words.closed}</td>
            <td>{hoursOn(hours.listed, day) ?? words.noCalls}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
