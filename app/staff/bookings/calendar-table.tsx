import type { ReactNode } from "react";
import { calendarWords as words } from "~/content/en/staff/staff-calendar";
import { otherLanguage } from "~/content/en/staff/staff-queue";
import { bookingWords } from "~/content/en/staff/staff-talk";
import { formatHour } from "~/facts/hours/opening-hours";
import { plainDay } from "~/staff/frame/local-time";
import { Empty } from "~/staff/frame/notice";
import { InlineStyle } from "~/ui/piece/inline";
import type { CalendarDay } from "./calendar.server";
import {
  columnsOf,
  type Entry,
  emptyPlace,
  entriesByHour,
  hourOf,
  hoursOf,
  isTimed,
  placeClass,
  placeStyle,
  wholeHourOff,
} from "./calendar-grid";

/** Number of appointments in one hour and day from which each is cut to one line. */
const dense = 4;

/**
 * One row per hour, one column per day or, for one day, per person. On a phone only the chosen
 * day's column is shown, with links to the other days above it; the columns of people are a list.
 */
export function CalendarTable({
  days,
  day: chosen,
  today,
  title,
  showsPerson,
  linkTo,
  newAt,
}: {
  days: readonly CalendarDay[];
  day: string;
  today: string;
  title: string;
  showsPerson: boolean;
  linkTo: (day: string) => string;
  /** URL of a new inquiry with an appointment; null where none may be entered. */
  newAt: ((at: { day: string; time: string; personId: string }) => string) | null;
}) {
  const hours = hoursOf(days);
  const columns = columnsOf(days, showsPerson);
  const isByPerson = columns.length > days.length;
  const entries = columns.map((column) => entriesByHour(column.day));
  // By day, not by person: on a phone, all people's entries are one list.
  const isDense = days.some((day) =>
    [...entriesByHour(day).values()].some(({ length }) => length > dense),
  );
  const all = entries.flatMap((byHour) => [...byHour.values()].flat());
  const isToTheMinute = isTimed(all);
  const places = [
    ...all.map(({ place }) => place),
    ...days
      .flatMap(({ empty, people }) => [empty, ...people.map((one) => one.empty)])
      .flat()
      .map(emptyPlace),
  ];
  const kind = [
    ...[
      "calendar",
      isToTheMinute ? "is-timed" : "",
      days.length === 1 ? "is-day" : "",
      isDense ? "is-dense" : "",
    ],
    isByPerson ? "is-by-person" : "",
  ];
  /** Columns of people are named by their ids, others by the day. */
  const personOf = (key: string) => (isByPerson ? key : "");
  const isNarrow = ({ day, office, bookings }: Pick<CalendarDay, "day" | "office" | "bookings">) =>
    days.length > 1 && day !== chosen && !office && bookings.length === 0;
  const columnOf = ({ day, office, bookings }: CalendarDay) =>
    [day === chosen ? "is-chosen" : "", isNarrow({ day, office, bookings }) ? "is-narrow" : ""]
      .filter(Boolean)
      .join(" ") || undefined;
  return (
    <>
      {days.length > 1 && (
        <nav aria-label={words.daysLabel} className="calendar-days">
          <ul>
            {days.map(({ day, bookings }) => (
              <li key={day}>
                <a
                  aria-current={day === chosen ? "date" : undefined}
                  className="tab"
                  href={linkTo(day)}
                >
                  <ShortDay of={plainDay(day)} />
                  {bookings.length > 0 && <span className="badge">{bookings.length}</span>}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {hours.length === 0 ? (
        <Empty icon="calendar">{words.none}</Empty>
      ) : (
        <>
          {isToTheMinute && <InlineStyle text={placeStyle(places)} />}
          <table className={kind.filter(Boolean).join(" ")}>
            <caption className={isByPerson ? undefined : "visually-hidden"}>{title}</caption>
            <thead>
              <tr>
                <th className="calendar-hour" scope="col">
                  <span className="visually-hidden">{words.hour}</span>
                </th>
                {columns.map(({ key, name, day: column }) => {
                  const { day, office, isAway } = column;
                  return (
                    <th
                      aria-current={day === today && !isByPerson ? "date" : undefined}
                      className={columnOf(column)}
                      dir="auto"
                      key={key}
                      scope="col"
                    >
                      {isNarrow(column) ? shortDay(name) : name}
                      {!office && (
                        <span className={isNarrow(column) ? "visually-hidden" : "hint"}>
                          {" "}
                          {words.closed}
                        </span>
                      )}
                      {isAway && <span className="hint"> {words.away}</span>}
                    </th>
                  );
                })}
              </tr>
            </thead>
            <tbody>
              {hours.map((hour) => (
                <tr key={hour}>
                  <th className="calendar-hour" scope="row">
                    <span>{formatHour(`${hour}:00`)}</span>
                  </th>
                  {columns.map(({ key, name, day }, n) => (
                    <Cell
                      column={columnOf(day)}
                      day={day}
                      entries={entries[n]?.get(hour) ?? []}
                      hour={hour}
                      key={key}
                      name={isByPerson ? name : ""}
                      newAt={
                        newAt && ((time) => newAt({ day: day.day, time, personId: personOf(key) }))
                      }
                      showsPerson={showsPerson}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </>
  );
}

/** "Sat 5", of "Sat, Dec 5". */
const shortDay = (name: string) => name.replace(/, \w+/, "");

/** "Sat" over "5", which is read as "Sat, Dec 5". */
function ShortDay({ of }: { of: string }) {
  const [weekday, month, date] = of.split(/(, .* )/);
  return (
    <>
      <span>{weekday}</span>
      <span className="visually-hidden">{month}</span>
      <span>{date}</span>
    </>
  );
}

/** "OF", of "Odalys Fenwick-Okafor". */
const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => [...word][0])
    .join("");

/** Appointments and free times that begin in one hour of one day, by time. */
function Cell({
  day,
  hour,
  name,
  column,
  entries,
  newAt,
  showsPerson,
}: {
  day: CalendarDay;
  hour: number;
  /** Id of the column's person, or "". */
  name: string;
  column: string | undefined;
  entries: readonly Entry[];
  newAt: ((time: string) => string) | null;
  showsPerson: boolean;
}) {
  const { office } = day;
  const off = wholeHourOff(day, hour);
  // Among appointments of several people, an hour in which one of them is free is not empty.
  const isEmpty = entries.length === 0 || !showsPerson;
  const empty = newAt && isEmpty && day.empty.find((time) => hourOf(time) === hour);
  const isOfficeHour =
    office && hour >= hourOf(office.opens) && `${hour}:00`.padStart(5, "0") < office.closes;
  const kinds = [column, isOfficeHour ? "" : "is-closed", off ? "is-off" : ""];
  return (
    <td className={kinds.filter(Boolean).join(" ") || undefined}>
      {off && (
        <TimeOff name={name} isGoingOn={off === wholeHourOff(day, hour - 1)}>
          {words.off[off.why]}
        </TimeOff>
      )}
      {entries.length > 0 && (
        <ul>
          {entries.map(({ time, booking, off, place }) => (
            <li className={placeClass(place)} key={booking?.id ?? `${time} ${off?.why}`}>
              {off ? (
                <TimeOff name={name}>
                  {words.offFrom(words.off[off.why], formatHour(off.from), formatHour(off.until))}
                </TimeOff>
              ) : booking ? (
                <a
                  className={`calendar-booking ${booking.state}`}
                  href={`/staff/inquiries/${booking.reference}`}
                >
                  <span className="when">{formatHour(time)}</span>{" "}
                  <strong dir="auto">{booking.name}</strong>{" "}
                  <span className="hint">
                    {showsPerson && booking.person && (
                      <span className="calendar-with">
                        {words.withPerson(booking.person.name)}
                        {" · "}
                      </span>
                    )}
                    {[bookingWords.states[booking.state], otherLanguage(booking.language)]
                      .filter(Boolean)
                      .join(", ")}
                    {showsPerson && booking.person && (
                      <span aria-hidden="true" className="calendar-initials">
                        {" · "}
                        {initialsOf(booking.person.name)}
                      </span>
                    )}
                  </span>
                </a>
              ) : (
                <button
                  aria-label={words.choosing.slot(formatHour(time), plainDay(day.day))}
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
      {empty && (
        <a
          aria-label={words.newAt(formatHour(empty), plainDay(day.day))}
          className={`calendar-empty ${placeClass(emptyPlace(empty))}`}
          href={newAt(empty)}
        >
          {words.empty}
        </a>
      )}
    </td>
  );
}

/**
 * Why a person does not work then; `name` is given on a phone, where the columns of people are one
 * list. Only the first of its hours shows it.
 */
const TimeOff = ({
  name,
  isGoingOn = false,
  children,
}: {
  name: string;
  isGoingOn?: boolean;
  children: ReactNode;
}) => (
  <p className={isGoingOn ? "visually-hidden" : "calendar-off"}>
    {name && <span className="calendar-with">{name}: </span>}
    {children}
  </p>
);
