import { describe, expect, it } from "vitest";
import type { ServiceValue } from "~/content/form-values";
import type { Mail } from "~/core/mail/mail";
import type { Facts } from "~/facts/facts-schema";
import { prepareMail } from "~/prepare-mail";
import { readVisitorPage } from "~/site/visitor/visitor-page.server";
import { listQueue } from "~/staff/inbox/list-queue.server";
import { aVisit } from "../../../tests/fixtures/bookings";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { addPeople, ana, ben } from "../../../tests/fixtures/people";
import { facts } from "../../../tests/fixtures/test-facts";
import { bothEngines, type Engine, engines } from "../../../tests/support/databases";
import { bookAppointment } from "./book-appointment.server";
import { replyToAppointment } from "./reply-to-appointment.server";
import { usualSchedule } from "./schedule";
import { readSchedule, saveSchedule } from "./schedules.server";
import { bookAlone } from "./self-booking.server";

/** 10 and 11 AM in Jacksonville: on Tuesday 3 March 2026, and on Wednesday. */
const tuesdayTen = "2026-03-03T15:00:00.000Z";
const wednesdayTen = "2026-03-04T15:00:00.000Z";
const thursdayEleven = "2026-03-05T16:00:00.000Z";

const rules: Facts["selfBooking"] = {
  isOn: true,
  services: ["general"],
  daysAhead: 3,
  noticeHours: 24,
  visitsADay: 4,
};

async function open(engine: Engine, changes: Partial<Facts["selfBooking"]> = {}) {
  const desk = await openTestDesk(engine);
  const { db, receive, visitorOf } = desk;
  const app = {
    ...desk.app,
    currentFacts: () => ({ ...facts, selfBooking: { ...rules, ...changes } }),
  };
  await addPeople(db, [ana, ben]);
  const works = async (person: typeof ana, changes: Partial<typeof usualSchedule>) => {
    const schedule = { ...usualSchedule, ...changes };
    const seen = await readSchedule(desk.db, person.id);
    return saveSchedule(app, { actor: ana, person, schedule, seen });
  };
  // Visitors book with Ana only.
  await works(ben, { byVisitors: false });
  const visitor = async (name: string, service: ServiceValue = "general") =>
    visitorOf(await receive({ email: `${name}@visitor.example`, service }));
  type Visitor = Awaited<ReturnType<typeof visitor>>;
  const seen = async ({ token }: Visitor) => {
    const page = await readVisitorPage(app, token);
    if (page?.access !== "open") throw new Error("not open");
    return page;
  };
  const times = async (who: Visitor) =>
    (await seen(who)).free?.days.map(({ times }) => times.map(({ startsAt }) => startsAt));
  let attempts = 0;
  const choose = ({ token }: Visitor, startsAt: string, idempotencyKey = `attempt-${++attempts}`) =>
    bookAlone(app, { token, startsAt, idempotencyKey });
  const mails = (kind: string) =>
    db
      .selectFrom("outbox")
      .selectAll()
      .where("kind", "=", kind as never)
      .execute();
  return { ...desk, app, works, visitor, seen, times, choose, mails };
}

