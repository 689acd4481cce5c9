import { calendarWords as words } from "~/content/en/staff/staff-calendar";
import { bookingWords } from "~/content/en/staff/staff-talk";
import { clinicClock } from "~/facts/hours/clinic-clock";
import { appointmentStart } from "~/facts/hours/clinic-time";
import { formatHour } from "~/facts/hours/opening-hours";
import { takesTime } from "~/staff/inquiry-record/inquiry-states";
import type { CalendarDay } from "./calendar.server";

const dayName = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  weekday: "short",
  month: "short",
  day: "numeric",
});
const nameOf = (day: string) => dayName.format(new Date(day));
const hourOf = (time: string) => Number(time.slice(0, 2));
const startOf = ({ startsAt }: CalendarDay["bookings"][number]) =>
  clinicClock(Date.parse(startsAt)).time;

/** The hours that any of the days needs: open ones, and those in which an appointment begins. */
function hoursOf(days: readonly CalendarDay[]) {
  const shown = days.flatMap(({ office, bookings }) => [
    ...(office ? [hourOf(office.opens), Math.ceil(hourOf(office.closes) - 1)] : []),
    ...bookings.map((booking) => hourOf(startOf(booking))),
  ]);
  const from = Math.min(...shown);
  return shown.length === 0
    ? []
    : Array.from({ length: Math.max(...shown) - from + 1 }, (_, n) => from + n);
}

/**
 * One row an hour, one column a day. On a phone only the column of the chosen day is shown, and
 * the days above it lead to the others.
 */
export function CalendarTable({
  days,
  day: chosen,
  today,
  title,
  choosing,
  showsPerson,
  linkTo,
}: {
  days: readonly CalendarDay[];
  day: string;
  today: string;
  title: string;
  choosing: boolean;
  showsPerson: boolean;
  linkTo: (day: string) => string;
}) {
  const hours = hoursOf(days);
  const columnOf = (day: string) => (day === chosen ? "is-chosen" : undefined);
  return (
    <>
      <nav aria-label={words.daysLabel} className="calendar-days">
        <ul>
          {days.map(({ day, bookings }) => (
            <li key={day}>
              <a
                aria-current={day === chosen ? "date" : undefined}
                className="tab"
                href={linkTo(day)}
              >
                {nameOf(day)}
                {bookings.length > 0 && <span className="badge">{bookings.length}</span>}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {hours.length === 0 ? (
        <p className="empty">{words.none}</p>
      ) : (
        <table className="calendar">
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th className="calendar-hour" scope="col">
                <span className="visually-hidden">{words.hour}</span>
              </th>
              {days.map(({ day, office }) => (
                <th
                  aria-current={day === today ? "date" : undefined}
                  className={columnOf(day)}
                  key={day}
                  scope="col"
                >
                  {nameOf(day)}
                  {!office && <span className="hint"> {words.closed}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hours.map((hour) => (
              <tr key={hour}>
                <th className="calendar-hour" scope="row">
                  {formatHour(`${hour}:00`)}
                </th>
                {days.map((one) => (
                  <Cell
                    choosing={choosing}
                    column={columnOf(one.day)}
                    day={one}
                    hour={hour}
                    key={one.day}
                    showsPerson={showsPerson}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** Appointments that begin in one hour of one day, by time. */
function Cell({
  day,
  hour,
  column,
  choosing,
  showsPerson,
}: {
  day: CalendarDay;
  hour: number;
  column: string | undefined;
  choosing: boolean;
  showsPerson: boolean;
}) {
  const { office } = day;
  const isOpen =
    office && hour >= hourOf(office.opens) && `${hour}:00`.padStart(5, "0") < office.closes;
  const entries = [
    ...day.bookings.map((booking) => ({ time: startOf(booking), booking })),
    ...(choosing ? day.free.map((time) => ({ time, booking: null })) : []),
  ]
    .filter(({ time }) => hourOf(time) === hour)
    .sort((a, b) => (a.time < b.time ? -1 : 1));
  return (
    <td className={[column, isOpen ? "" : "is-closed"].filter(Boolean).join(" ") || undefined}>
      {entries.length > 0 && (
        <ul>
          {entries.map(({ time, booking }) => (
            <li key={booking?.id ?? time}>
              {booking ? (
                <a
                  className={`calendar-booking ${takesTime.some((one) => one === booking.state) ? booking.state : "is-over"}`}
                  href={`/staff/inquiries/${booking.reference}`}
                >
                  <span className="when">{appointmentStart(booking.startsAt)}</span>{" "}
                  <strong dir="auto">{booking.name}</strong>{" "}
                  <span className="hint">
                    {showsPerson && booking.person && `${words.withPerson(booking.person.name)}, `}
                    {bookingWords.states[booking.state]}
                  </span>
                </a>
              ) : (
                <button
                  aria-label={words.choosing.slot(formatHour(time), nameOf(day.day))}
                  className="calendar-free"
                  name="start"
                  type="submit"
                  value={`${day.day}T${time}`}
                >
                  {formatHour(time)}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </td>
  );
}
