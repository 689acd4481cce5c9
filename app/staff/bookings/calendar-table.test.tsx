import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { CalendarDay } from "./calendar.server";
import { CalendarTable } from "./calendar-table";

const bookingOf = (name: string, time: string): CalendarDay["bookings"][number] => ({
  id: `${name} ${time}`,
  day: "2026-03-03",
  startsAt: "2026-03-03T15:00:00.000Z",
  endsAt: "2026-03-03T15:30:00.000Z",
  person: { id: name, name },
  name: "Visitor",
  reference: "CW-7K3M-Q2",
  phone: "(904) 555-0199",
  service: "weight-loss",
  place: "phone",
  state: "confirmed",
  wish: "",
  time,
});

/** The table of one day, without a chosen person. */
const tableOf = (changes: Partial<CalendarDay>) =>
  renderToStaticMarkup(
    <CalendarTable
      day="2026-03-03"
      days={[
        {
          day: "2026-03-03",
          office: { opens: "09:00", closes: "17:00" },
          isAway: false,
          bookings: [],
          free: [],
          empty: [],
          ...changes,
        },
      ]}
      linkTo={() => ""}
      newAt={null}
      showsPerson
      title="Tuesday"
      today="2026-03-03"
    />,
  );
const hoursOf = (html: string) =>
  [...html.matchAll(/<span>([\d:]+ [AP]M)<\/span>/g)].map(([, h]) => h);

describe("the table of the calendar", () => {
  it.each([
    ["08:30", "17:30", "8 AM", "5 PM"],
    ["08:59", "17:01", "8 AM", "5 PM"],
    ["09:00", "17:00", "9 AM", "4 PM"],
    ["23:15", "23:59", "11 PM", "11 PM"],
  ])("of hours from %s to %s has every open minute, and no hour after", (...row) => {
    const [opens, closes, first, last] = row;
    const hours = hoursOf(tableOf({ office: { opens, closes }, free: [] }));
    expect([hours[0], hours.at(-1)]).toEqual([first, last]);
  });

  it("shows the free time of the last partial hour", () => {
    const office = { opens: "08:30", closes: "17:30" };
    expect(tableOf({ office, free: ["08:30", "17:00"] }).match(/value="[^"]*"/g)).toEqual([
      'value="2026-03-03T08:30"',
      'value="2026-03-03T17:00"',
    ]);
  });

  it("shows free times once, as nobody's yet, beside the columns of several people", () => {
    const bookings = [bookingOf("Ana", "10:00"), bookingOf("Ben", "10:00")];
    const html = tableOf({ bookings, free: ["10:00", "10:30"] });
    expect(
      html.match(/<th[^>]*scope="col"[^>]*>[^<]+/g)?.map((th) => th.replace(/.*>/, "")),
    ).toEqual(["Ana", "Ben", "Nobody yet"]);
    expect(html.match(/value="[^"]*"/g)).toHaveLength(2);
    expect(tableOf({ bookings }).match(/<th[^>]*scope="col"[^>]*>[^<]+/g)).toHaveLength(2);
  });
});
