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
  language: "en",
  place: "phone",
  state: "confirmed",
  requested_time: "",
  time,
});

/** The table of one day, without a chosen person. */
const tableOf = (
  changes: Partial<CalendarDay>,
  newAt: Parameters<typeof CalendarTable>[0]["newAt"] = null,
) =>
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
          off: [],
          people: [],
          ...changes,
        },
      ]}
      linkTo={() => ""}
      newAt={newAt}
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

  it("shades and names the hours in which somebody does not work, and those in part", () => {
    const html = tableOf({
      office: { opens: "09:00", closes: "16:00" },
      off: [
        { why: "lunch", from: "12:00", until: "13:00" },
        { why: "away", from: "14:30", until: "16:00" },
      ],
    });
    const cells = [...html.matchAll(/<td class="is-chosen( is-off)?">(.*?)<\/td>/g)];
    expect(
      cells.map(([, isOff, text = ""]) => (isOff ?? "") + text.replace(/<[^>]+>/g, "")),
    ).toEqual(["", "", "", " is-offLunch", "", "Away, 2:30 PM to 4 PM", " is-offAway"]);
  });

  it("has a column for each person on a day when somebody is away, with their own free times", () => {
    const newAt = ({ time, personId }: { time: string; personId: string }) => `${personId} ${time}`;
    const people = [
      {
        id: "a",
        name: "Ana",
        off: [{ why: "away" as const, from: "09:00", until: "17:00" }],
        empty: [],
      },
      { id: "b", name: "Ben", off: [], empty: ["09:00"] },
    ];
    const html = tableOf({ people, empty: ["09:00"] }, newAt);
    expect(html).toMatch(/>Ana<\/th>.*>Ben<\/th>/);
    expect(html.match(/href="[^"]*"/g)).toEqual(['href="b 09:00"']);
    expect(html.match(/class="is-chosen is-off"/g)).toHaveLength(8);
    // The name is for phones, which show one list.
    expect(html).toContain("Ana: ");
  });

  it("names the language of a visitor for whom it is not English", () => {
    const booking = bookingOf("Ana", "10:00");
    expect(tableOf({ bookings: [booking] })).not.toContain("English");
    const bookings = [{ ...booking, language: "es" as const }];
    expect(tableOf({ bookings })).toContain("Confirmed, Spanish");
  });

  it("places appointments by the minute and for their length, and side by side where they overlap", () => {
    const bookings = [
      bookingOf("Ana", "10:15"),
      bookingOf("Ana", "10:30"),
      bookingOf("Ana", "11:00"),
    ];
    const html = tableOf({ bookings });
    expect(html.match(/<li class="[^"]*"/g)).toEqual([
      '<li class="timed at-15-30-0-2"',
      '<li class="timed at-30-30-1-2"',
      '<li class="timed at-0-30-0-1"',
    ]);
    expect(html).toContain(".at-30-30-1-2{--minute:30;--minutes:30;--lane:1;--lanes:2}");
  });

  it("lists appointments by hour when more than three are at once", () => {
    const bookings = ["1", "2", "3", "4"].map((id) => ({ ...bookingOf("Ana", "10:00"), id }));
    expect(tableOf({ bookings })).not.toContain("is-timed");
    expect(tableOf({ bookings: bookings.slice(1) })).toContain("is-timed");
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
