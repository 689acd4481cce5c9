import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { aVisit } from "../../../tests/fixtures/bookings";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { addPeople, ana, ben, sessionOf } from "../../../tests/fixtures/people";
import { engines } from "../../../tests/support/databases";
import { bookAppointment } from "../bookings/book-appointment.server";
import { readCalendar, readInquiryToBook } from "./calendar.server";
import { endFeed, makeFeed, readFeed } from "./feed.server";

const monday = { year: 2026, month: 3, day: 2 };

async function openWithPeople(engine: (typeof engines)[number]) {
  const opened = await openTestDesk(engine);
  const { app, db, receive, change } = opened;
  await addPeople(db, [ana, ben]);
  const book = async (
    reference: string,
    changes: Partial<Parameters<typeof bookAppointment>[1]> = {},
  ) =>
    bookAppointment(app, {
      ...change(reference),
      ...aVisit,
      ...changes,
    });
  return { ...opened, book, reference: await receive() };
}

describe.each(engines)("the calendar on %s", (engine) => {
  it("shows a week's appointments on their days, and the free times of one person", async () => {
    const { app, book, reference } = await openWithPeople(engine);
    expect(await book(reference)).toBe("changed");
    const read = (personId: string) =>
      readCalendar(app, {
        actor: ana,
        first: monday,
        days: 7,
        personId,
        choosing: { minutes: 30, bookingId: "" },
      });
    const week = await read(ana.id);
    expect(week.map(({ day }) => day)[6]).toBe("2026-03-08");
    expect(week[1]?.bookings).toMatchObject([{ reference, state: "offered" }]);
    expect(week[1]?.free).not.toContain("10:00");
    expect(week[1]?.free).toContain("10:30");
    const other = await read(ben.id);
    expect(other[1]?.bookings).toEqual([]);
    expect(other[1]?.free).toContain("10:00");
    // It is 9 AM on Monday.
    expect(week[0]?.free).not.toContain("09:00");
  });

  it("offers the own time of an appointment that is being moved", async () => {
    const { app, book, reference } = await openWithPeople(engine);
    await book(reference);
    const inquiry = await readInquiryToBook(app, { actor: ana, reference });
    const [day] = await readCalendar(app, {
      actor: ana,
      first: { ...monday, day: 3 },
      days: 1,
      personId: ana.id,
      choosing: { minutes: 30, bookingId: inquiry?.current?.id ?? "" },
    });
    expect(day?.free).toContain("10:00");
  });

  it("suggests whoever was chosen last for the same service", async () => {
    const { app, receive, book, reference } = await openWithPeople(engine);
    expect((await readInquiryToBook(app, { actor: ana, reference }))?.personId).toBeNull();
    await book(await receive(), { personId: ben.id });
    expect((await readInquiryToBook(app, { actor: ana, reference }))?.personId).toBe(ben.id);
    expect(await readInquiryToBook(app, { actor: ana, reference: "CW-NOPE-00" })).toBeNull();
  });

  it("keeps each appointment on its day and hour in the weeks of both clock changes", async () => {
    const { app, book, receive } = await openWithPeople(engine);
    const days = [
      "2026-03-07",
      "2026-03-08",
      "2026-03-09",
      "2026-10-31",
      "2026-11-01",
      "2026-11-02",
    ];
    for (const day of days) await book(await receive(), { day, time: "01:30", anyway: true });
    const weeks = [];
    for (const first of [
      { year: 2026, month: 3, day: 2 },
      { year: 2026, month: 3, day: 9 },
      { year: 2026, month: 10, day: 26 },
      { year: 2026, month: 11, day: 2 },
    ])
      weeks.push(
        ...(await readCalendar(app, {
          actor: ana,
          first,
          days: 7,
          personId: ana.id,
          choosing: { minutes: 30, bookingId: "" },
        })),
      );
    const shown = weeks.flatMap(({ day, bookings }) =>
      bookings.map(({ time, startsAt }) => [day, time, startsAt.slice(11, 16)]),
    );
    expect(shown).toEqual([
      ["2026-03-07", "01:30", "06:30"],
      ["2026-03-08", "01:30", "06:30"],
      ["2026-03-09", "01:30", "05:30"],
      ["2026-10-31", "01:30", "05:30"],
      // Of two equal times, the first.
      ["2026-11-01", "01:30", "05:30"],
      ["2026-11-02", "01:30", "06:30"],
    ]);
    for (const { day, office, free } of weeks)
      if (office && day > "2026-03-02") expect(free[0], day).toBe(office.opens);
  });

  it("audits whose appointments were shown", async () => {
    const { app, book, reference, audit } = await openWithPeople(engine);
    await book(reference);
    await readCalendar(app, { actor: ana, first: monday, days: 7, personId: "", choosing: null });
    expect(await audit()).toContainEqual(
      expect.objectContaining({ action: "listed bookings", detail: reference }),
    );
  });

  it("books a time for one of two people, and shows the other what is left", async () => {
    const { app, receive, book, reference } = await openWithPeople(engine);
    const outcomes = await Promise.all([book(reference), book(await receive())]);
    expect(outcomes.sort()).toEqual(["changed", "collides"]);
    const [day] = await readCalendar(app, {
      actor: ana,
      first: { ...monday, day: 3 },
      days: 1,
      personId: ana.id,
      choosing: { minutes: 30, bookingId: "" },
    });
    expect(day?.free).not.toContain("10:00");
    expect(day?.free.length).toBeGreaterThan(0);
  });
});

