import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { bookAppointment } from "~/staff/bookings/book-appointment.server";
import { endAppointment } from "~/staff/bookings/end-appointment.server";
import { undoChange } from "~/staff/inquiry/assign-inquiry.server";
import { changeStatus } from "~/staff/inquiry/change-status.server";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { storePayment } from "../../../tests/fixtures/payments";
import { ana, ben } from "../../../tests/fixtures/people";
import { bothEngines } from "../../../tests/support/databases";
import { exportNumbers } from "./export-numbers.server";
import { monthsUpTo, readNumbers, responseTimes, weekOf, weeksUpTo } from "./read-numbers.server";

const input = { actor: ana, weeks: 13, byPerson: false } as const;

describe("times to the first reply", () => {
  it("are real waiting times, by the nearest rank", () => {
    expect(responseTimes([])).toEqual({ answered: 0, median: null, ninety: null });
    expect(responseTimes([7])).toEqual({ answered: 1, median: 7, ninety: 7 });
    expect(responseTimes([10, 1, 9, 2, 8, 3, 7, 4, 6, 5])).toEqual({
      answered: 10,
      median: 5,
      ninety: 9,
    });
  });
});

describe("weeks and months", () => {
  it("begin at the clinic's midnight, on both sides of a clock change", () => {
    const weeks = weeksUpTo(new Date("2026-03-12T12:00:00Z"), 3);
    expect(weeks).toEqual([
      { name: "2026-02-23", starts: "2026-02-23T05:00:00.000Z" },
      { name: "2026-03-02", starts: "2026-03-02T05:00:00.000Z" },
      { name: "2026-03-09", starts: "2026-03-09T04:00:00.000Z" },
    ]);
    const of = (instant: string) => weekOf(new Date(instant));
    expect(of("2026-02-23T04:59:59.999Z")).toBe("2026-02-16");
    expect(of("2026-02-23T05:00:00.000Z")).toBe("2026-02-23");
    expect(of("2026-03-09T03:59:59.999Z")).toBe("2026-03-02");
    expect(of("2026-03-09T04:00:00.000Z")).toBe("2026-03-09");
  });

  it("continue across the new year", () => {
    const months = monthsUpTo(new Date("2026-02-01T04:00:00Z"), 3).map(({ name }) => name);
    expect(months).toEqual(["2025-11", "2025-12", "2026-01"]);
    expect(weeksUpTo(new Date("2026-01-01T12:00:00Z"), 1)[0]?.name).toBe("2025-12-29");
  });
});

