import { describe, expect, it } from "vitest";
import type { Mail } from "~/core/mail/mail";
import { prepareMail } from "~/prepare-mail";
import { readVisitorPage, writeFromVisitor } from "~/site/visitor/visitor-page.server";
import { markRead, writeToVisitor } from "~/staff/conversation/conversation.server";
import { listQueue } from "~/staff/inbox/list-queue.server";
import { planFollowUp } from "~/staff/inquiry/assign-inquiry.server";
import { changeStatus } from "~/staff/inquiry/change-status.server";
import { erasePerson } from "~/staff/inquiry/erase-person.server";
import { suspendPerson } from "~/staff/people/change-person.server";
import { findPersonOfStaff } from "~/staff/people/list-people.server";
import { openWithPeople } from "../../../tests/fixtures/bookings";
import { ana, ben } from "../../../tests/fixtures/people";
import { engines } from "../../../tests/support/databases";
import type { BookingEnd } from "./bookings";
import { endAppointment } from "./end-appointment.server";
import { listBookingsOn, listTodaysBookings } from "./read-bookings.server";

describe.each(engines)("appointments on %s", (engine) => {
  it("are offered to the visitor, who confirms on the private page", async () => {
    const { app, opened, reference, token, answer, book, mails, clock } =
      await openWithPeople(engine);
    expect(await book(reference)).toBe("changed");
    expect(await mails("booking-to-visitor")).toBe(1);
    const [booking] = (await opened(reference)).bookings;
    // 10 AM in Jacksonville, before the change to summer time.
    expect(booking).toMatchObject({
      startsAt: "2026-03-03T15:00:00.000Z",
      state: "offered",
      person: ana,
    });
    const seen = await readVisitorPage(app, token);
    expect(seen).toMatchObject({
      access: "open",
      bookings: [{ id: booking?.id, place: "phone", version: 0 }],
    });
    const bookingId = booking?.id ?? "";
    const confirm = {
      token,
      bookingId,
      version: 0,
      choice: "confirm",
      requestedTime: "",
      idempotencyKey: "attempt-1",
    } as const;
    clock.advance({ minutes: 1 });
    expect(await answer(confirm)).toBe("changed");
    expect((await opened(reference)).bookings[0]?.state).toBe("confirmed");
    expect((await opened(reference)).history[0]).toMatchObject({ personId: "visitor" });
    clock.set("2026-03-03T14:00:00.000Z");
    expect(await listTodaysBookings(app, { actor: ana })).toMatchObject([{ reference }]);
  });

  it("keep the clinic's local time on both sides of a clock change", async () => {
    const { opened, reference, book } = await openWithPeople(engine);
    const startsAt = async () => (await opened(reference)).bookings.map((one) => one.startsAt);
    await book(reference, { day: "2026-03-06" });
    expect(await startsAt()).toEqual(["2026-03-06T15:00:00.000Z"]);
    const bookingId = (await opened(reference)).bookings[0]?.id ?? "";
    await book(reference, { bookingId, day: "2026-03-09" });
    expect(await startsAt()).toEqual(["2026-03-09T14:00:00.000Z"]);
  });

  it("do not overlap for one person unless confirmed, nor lie in the past or in closed hours", async () => {
    const { receive, reference, book } = await openWithPeople(engine);
    const second = await receive({ email: "other@visitor.example" });
    const third = await receive({ email: "third@visitor.example" });
    const fourth = await receive({ email: "fourth@visitor.example" });
    expect(await book(reference)).toBe("changed");
    expect(await book(second, { time: "10:15" })).toBe("collides");
    expect(await book(second, { time: "10:30" })).toBe("changed");
    expect(await book(third, { time: "10:15", personId: ben.id })).toBe("changed");
    expect(await book(fourth, { time: "10:15", anyway: true })).toBe("changed");
    expect(await book(second, { day: "2026-03-02", time: "08:59" })).toBe("past");
    expect(await book(second, { day: "2026-02-30" })).toBe("past");
    expect(await book(second, { day: "2026-03-08" })).toBe("closed");
    expect(await book(second, { time: "23:00" })).toBe("closed");
  });

  it("are rejected for the second of two people who book the same time at once", async () => {
    const { receive, book } = await openWithPeople(engine);
    const references = await Promise.all(
      [1, 2, 3, 4].map((n) => receive({ email: `v${n}@visitor.example` })),
    );
    const outcomes = await Promise.all(references.map((one) => book(one)));
    expect(outcomes.sort()).toEqual(["changed", "collides", "collides", "collides"]);
  });

  it("return to the queue: asked for another time, canceled, and when they are over", async () => {
    const { app, opened, reference, token, answer, book, mails, clock, change } =
      await openWithPeople(engine);
    const due = async () => (await listQueue(app, { actor: ana, of: "" })).groups.due.rows;
    await book(reference);
    expect(await due()).toEqual([]);
    const bookingId = (await opened(reference)).bookings[0]?.id ?? "";
    const reply = {
      token,
      bookingId,
      version: 0,
      requestedTime: "After 3",
      idempotencyKey: "attempt-1",
    };
    expect(await answer({ ...reply, choice: "other-time" })).toBe("changed");
    expect(await due()).toMatchObject([{ reference, visitorEvents: ["reschedule"] }]);
    expect((await opened(reference)).bookings[0]).toMatchObject({
      state: "rescheduling",
      requested_time: "After 3",
    });
    expect(await book(reference, { bookingId, time: "15:00" })).toBe("changed");
    expect(await due()).toEqual([]);
    clock.set("2026-03-03T21:00:00.000Z");
    expect(await due()).toMatchObject([{ reference, due: { kind: "booking" } }]);
    expect(await endAppointment(app, { ...change(reference), bookingId, as: "came" })).toBe(
      "changed",
    );
    expect(await due()).toEqual([]);
    expect((await opened(reference)).status).toBe("closed");
    const late = { ...reply, version: 2, choice: "cancel", idempotencyKey: "attempt-2" } as const;
    expect(await answer(late)).toBe("over");
    expect(await mails("booking-cancelled")).toBe(0);
  });

  it.each(["moved", "canceled", "kept", "over"])(
    "stay due after a request for another time, whatever the desk replies, until they are %s",
    async (how) => {
      const { app, opened, reference, token, answer, book, clock, change } =
        await openWithPeople(engine);
      const due = async () => (await listQueue(app, { actor: ana, of: "" })).groups.due.rows;
      await book(reference);
      const bookingId = (await opened(reference)).bookings[0]?.id ?? "";
      const reply = {
        token,
        bookingId,
        version: 0,
        requestedTime: "After 3",
        idempotencyKey: "attempt-1",
      };
      clock.advance({ minutes: 1 });
      await answer({ ...reply, choice: "other-time" });
      const since = clock.now().toISOString();
      clock.advance({ minutes: 1 });
      await writeToVisitor(app, { ...change(reference), body: "We will see." });
      expect(await due()).toMatchObject([{ reference, visitorEvents: ["reschedule"], since }]);
      await markRead(app, change(reference));
      await planFollowUp(app, { ...change(reference), day: "2026-03-05", reason: "" });
      await changeStatus(app, { ...change(reference), from: "booked", to: "closed", note: "" });
      expect(await due()).toMatchObject([{ reference, visitorEvents: ["reschedule"], since }]);
      if (how === "moved") await book(reference, { bookingId, time: "15:00" });
      if (how === "canceled")
        await endAppointment(app, { ...change(reference), bookingId, as: "cancelled" });
      if (how === "kept")
        await endAppointment(app, { ...change(reference), bookingId, as: "kept" });
      if (how === "over") clock.set("2026-03-03T21:00:00.000Z");
      expect(await due()).toEqual([]);
      const [booking] = (await opened(reference)).bookings;
      if (how === "kept") expect(booking).toMatchObject({ state: "confirmed", requested_time: "" });
    },
  );

  it("are corrected when the wrong outcome was recorded, by whoever saw that outcome", async () => {
    const { app, opened, reference, book, clock, change } = await openWithPeople(engine);
    await book(reference);
    const bookingId = (await opened(reference)).bookings[0]?.id ?? "";
    clock.set("2026-03-03T15:40:00.000Z");
    const end = (as: BookingEnd, had?: "came" | "missed") => {
      clock.advance({ minutes: 1 });
      return endAppointment(app, { ...change(reference), bookingId, as, had });
    };
    const now = async () => {
      const { status, outcome, due, bookings } = await opened(reference);
      return [status, outcome, due?.kind, bookings[0]?.state];
    };
    expect(await end("came")).toBe("changed");
    expect(await now()).toEqual(["closed", "came", undefined, "came"]);
    // A page that does not show the outcome yet.
    expect(await end("missed")).toBe("conflict");
    expect(await end("missed", "came")).toBe("changed");
    expect(await now()).toEqual(["contacted", "", undefined, "missed"]);
    expect(await end("missed", "came")).toBe("conflict");
    expect(await end("cancelled", "missed")).toBe("conflict");
    expect(await end("came", "missed")).toBe("changed");
    expect(await now()).toEqual(["closed", "came", undefined, "came"]);
    expect(await end("kept", "came")).toBe("changed");
    expect(await now()).toEqual(["booked", "", "booking", "confirmed"]);
  });

  it("appear in the queue when the visitor cancels, and mail the clinic", async () => {
    const { app, opened, reference, token, answer, book, mails } = await openWithPeople(engine);
    await book(reference);
    const bookingId = (await opened(reference)).bookings[0]?.id ?? "";
    const cancel = { token, bookingId, version: 0, requestedTime: "", idempotencyKey: "attempt-1" };
    expect(await answer({ ...cancel, choice: "cancel" })).toBe("changed");
    const { due } = (await listQueue(app, { actor: ana, of: "" })).groups;
    expect(due.rows).toMatchObject([{ reference, visitorEvents: ["cancelled"] }]);
    expect(await mails("update-to-clinic")).toBe(1);
  });

  it("stay confirmed, without a mail, when the desk moves them to the same time", async () => {
    const { opened, reference, token, answer, book, mails } = await openWithPeople(engine);
    await book(reference);
    const bookingId = (await opened(reference)).bookings[0]?.id ?? "";
    const about = { token, bookingId, version: 0, requestedTime: "", idempotencyKey: "attempt-1" };
    await answer({ ...about, choice: "confirm" });
    expect(await book(reference, { bookingId })).toBe("changed");
    expect((await opened(reference)).bookings[0]).toMatchObject({ state: "confirmed" });
    expect(await mails("booking-to-visitor")).toBe(1);
    expect(await book(reference, { bookingId, time: "11:00" })).toBe("changed");
    expect((await opened(reference)).bookings[0]).toMatchObject({ state: "offered" });
    expect(await mails("booking-to-visitor")).toBe(2);
  });

  it("leave an unanswered message in the queue when they are booked, moved or canceled", async () => {
    const { app, opened, reference, token, book, clock, change } = await openWithPeople(engine);
    const due = async () => (await listQueue(app, { actor: ana, of: "" })).groups.due.rows;
    const write = { token, body: "Do I have to fast?", idempotencyKey: "attempt-w" };
    await writeFromVisitor(app, write);
    clock.advance({ minutes: 1 });
    await book(reference);
    expect(await due()).toMatchObject([{ reference, visitorEvents: ["wrote"] }]);
    const bookingId = (await opened(reference)).bookings[0]?.id ?? "";
    await book(reference, { bookingId, time: "15:00" });
    expect(await due()).toMatchObject([{ reference, visitorEvents: ["wrote"] }]);
    await endAppointment(app, { ...change(reference), bookingId, as: "cancelled" });
    expect(await due()).toMatchObject([{ reference, visitorEvents: ["wrote"] }]);
    await writeToVisitor(app, { ...change(reference), body: "No." });
    expect(await due()).toEqual([]);
  });

  it.each(["the desk", "the visitor"])(
    "restore the day of a promised call when %s cancels",
    async (by) => {
      const { app, opened, reference, token, answer, book, change } = await openWithPeople(engine);
      await planFollowUp(app, {
        ...change(reference),
        day: "2026-03-05",
        reason: "Call about prices",
      });
      const { due } = await opened(reference);
      await book(reference);
      const bookingId = (await opened(reference)).bookings[0]?.id ?? "";
      await book(reference, { bookingId, time: "15:00" });
      if (by === "the desk")
        await endAppointment(app, { ...change(reference), bookingId, as: "cancelled" });
      else {
        const cancel = {
          token,
          bookingId,
          version: 1,
          requestedTime: "",
          idempotencyKey: "attempt-1",
        };
        expect(await answer({ ...cancel, choice: "cancel" })).toBe("changed");
      }
      expect((await opened(reference)).due).toEqual(due);
    },
  );

  it("return to the queue, and keep the name, when their clinician leaves the desk", async () => {
    const { app, opened, reference, book, clock } = await openWithPeople(engine);
    await book(reference, { personId: ben.id });
    expect((await findPersonOfStaff(app, ben.id))?.appointments).toBe(1);
    clock.advance({ minutes: 1 });
    expect(await suspendPerson(app, { by: ana, id: ben.id })).toEqual({
      outcome: "done",
    });
    const inquiry = await opened(reference);
    expect(inquiry.bookings[0]?.person).toEqual(ben);
    expect(inquiry.due?.reason).toContain(ben.name);
    expect(inquiry.history[0]).toMatchObject({ kind: "follow-up", who: ana.name });
    const { due } = (await listQueue(app, { actor: ana, of: "" })).groups;
    expect(due.rows).toMatchObject([{ reference, due: { kind: "follow-up" } }]);
    const bookingId = inquiry.bookings[0]?.id ?? "";
    expect(await book(reference, { bookingId, personId: ana.id })).toBe("changed");
    expect((await listQueue(app, { actor: ana, of: "" })).groups.due.rows).toEqual([]);
  });

  it("state when, where, with whom, and that they were moved, in the mail and on the page", async () => {
    const { app, db, opened, reference, token, book } = await openWithPeople(engine);
    await book(reference, { place: "office" });
    const bookingId = (await opened(reference)).bookings[0]?.id ?? "";
    const seen = await readVisitorPage(app, token);
    expect(seen).toMatchObject({ bookings: [{ id: bookingId, person: ana.name }] });
    const compose = async () => {
      const queued = await db
        .selectFrom("outbox")
        .selectAll()
        .where("kind", "=", "booking-to-visitor")
        .orderBy("created_at", "desc")
        .executeTakeFirstOrThrow();
      return (await prepareMail(app, queued)) as Mail;
    };
    const booked = await compose();
    expect(booked?.text).toContain("Tuesday, March 3, 10:00 AM to 10:30 AM");
    expect(booked?.text).toContain(`with ${ana.name}`);
    expect(booked?.text).not.toMatch(/testosterone|weight|hormone/i);
    await book(reference, { bookingId, time: "15:00" });
    const moved = await compose();
    expect(moved?.text).toContain("3:00 PM to 3:30 PM");
    expect(moved?.subject).not.toBe(booked?.subject);
  });

  it("are listed for the days that the clinic is about to close", async () => {
    const { app, reference, book } = await openWithPeople(engine);
    await book(reference);
    const found = (from: string, until: string) =>
      listBookingsOn(app, { actor: ana, days: [{ from, until }] });
    expect(await found("2026-03-02", "2026-03-03")).toMatchObject([{ reference }]);
    expect(await found("2026-03-04", "2026-03-09")).toEqual([]);
    expect(await listBookingsOn(app, { actor: ana, days: [] })).toEqual([]);
  });

  it("accept ten replies in a quarter of an hour by one link, and store no more", async () => {
    const { db, opened, reference, token, answer, book, clock } = await openWithPeople(engine);
    await book(reference);
    const bookingId = (await opened(reference)).bookings[0]?.id ?? "";
    const ask = (n: number) =>
      answer({
        token,
        bookingId,
        version: 0,
        choice: "other-time",
        requestedTime: `${n}`,
        idempotencyKey: `attempt-${n}`,
      });
    const outcomes = [];
    for (let n = 0; n < 12; n++) outcomes.push(await ask(n));
    expect(outcomes).toEqual([...Array(10).fill("changed"), "too-many", "too-many"]);
    const written = await db
      .selectFrom("audit_log")
      .select("id")
      .where("action", "=", "visitor answered booking")
      .execute();
    expect(written).toHaveLength(10);
    clock.advance({ minutes: 16 });
    expect(await ask(12)).toBe("changed");
  });

  it("can be answered only at the time that the visitor saw", async () => {
    const { app, opened, reference, token, answer, book } = await openWithPeople(engine);
    await book(reference);
    const bookingId = (await opened(reference)).bookings[0]?.id ?? "";
    const version = 0;
    await book(reference, { bookingId, day: "2026-03-04" });
    const attempts = ["confirm", "other-time", "cancel"] as const;
    for (const choice of attempts) {
      const reply = {
        token,
        bookingId,
        version,
        choice,
        requestedTime: "After 3",
        idempotencyKey: `old-${choice}`,
      };
      expect(await answer(reply), choice).toBe("moved");
    }
    expect((await opened(reference)).bookings[0]).toMatchObject({
      state: "offered",
      requested_time: "",
    });
    const seen = await readVisitorPage(app, token);
    if (seen?.access !== "open") throw new Error("not open");
    expect(seen.bookings).toMatchObject([{ version: 1, startsAt: "2026-03-04T15:00:00.000Z" }]);
    const now = { token, bookingId, version: 1, requestedTime: "", idempotencyKey: "new-confirm" };
    expect(await answer({ ...now, choice: "confirm" })).toBe("changed");
  });

  it("are deleted with their inquiry", async () => {
    const { app, db, reference, book } = await openWithPeople(engine);
    await book(reference);
    await erasePerson(app, { actor: ana, references: [reference], reason: "asked" });
    expect(await db.selectFrom("bookings").select("id").execute()).toEqual([]);
  });
});
