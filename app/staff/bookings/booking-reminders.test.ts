import { describe, expect, it } from "vitest";
import { prepareMail } from "~/prepare-mail";
import { openWithPeople } from "../../../tests/fixtures/bookings";
import { engines } from "../../../tests/support/databases";
import { queueReminders } from "./booking-mail.server";

describe.each(engines)("reminders of appointments on %s", (engine) => {
  it("are not sent once the visitor asked for another time, or the desk moved them", async () => {
    const { app, db, opened, reference, token, answer, book, clock } = await openWithPeople(engine);
    await book(reference, { day: "2026-03-05" });
    const bookingId = (await opened(reference)).bookings[0]?.id ?? "";
    clock.set("2026-03-04T14:00:00.000Z");
    await queueReminders(app);
    const composeReminder = async () => {
      const queued = await db
        .selectFrom("outbox")
        .selectAll()
        .where("kind", "=", "booking-reminder")
        .executeTakeFirstOrThrow();
      return prepareMail(app, queued);
    };
    expect(await composeReminder()).toMatchObject({ kind: "booking-reminder" });
    const reply = {
      token,
      bookingId,
      version: 0,
      requestedTime: "After 3",
      idempotencyKey: "attempt-1",
    };
    expect(await answer({ ...reply, choice: "other-time" })).toBe("changed");
    expect(await composeReminder()).toBe("obsolete");
    await book(reference, { bookingId, day: "2026-03-10" });
    expect(await composeReminder()).toBe("obsolete");
  });

  it("are sent once, on the day before", async () => {
    const { app, reference, book, mails, clock } = await openWithPeople(engine);
    await book(reference, { day: "2026-03-05" });
    const remind = () => queueReminders(app);
    for (const [at, reminders] of [
      ["2026-03-03T20:00:00.000Z", 0],
      ["2026-03-04T13:59:00.000Z", 0],
      ["2026-03-04T14:00:00.000Z", 1],
      ["2026-03-04T20:00:00.000Z", 1],
      ["2026-03-05T14:00:00.000Z", 1],
    ] as const) {
      clock.set(at);
      await Promise.all([remind(), remind()]);
      expect(await mails("booking-reminder"), at).toBe(reminders);
    }
  });

  it.each([
    ["at 8:59 AM of the day before", "2026-03-04T13:59:00.000Z", "2026-03-05", 0],
    ["at 10 AM of the day before", "2026-03-04T15:00:00.000Z", "2026-03-05", 0],
    ["at 5:30 PM of the day before", "2026-03-04T22:30:00.000Z", "2026-03-05", 0],
    ["on the evening before that", "2026-03-04T04:30:00.000Z", "2026-03-05", 1],
    ["on the evening before the clocks go forward", "2026-03-08T04:30:00.000Z", "2026-03-09", 1],
    ["after the midnight before they do", "2026-03-08T05:30:00.000Z", "2026-03-09", 0],
    ["on the evening before the clocks go back", "2026-11-01T03:30:00.000Z", "2026-11-02", 1],
    ["after the midnight before they do so", "2026-11-01T04:30:00.000Z", "2026-11-02", 0],
  ])("booked or moved %s (%s, for %s) have %i", async (_, at, day, reminders) => {
    const { app, opened, receive, reference, book, mails, clock } = await openWithPeople(engine);
    const moved = await receive({ email: "other@visitor.example" });
    await book(moved, { day: "2026-03-20" });
    const bookingId = (await opened(moved)).bookings[0]?.id ?? "";
    clock.set(at);
    expect(await book(reference, { day })).toBe("changed");
    expect(await book(moved, { bookingId, day, time: "11:00" })).toBe("changed");
    const reminded = async () => (await mails("booking-reminder")) / 2;
    for (let n = 0; n < 48; n++) {
      await queueReminders(app);
      clock.advance({ minutes: 45 });
    }
    expect(await reminded()).toBe(reminders);
  });

  it("are not sent once appointments have begun", async () => {
    const { app, db, reference, book, clock } = await openWithPeople(engine);
    await book(reference, { day: "2026-03-05" });
    clock.set("2026-03-04T14:00:00.000Z");
    await queueReminders(app);
    const queued = db.selectFrom("outbox").selectAll().where("kind", "=", "booking-reminder");
    const compose = async () => prepareMail(app, await queued.executeTakeFirstOrThrow());
    clock.set("2026-03-05T14:59:00.000Z");
    expect(await compose()).toMatchObject({ kind: "booking-reminder" });
    clock.set("2026-03-05T15:00:00.000Z");
    expect(await compose()).toBe("obsolete");
  });
});
