import { staffWords } from "~/content/en/staff/staff";
import { calendarWords as words } from "~/content/en/staff/staff-calendar";
import { plainDay } from "~/staff/frame/local-time";
import { useStaff } from "~/staff/frame/staff-frame";

const printOf = (calendar: string) => calendar.replace("?", "/print?");

/** A menu of rarely needed actions: printing, and working hours. */
export function CalendarMore({
  here,
  day,
  daySheet,
  personId,
}: {
  /** URL of the calendar as it is shown. */
  here: string;
  day: string;
  /** URL of the calendar of the day; null where that is shown already. */
  daySheet: string | null;
  /** The person whose hours open. */
  personId: string;
}) {
  const { may } = useStaff();
  const links: [href: string, label: string, hint?: string][] = [];
  if (may("/staff/calendar/print")) {
    links.push([printOf(here), words.print, staffWords.asksToReauthenticate]);
    if (daySheet)
      links.push([
        printOf(daySheet),
        words.daySheet(plainDay(day)),
        staffWords.asksToReauthenticate,
      ]);
  }
  if (may("/staff/calendar/hours/:person"))
    links.push([`/staff/calendar/hours/${personId}`, words.hours]);
  if (links.length === 0) return null;
  return (
    <details className="calendar-more">
      <summary className="menu-button">{words.more}</summary>
      <ul>
        {links.map(([href, label, hint]) => (
          <li key={href}>
            <a className="menu-item" href={href}>
              <span>
                {label} {hint && <span className="hint">{hint}</span>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
