import { describe, expect, it } from "vitest";
import { type WeeklyHours, weekdays } from "~/facts/hours/opening-hours";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { addPeople, ana, ben } from "../../../tests/fixtures/people";
import { type Engine, engines } from "../../../tests/support/databases";
import { bookAppointment } from "./book-appointment.server";
import { readCalendar, readInquiryToBook } from "./calendar.server";
import { firstFreeDay, nextFreeDays, stillFree } from "./free-times.server";
import { offerTimes } from "./offer-times.server";
import { readScheduleForm, type Schedule, usualSchedule } from "./schedule";
import { listOutsideHours, readSchedule, saveSchedule } from "./schedules.server";

const monday = { year: 2026, month: 3, day: 2 };
const usualWeek = { opens: "09:00", closes: "17:00" };

async function open(engine: Engine) {
  const desk = await openTestDesk(engine);
  const { app, db, receive, change } = desk;
  await addPeople(db, [ana, ben]);
  const reference = await receive({ service: "weight-loss" });
  const book = (changes: Partial<Parameters<typeof bookAppointment>[1]> = {}) =>
    bookAppointment(app, {
      ...change(reference),
      bookingId: "",
      day: "2026-03-04",
      time: "10:00",
      minutes: 30,
      personId: ana.id,
      place: "office",
      anyway: false,
      ...changes,
    });
  const works = async (changes: Partial<Schedule>) => {
    const schedule = { ...usualSchedule, ...changes };
    const seen = await readSchedule(db, ana.id);
    await saveSchedule(app, { actor: ben, person: ana, schedule, seen });
    return schedule;
  };
  /** Ana's free times on Wednesday, when the office is open from nine to five. */
  const wednesday = async () => {
    const first = { ...monday, day: 4 };
    const [shown] = await readCalendar(app, {
      actor: ana,
      first,
      days: 1,
      personId: ana.id,
      choosing: { minutes: 30, bookingId: "" },
    });
    return shown;
  };
  return { ...desk, reference, book, works, wednesday };
}

describe.each(engines)("hours and absences of a person on %s", (engine) => {
  it("limit the free times of the calendar, of offers and the first free day", async () => {
    const { app, works, wednesday } = await open(engine);
    await works({
      week: {
        Monday: null,
        Tuesday: null,
        Wednesday: { opens: "08:00", closes: "13:00" },
        Thursday: usualWeek,
        Friday: usualWeek,
        Saturday: usualWeek,
        Sunday: null,
      },
      lunch: { opens: "11:00", closes: "12:00" },
    });
    // The office opens at nine.
    const free = ["09:00", "09:30", "10:00", "10:30", "12:00", "12:30"];
    expect((await wednesday())?.free).toEqual(free);
    const visit = { personId: ana.id, minutes: 30, exceptBookingId: "" };
    expect(await firstFreeDay(app, visit)).toEqual({ ...monday, day: 4 });
    const days = await nextFreeDays(app, { ...visit, first: monday });
    expect(days.map(({ day }) => day)).toEqual([
      ...["2026-03-04", "2026-03-05", "2026-03-06", "2026-03-11", "2026-03-12", "2026-03-13"],
    ]);
    expect(days[0]?.starts).toHaveLength(free.length);
    const starts = ["2026-03-03T15:00:00.000Z", "2026-03-04T15:00:00.000Z"];
    expect(await stillFree(app, app.db, { ...visit, service: "general", starts })).toEqual([
      "2026-03-04T15:00:00.000Z",
    ]);
  });

  it("leave out vacations, also parts of days, and say that the person is away", async () => {
    const { works, wednesday } = await open(engine);
    const away = { from: "2026-03-03", until: "2026-03-04", leaves: "12:00", returns: "16:00" };
    await works({ absences: [away] });
    expect(await wednesday()).toMatchObject({ free: ["16:00", "16:30"], isAway: false });
    await works({ absences: [{ ...away, returns: "" }] });
    expect(await wednesday()).toMatchObject({ free: [], isAway: true });
  });

  it("show the calendar when the person is at lunch or away, within office hours", async () => {
    const { app, works, wednesday } = await open(engine);
    const absences = [{ from: "2026-03-04", until: "2026-03-04", leaves: "15:30", returns: "" }];
    const hours = { opens: "10:00", closes: "20:00" };
    const off = Object.fromEntries(weekdays.map((day) => [day, null])) as WeeklyHours;
    const week = { ...off, Wednesday: hours };
    await works({ week, lunch: { opens: "12:15", closes: "13:00" }, absences });
    const shown = [
      { why: "away", from: "15:30", until: "17:00" },
      { why: "away", from: "09:00", until: "10:00" },
      { why: "lunch", from: "12:15", until: "13:00" },
    ];
    expect((await wednesday())?.off).toEqual(shown);
    const dayOfAll = { actor: ana, first: { ...monday, day: 4 }, days: 1, personId: "" };
    const [day] = await readCalendar(app, { ...dayOfAll, choosing: null });
    const [of] = (day?.people ?? []).filter(({ id }) => id === ana.id);
    expect(of?.off).toEqual(shown);
    expect(of?.empty).toEqual(["10:00", "11:00", "13:00", "14:00", "15:00"]);
    expect(day?.off).toEqual([]);
  });

  it("keep the buffer free before and after each appointment", async () => {
    const { book, works, wednesday, receive } = await open(engine);
    await works({ buffer: 15 });
    expect(await book({ time: "10:00" })).toBe("changed");
    expect((await wednesday())?.free).toEqual([
      ...["09:00", "11:00", "11:30", "12:00", "12:30", "13:00", "13:30", "14:00", "14:30"],
      ...["15:00", "15:30", "16:00", "16:30"],
    ]);
    const reference = await receive({ service: "weight-loss" });
    expect(await book({ reference, time: "10:40" })).toBe("collides");
    expect(await book({ reference, time: "09:20" })).toBe("collides");
    expect(await book({ reference, time: "10:45" })).toBe("changed");
  });

  it("refuse a booking outside them unless the desk insists", async () => {
    const { app, book, works, reference, change } = await open(engine);
    await works({
      absences: [{ from: "2026-03-04", until: "2026-03-04", leaves: "", returns: "" }],
    });
    expect(await book()).toBe("away");
    const offered = await offerTimes(app, {
      ...change(reference),
      starts: ["2026-03-04T15:00:00.000Z"],
      personId: ana.id,
      minutes: 30,
      place: "office",
    });
    expect(offered).toBe("taken");
    expect(await book({ anyway: true })).toBe("changed");
  });

  it("say who can be booked at all, and for which services", async () => {
    const { app, book, works, reference, receive } = await open(engine);
    const bookable = async (of: string) =>
      (await readInquiryToBook(app, { actor: ana, reference: of }))?.bookable.map(({ id }) => id);
    await works({ services: ["general"] });
    expect(await bookable(reference)).toEqual([ben.id]);
    expect(await bookable(await receive({ service: "general" }))).toEqual([ana.id, ben.id]);
    expect(await book()).toBe("away");
    const schedule = await works({ isBookable: false });
    expect(await bookable(reference)).toEqual([ben.id]);
    expect(await book()).toBe("away");
    expect(schedule.services).toEqual([]);
  });

  it("show appointments that are outside them, and keep them", async () => {
    const { app, book, works, opened, reference, receive, audit } = await open(engine);
    await book({ reference: await receive({ service: "weight-loss" }), time: "09:00" });
    await book({ time: "11:00" });
    const schedule = await works({ lunch: { opens: "11:15", closes: "12:00" } });
    const outside = await listOutsideHours(app, { actor: ana, personId: ana.id, schedule });
    expect(outside).toMatchObject([{ reference, time: "11:00", name: "Marisol Okonkwo-Reyes" }]);
    expect((await opened(reference)).bookings).toHaveLength(1);
    expect(await audit()).toContainEqual(
      expect.objectContaining({ action: "changed a person's hours", detail: "Ana" }),
    );
  });
});

