import { serviceLabel } from "~/content/en/service-options";
import { staffWords } from "~/content/en/staff/staff";
import { calendarWords as words } from "~/content/en/staff/staff-calendar";
import { otherLanguage } from "~/content/en/staff/staff-queue";
import { bookingWords } from "~/content/en/staff/staff-talk";
import { phoneText } from "~/facts/format-facts";
import { formatHour } from "~/facts/hours/opening-hours";
import { TableHead } from "~/staff/frame/list";
import { LocalTime, plainDay } from "~/staff/frame/local-time";
import { PrintBar } from "~/staff/frame/print-bar";
import type { Route } from "./+types/print-calendar";
import { readCalendarPage } from "./calendar-page.server";
import { calendarUrl } from "./calendar-url";

export const meta: Route.MetaFunction = () => [{ title: `${words.printed} | ${staffWords.area}` }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  query.delete("for");
  const page = await readCalendarPage(context, query, "printed bookings");
  return { ...page, now: new Date().toISOString() };
}

/**
 * The appointments of a week or a day on paper: when, who, by which number, with whom. Each person
 * has a sheet of their own.
 */
export default function PrintCalendar({ loaderData }: Route.ComponentProps) {
  const { view, day, days, personId, now } = loaderData;
  const back = calendarUrl({ view, day, person: personId || null, choosing: null });
  const rows = days.flatMap(({ bookings }) => bookings);
  const sheets = [...Map.groupBy(rows, ({ person }) => person?.id ?? "nobody")].sort(
    ([, [one]], [, [other]]) =>
      (one?.person?.name ?? "\uffff").localeCompare(other?.person?.name ?? "\uffff"),
  );
  return (
    <>
      <PrintBar back={back} label={words.backToCalendar} />
      <div className="title-row">
        <h1>{view === "day" ? words.daySheet(plainDay(day)) : words.printed}</h1>
        <p className="count">{words.appointments(rows.length)}</p>
        <p className="as-of">
          <LocalTime at={now} />
        </p>
      </div>
      {sheets.map(([key, rows]) => (
        <section aria-labelledby={`sheet-${key}`} className="day-sheet" key={key}>
          <h2 dir="auto" id={`sheet-${key}`}>
            {rows[0]?.person?.name ?? words.nobody}
          </h2>
          <table className="list on-paper">
            <TableHead columns={words.columns} />
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <td>{`${plainDay(row.day)}, ${formatHour(row.time)}`}</td>
                  <th className="cell-who" dir="auto" scope="row">
                    {row.name}
                  </th>
                  <td>{phoneText(row.phone)}</td>
                  <td>
                    {[serviceLabel(row.service), otherLanguage(row.language)]
                      .filter(Boolean)
                      .join(" · ")}
                  </td>
                  <td>{bookingWords.places[row.place]}</td>
                  <td>{row.person?.name ?? words.nobody}</td>
                  <td>{bookingWords.states[row.state]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </>
  );
}