describe.each(engines)("a person's calendar feed on %s", (engine) => {
  it("has their appointments in UTC with references and without names", async () => {
    const { app, book, reference } = await openWithPeople(engine);
    await book(reference);
    const path = await makeFeed(app, await sessionOf(app, ana));
    const text = (await readFeed(app, tokenOf(path))) ?? "";
    const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
    expect(event?.getFirstPropertyValue("summary")).toBe(reference);
    // 10 AM in Jacksonville, before the change to daylight saving time.
    expect(event?.getFirstPropertyValue("dtstart")?.toString()).toBe("2026-03-03T15:00:00Z");
    const { first_name: first, last_name: last } = await app.db
      .selectFrom("contact_submissions")
      .select(["first_name", "last_name"])
      .executeTakeFirstOrThrow();
    expect(text).not.toContain(first);
    expect(text).not.toContain(last);
  });

  it("leaves out canceled appointments, and says how often it should be read", async () => {
    const { app, db, book, reference } = await openWithPeople(engine);
    await book(reference);
    const token = tokenOf(await makeFeed(app, await sessionOf(app, ana)));
    const feed = async () => new ICAL.Component(ICAL.parse((await readFeed(app, token)) ?? ""));
    expect((await feed()).getAllSubcomponents("vevent")).toHaveLength(1);
    for (const name of ["refresh-interval", "x-published-ttl"])
      expect(String((await feed()).getFirstPropertyValue(name)), name).toBe("PT1H");
    await db.updateTable("bookings").set({ state: "cancelled" }).execute();
    expect((await feed()).getAllSubcomponents("vevent")).toEqual([]);
  });

  it("leaves out appointments of others, and ends with a new URL, a stop or a suspension", async () => {
    const { app, db, book, reference } = await openWithPeople(engine);
    await book(reference);
    const [anasSession, bensSession] = [await sessionOf(app, ana), await sessionOf(app, ben)];
    const bens = tokenOf(await makeFeed(app, bensSession));
    expect(await readFeed(app, bens)).not.toContain("VEVENT");
    const renewed = tokenOf(await makeFeed(app, bensSession));
    expect(await readFeed(app, bens)).toBeNull();
    expect(await readFeed(app, renewed)).not.toBeNull();
    await db.updateTable("people").set({ suspended_at: "x" }).where("id", "=", ben.id).execute();
    expect(await readFeed(app, renewed)).toBeNull();
    const anas = tokenOf(await makeFeed(app, anasSession));
    await endFeed(app, anasSession);
    expect(await readFeed(app, anas)).toBeNull();
  });
});

const tokenOf = (path: string) => /([\w-]{32})\.ics$/.exec(path)?.[1] ?? "";
