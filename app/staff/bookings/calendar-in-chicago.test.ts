import { describe, expect, it, vi } from "vitest";
import { readVisitorPage } from "~/site/visitor/visitor-page.server";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { addPeople, ana } from "../../../tests/fixtures/people";
import { engines } from "../../../tests/support/databases";
import { bookAppointment } from "./book-appointment.server";
import { readCalendar } from "./calendar.server";
import { nextFreeDays } from "./free-times.server";
import { offerTimes } from "./offer-times.server";

vi.mock("~/facts/identity", async (original) => ({
  ...(await original<typeof import("~/facts/identity")>()),
  timeZone: "America/Chicago",
}));

describe.each(engines)("the calendar of a clinic in Chicago on %s", (engine) => {
  async function open() {
    const opened = await openTestDesk(engine);
    const { app, db, receive, change } = opened;
    await addPeople(db, [ana]);
    const reference = await receive();
    const book = async (day: string, time: string) =>
      bookAppointment(app, {
        ...change(await receive({ email: `${day}.${time.replace(":", "-")}@visitor.example` })),
        bookingId: "",
        day,
        time,
        minutes: 30,
        personId: ana.id,
        place: "phone",
        anyway: true,
      });
    const week = (year: number, month: number, day: number) =>
      readCalendar(app, {
        actor: ana,
        first: { year, month, day },
        days: 7,
        personId: ana.id,
        choosing: { minutes: 30, bookingId: "" },
      });
    return { ...opened, reference, book, week };
  }

  it("shows each appointment on the day and at the time of the clinic's clock", async () => {
    const { book, week } = await open();
    await book("2026-03-03", "10:00");
    // Wednesday in UTC and in Jacksonville.
    await book("2026-03-03", "23:30");
    const [, tuesday, wednesday] = await week(2026, 3, 2);
    expect(tuesday?.bookings).toMatchObject([
      { time: "10:00", startsAt: "2026-03-03T16:00:00.000Z" },
      { time: "23:30", startsAt: "2026-03-04T05:30:00.000Z" },
    ]);
    expect(wednesday?.bookings).toEqual([]);
  });

  it("has free times from opening to closing, before and after both clock changes", async () => {
    const { book, week } = await open();
    await book("2026-03-08", "03:00");
    await book("2026-11-01", "01:30");
    const weeks = [
      ...(await week(2026, 3, 2)),
      ...(await week(2026, 3, 9)),
      ...(await week(2026, 10, 26)),
      ...(await week(2026, 11, 2)),
    ];
    const open24 = weeks.filter(({ office, day }) => office && day > "2026-03-02");
    expect(open24.length).toBeGreaterThan(15);
    for (const { day, office, free } of open24) {
      expect(free[0], day).toBe(office?.opens);
      expect(free.at(-1)?.slice(0, 2), day).toBe(
        String(Number(office?.closes.slice(0, 2)) - 1).padStart(2, "0"),
      );
    }
    const sundays = weeks.filter(({ day }) => day === "2026-03-08" || day === "2026-11-01");
    expect(sundays.map(({ bookings }) => bookings[0])).toMatchObject([
      { time: "03:00", startsAt: "2026-03-08T08:00:00.000Z" },
      { time: "01:30", startsAt: "2026-11-01T06:30:00.000Z" },
    ]);
  });

  it("offers the visitor times on the clinic's clock", async () => {
    const { app, change, reference, visitorOf } = await open();
    const visit = { personId: ana.id, minutes: 30, exceptBookingId: "" };
    const first = { year: 2026, month: 3, day: 3 };
    const [tuesday] = await nextFreeDays(app, { ...visit, first });
    const { office } = app.currentFacts().hours;
    const [start = ""] = tuesday?.starts ?? [];
    expect(office.Tuesday?.opens).toBe("10:00");
    expect(start).toBe("2026-03-03T16:00:00.000Z");
    await offerTimes(app, {
      ...change(reference),
      starts: [start],
      personId: ana.id,
      minutes: 30,
      place: "phone",
    });
    const { token } = await visitorOf(reference);
    expect(await readVisitorPage(app, token)).toMatchObject({
      offer: { times: [{ startsAt: start, endsAt: "2026-03-03T16:30:00.000Z" }] },
    });
  });
});