describe.each(bothEngines)("the desk's numbers on %s", (engine) => {
  async function start() {
    const opened = await openTestDesk(engine);
    const { app, receive, clock, db } = opened;
    const answer = (reference: string, actor = ana) =>
      changeStatus(app, {
        ...opened.change(reference),
        actor,
        from: "new",
        to: "contacted",
        note: "",
      });
    // Monday, 9 AM; the office is open until 5 PM.
    const first = await receive({ service: "weight-loss" });
    clock.advance({ hours: 2 });
    await answer(first);
    const second = await receive({ service: "weight-loss" });
    clock.advance({ hours: 24 });
    await answer(second, ben);
    await receive({ service: "general" });
    const spam = await receive({ suspectedSpam: true });
    await db
      .updateTable("contact_submissions")
      .set({ referrer_path: "/weight-loss" })
      .where("reference", "in", [first, spam])
      .execute();
    return { ...opened, first, second };
  }

  it("count inquiries by week, service and page, and how long they waited in office hours", async () => {
    const { app } = await start();
    const numbers = await readNumbers(app, input);
    expect(numbers.weeks).toHaveLength(13);
    expect(numbers.weeks.at(-1)).toEqual({
      week: "2026-03-02",
      inquiries: 3,
      answered: 2,
      median: 120,
      // From 11 to 5 on Monday, from 10 to 11 on Tuesday.
      ninety: 420,
    });
    expect(numbers.whole).toEqual({ inquiries: 3, answered: 2, median: 120, ninety: 420 });
    expect(numbers.services).toEqual([
      { service: "weight-loss", inquiries: 2 },
      { service: "general", inquiries: 1 },
    ]);
    expect(numbers.pages).toEqual([
      { path: "", inquiries: 2 },
      { path: "/weight-loss", inquiries: 1 },
    ]);
    expect(numbers.waiting).toBe(1);
    expect(numbers.goalMinutes).toBe(240);
    expect(numbers.people).toBeNull();
  });

  it("count each inquiry's outcome once", async () => {
    const { app, first, second, change } = await start();
    const to = (reference: string, status: "booked" | "closed", from: "contacted" | "booked") =>
      changeStatus(app, { ...change(reference), from, to: status, note: "" });
    await to(first, "booked", "contacted");
    await to(second, "closed", "contacted");
    const read = async () => (await readNumbers(app, input)).outcomes;
    expect(await read()).toMatchObject({ booked: 1, "not-interested": 1, open: 1 });
    await to(first, "closed", "booked");
    expect(await read()).toMatchObject({ booked: 1, "not-interested": 1, open: 1 });
  });

  it("count the desk's outcomes at closing, and appointments that took place", async () => {
    const { app, receive, first, second, change, clock, opened } = await start();
    const read = async () => (await readNumbers(app, input)).outcomes;
    const close = (reference: string, outcome: "no-answer" | "not-interested" | "") =>
      changeStatus(app, {
        ...change(reference),
        from: "contacted",
        to: "closed",
        note: "",
        outcome,
      });
    await close(first, "no-answer");
    expect(await read()).toMatchObject({ "no-answer": 1, "not-interested": 0, open: 2 });
    expect((await opened(first)).outcome).toBe("no-answer");
    for (const outcome of ["answered", "not-eligible", "duplicate", "wrong-number"] as const) {
      const closed = change(await receive({ email: `${outcome}@visitor.example` }));
      await changeStatus(app, { ...closed, from: "new", to: "closed", note: "", outcome });
      expect(await read()).toMatchObject({ [outcome]: 1 });
    }

    // Reopening makes it open; undoing that closes it with the same outcome.
    clock.advance({ minutes: 1 });
    await changeStatus(app, { ...change(first), from: "closed", to: "contacted", note: "" });
    expect(await read()).toMatchObject({ "no-answer": 0, open: 3 });
    const { undo } = await opened(first);
    await undoChange(app, { ...change(first), entry: undo?.entry ?? "" });
    expect(await read()).toMatchObject({ "no-answer": 1, open: 2 });

    const booked = { personId: "", place: "office", anyway: false, bookingId: "" } as const;
    const appointment = { ...booked, day: "2026-03-05", time: "11:00", minutes: 30 };
    const missing = await receive({ email: "missing@visitor.example", service: "general" });
    for (const reference of [second, missing])
      expect(await bookAppointment(app, { ...change(reference), ...appointment })).toBe("changed");
    expect(await read()).toMatchObject({ booked: 2, came: 0 });
    clock.set("2026-03-05T17:00:00.000Z");
    const end = async (reference: string, as: "came" | "missed") => {
      const [booking] = (await opened(reference)).bookings;
      await endAppointment(app, { ...change(reference), bookingId: booking?.id ?? "", as });
    };
    await end(second, "came");
    await end(missing, "missed");
    expect(await read()).toMatchObject({ booked: 0, came: 1, "no-answer": 1, open: 2 });
  });

  it("list who replied first only on request, and audit that", async () => {
    const { app, audit } = await start();
    const before = (await audit()).length;
    await readNumbers(app, input);
    expect(await audit()).toHaveLength(before);
    const { people } = await readNumbers(app, { ...input, byPerson: true });
    expect(people).toEqual([
      { name: "Ana", answered: 1, median: 120, ninety: 120 },
      { name: "Ben", answered: 1, median: 420, ninety: 420 },
    ]);
    expect((await audit()).map(({ action }) => action)).toContain("read the numbers by person");
  });

  it("count the payments of twelve months, those at the test checkout only while there are no others", async () => {
    const { app, db } = await start();
    const store = (reference: string, at: string, more = {}) =>
      storePayment(db, { reference, at: new Date(at), amount_cents: 1000, ...more });
    await store("0", "2026-03-02T05:00:00.000Z", { provider: "test", amount_cents: 700 });
    const tested = await readNumbers(app, input);
    expect(tested.isTest).toBe(true);
    expect(tested.months.at(-1)).toMatchObject({ payments: 1, receivedCents: 700 });
    await store("1", "2026-03-01T04:59:00.000Z", { refunded_cents: 300 });
    await store("2", "2026-03-01T05:00:00.000Z");
    await store("3", "2026-03-02T05:00:00.000Z", { status: "failed", paid_at: null });
    await store("4", "2026-03-02T05:00:00.000Z", { provider: "test" });
    const { months, isTest } = await readNumbers(app, input);
    expect(isTest).toBe(false);
    expect(months).toHaveLength(12);
    expect(months.slice(-2)).toEqual([
      { month: "2026-02", payments: 1, receivedCents: 1000, refundedCents: 300 },
      { month: "2026-03", payments: 1, receivedCents: 1000, refundedCents: 0 },
    ]);
  });

  it("are exported with every table", async () => {
    const { app, audit } = await start();
    const text = await exportNumbers(app, { ...input, byPerson: true });
    const { data } = Papa.parse<Record<string, string>>(text.replace("\u{FEFF}", ""), {
      header: true,
      skipEmptyLines: true,
    });
    const inquiries = { Table: "Inquiries a week", Row: "2026-03-02", Column: "Inquiries" };
    expect(data).toContainEqual({ ...inquiries, Value: "3" });
    const ana = { Table: "First answers by person", Row: "Ana", Column: "Median" };
    expect(data).toContainEqual({ ...ana, Value: "2 h" });
    expect((await audit()).map(({ action }) => action)).toContain("exported the numbers");
  });
});