describe.each(engines)("visitors who book alone on %s", (engine) => {
  it("see nothing to book unless the clinic wants it, for their service", async () => {
    const off = await open(engine, { isOn: false });
    const vera = await off.visitor("vera");
    expect((await off.seen(vera)).free).toBeNull();
    expect(await off.choose(vera, wednesdayTen)).toBe("over");
    const on = await open(engine);
    expect((await on.seen(await on.visitor("otto", "aesthetics"))).free).toBeNull();
  });

  it("see free times with the clinic's notice, on the days ahead, of the people it chose", async () => {
    const { works, visitor, times } = await open(engine);
    const vera = await visitor("vera");
    const days = await times(vera);
    // It is Monday, 9 AM: the first time is a day later, the last on Thursday.
    expect(days).toHaveLength(3);
    expect(days?.[0]?.[0]).toBe(tuesdayTen);
    expect(days?.[2]?.at(-1)).toBe("2026-03-05T22:30:00.000Z");
    await works(ana, { lunch: { opens: "10:00", closes: "11:00" } });
    expect((await times(vera))?.flat()).not.toContain(tuesdayTen);
    await works(ana, { byVisitors: false });
    expect(await times(vera)).toEqual([]);
  });

  it("are confirmed at once, with a calendar file, and news for the desk", async () => {
    const { app, visitor, seen, choose, mails, opened, lines } = await open(engine);
    const vera = await visitor("vera");
    expect(await choose(vera, wednesdayTen)).toBe("changed");
    const [booking] = (await seen(vera)).bookings;
    expect(booking).toMatchObject({
      startsAt: wednesdayTen,
      endsAt: "2026-03-04T15:30:00.000Z",
      state: "confirmed",
      person: "Ana",
    });
    const inquiry = await opened(vera.reference);
    expect(inquiry).toMatchObject({ status: "booked" });
    expect(inquiry.history[0]).toMatchObject({
      personId: "visitor",
      detail: `chosen ${wednesdayTen}`,
    });
    // Nobody has read the inquiry itself yet.
    const { groups } = await listQueue(app, { actor: ana, of: "" });
    expect(groups.due.rows).toMatchObject([{ reference: vera.reference }]);
    expect(await mails("update-to-clinic")).toHaveLength(1);
    const [queued] = await mails("booking-to-visitor");
    if (!queued) throw new Error("no mail was queued");
    const mail = (await prepareMail(app, queued)) as Mail;
    expect(mail.text).toContain("is booked");
    expect(mail.calendar?.content).toContain("20260304T150000Z");
    expect(JSON.stringify(lines)).not.toMatch(/vera|Marisol/i);
  });

  it("are refused times that were not shown: taken, too soon, too far, closed or between two", async () => {
    const { app, visitor, choose, change } = await open(engine);
    const vera = await visitor("vera");
    const otto = await visitor("otto");
    await bookAppointment(app, {
      ...change(otto.reference),
      ...aVisit,
      day: "2026-03-04",
      time: "10:15",
    });
    for (const startsAt of [
      wednesdayTen,
      "2026-03-02T20:00:00.000Z",
      "2026-03-06T15:00:00.000Z",
      "2026-03-05T03:00:00.000Z",
      "2026-03-05T16:10:00.000Z",
    ])
      expect(await choose(vera, startsAt), startsAt).toBe("taken");
  });

  it("move their appointment as long as the clinic's notice is kept, with the same person", async () => {
    const { visitor, seen, times, choose, clock, db } = await open(engine);
    const vera = await visitor("vera");
    await choose(vera, thursdayEleven);
    expect((await seen(vera)).free?.moves).toBe(true);
    expect((await times(vera))?.flat()).not.toContain(thursdayEleven);
    expect(await choose(vera, wednesdayTen)).toBe("changed");
    const bookings = () => db.selectFrom("bookings").selectAll().execute();
    expect(await bookings()).toMatchObject([{ starts_at: wednesdayTen, sequence: 1 }]);
    // Less than 48 hours are left.
    clock.set("2026-03-02T15:00:01.000Z");
    expect((await seen(vera)).free).toBeNull();
    expect(await choose(vera, thursdayEleven)).toBe("over");
    expect(await bookings()).toMatchObject([{ starts_at: wednesdayTen }]);
  });

  it("may book again after they canceled, and no more than ten times in a quarter of an hour", async () => {
    const { app, visitor, seen, times, choose } = await open(engine);
    const vera = await visitor("vera");
    await choose(vera, thursdayEleven);
    const [booking] = (await seen(vera)).bookings;
    const canceled = await replyToAppointment(app, {
      token: vera.token,
      bookingId: booking?.id ?? "",
      version: booking?.version ?? -1,
      choice: "cancel",
      requestedTime: "",
      idempotencyKey: "cancel-attempt",
    });
    expect(canceled).toBe("changed");
    expect((await seen(vera)).free?.moves).toBe(false);
    expect((await times(vera))?.flat()).toContain(thursdayEleven);
    for (let n = 0; n < 8; n++) await choose(vera, "2026-03-05T03:00:00.000Z");
    expect(await choose(vera, wednesdayTen)).toBe("too-many");
  });
});

describe.each(bothEngines)("visitors who book at once on %s", (engine) => {
  it("two at one time: one gets it, the other sees what is left", async () => {
    const { visitor, times, choose, db } = await open(engine);
    const visitors = [await visitor("vera"), await visitor("otto"), await visitor("ines")];
    const outcomes = await Promise.all(visitors.map((who) => choose(who, wednesdayTen)));
    expect([...outcomes].sort()).toEqual(["changed", "taken", "taken"]);
    const late = visitors[outcomes.indexOf("taken")];
    const left = late && (await times(late))?.flat();
    expect(left).not.toContain(wednesdayTen);
    expect(left).toContain(thursdayEleven);
    expect(await db.selectFrom("bookings").select("id").execute()).toHaveLength(1);
  });

  it("two at one time with two people who are free: both get it", async () => {
    const { works, visitor, choose, db } = await open(engine);
    await works(ben, {});
    const visitors = [await visitor("vera"), await visitor("otto"), await visitor("ines")];
    const outcomes = await Promise.all(visitors.map((who) => choose(who, wednesdayTen)));
    expect([...outcomes].sort()).toEqual(["changed", "changed", "taken"]);
    const people = await db.selectFrom("bookings").select("person_id").execute();
    expect(new Set(people.map(({ person_id }) => person_id))).toEqual(new Set([ana.id, ben.id]));
  });

  it("never exceed the visits of a day, also at once", async () => {
    const { visitor, times, choose } = await open(engine, { visitsADay: 1 });
    const [vera, otto] = [await visitor("vera"), await visitor("otto")];
    const at = (time: string) => `2026-03-04T${time}:00.000Z`;
    const outcomes = await Promise.all([choose(vera, at("15:00")), choose(otto, at("18:00"))]);
    expect([...outcomes].sort()).toEqual(["changed", "taken"]);
    const late = outcomes[0] === "taken" ? vera : otto;
    expect((await times(late))?.flat().filter((one) => one.startsWith("2026-03-04"))).toEqual([]);
  });

  it("are booked once by a double post, and by the same time in another tab", async () => {
    const { visitor, choose, mails, db } = await open(engine, { noticeHours: 0 });
    const vera = await visitor("vera");
    const posts = await Promise.all([
      choose(vera, tuesdayTen, "one-attempt"),
      choose(vera, tuesdayTen, "one-attempt"),
    ]);
    expect(posts).toEqual(["changed", "changed"]);
    expect(await choose(vera, tuesdayTen, "another-tab")).toBe("changed");
    expect(await db.selectFrom("bookings").selectAll().execute()).toMatchObject([{ sequence: 0 }]);
    expect(await mails("booking-to-visitor")).toHaveLength(1);
  });
});