describe("the form of a person's hours", () => {
  const read = (fields: [name: string, value: string][]) => {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    return readScheduleForm(form);
  };
  const usual: [string, string][] = [
    ["bookable", "1"],
    ["service", "general"],
    ["as-office", "1"],
    ["buffer", "15"],
  ];

  it("reads what was typed, and ignores the days where the office's hours apply", () => {
    const { schedule, problems } = read([...usual, ["Monday", "10:00"], ["Monday", ""]]);
    expect(problems).toEqual({});
    expect(schedule).toEqual({
      ...usualSchedule,
      byVisitors: false,
      services: ["general"],
      buffer: 15,
    });
  });

  it("names each wrong field, and keeps what was typed", () => {
    const { schedule, problems } = read([
      ["bookable", "1"],
      ["Monday", "17:00"],
      ["Monday", "09:00"],
      ["Tuesday", ""],
      ["Tuesday", ""],
      ["lunch", "12:00"],
      ["lunch", ""],
      ["away-from", "2026-03-04"],
      ["away-until", "2026-03-03"],
      ["away-leaves", ""],
      ["away-returns", ""],
    ]);
    expect(Object.keys(problems).sort()).toEqual(["Monday", "away", "lunch", "services"]);
    expect(schedule.week).toMatchObject({
      Monday: { opens: "17:00", closes: "09:00" },
      Tuesday: null,
    });
    expect(schedule.absences).toMatchObject([{ from: "2026-03-04", until: "2026-03-03" }]);
  });

  it.each([
    ["2026-03-04", "", "09:00", "17:00", true],
    ["2026-03-04", "2026-03-04", "17:00", "09:00", false],
    ["2026-02-30", "", "", "", false],
    ["", "2026-03-04", "", "", false],
    ["2026-03-04", "2026-03-06", "25:00", "", false],
  ])(
    "an absence from %s until %s, %s to %s is accepted: %s",
    (from, until, leaves, returns, ok) => {
      const { problems } = read([
        ...usual,
        ...Object.entries({ from, until, leaves, returns }).map(
          ([part, value]): [string, string] => [`away-${part}`, value],
        ),
      ]);
      expect(problems.away === undefined).toBe(ok);
    },
  );
});
