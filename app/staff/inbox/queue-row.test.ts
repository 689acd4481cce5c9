import { expect, it } from "vitest";
import { writeFromVisitor } from "~/site/visitor/visitor-page.server";
import { bookAppointment } from "~/staff/bookings/book-appointment.server";
import { replyToAppointment } from "~/staff/bookings/reply-to-appointment.server";
import { markRead, writeToVisitor } from "~/staff/conversation/conversation.server";
import { changeStatus } from "~/staff/inquiry/change-status.server";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { addPeople, ana } from "../../../tests/fixtures/people";
import { engines } from "../../../tests/support/databases";
import { listQueue, readQueuePage } from "./list-queue.server";

it.each(engines)(
  "a row marks how to reach the visitor, and shows the newest message, on %s",
  async (engine) => {
    const { app, clock, receive, change } = await openTestDesk(engine);
    const reference = await receive({ message: "The first", noVoicemail: "" });
    clock.advance({ minutes: 1 });
    await receive({ email: "b@visitor.example", message: "", reachBy: "" });
    const rows = async () =>
      Object.values((await listQueue(app, { actor: ana, of: "" })).groups).flatMap(
        (group) => group.rows,
      );
    expect(await rows()).toMatchObject([
      { words: "The first", emailOnly: true, noVoicemail: false },
      { words: "", emailOnly: false, noVoicemail: true },
    ]);
    for (const body of ["An answer", "Another\nanswer"]) {
      clock.advance({ minutes: 1 });
      await writeToVisitor(app, { ...change(reference), body });
    }
    const row = (await rows()).find((one) => one.reference === reference);
    expect(row?.words).toBe("Another answer");
  },
);

it.each(engines)(
  "a row shows what still waits, and the newest event after it, on %s",
  async (engine) => {
    const { app, db, clock, receive, change, visitorOf } = await openTestDesk(engine);
    await addPeople(db, [ana]);
    const reference = await receive();
    const row = async () => {
      const { groups } = await listQueue(app, { actor: ana, of: "" });
      return Object.values(groups).flatMap((group) => group.rows)[0];
    };
    const { token } = await visitorOf(reference);
    const visit = { day: "2026-03-04", time: "13:00", minutes: 30, place: "phone" } as const;
    const booked = { ...visit, anyway: true, bookingId: "", personId: ana.id };
    await bookAppointment(app, { ...change(reference), ...booked });
    const booking = await db.selectFrom("bookings").selectAll().executeTakeFirstOrThrow();
    clock.advance({ minutes: 1 });
    const reply = {
      token,
      bookingId: booking.id,
      version: booking.sequence,
      requestedTime: "Later",
    };
    await replyToAppointment(app, { ...reply, choice: "other-time", idempotencyKey: "asks" });
    expect(await row()).toMatchObject({ visitorEvents: ["reschedule"] });
    clock.advance({ minutes: 1 });
    await writeFromVisitor(app, { token, body: "Any news?", idempotencyKey: "writes" });
    expect(await row()).toMatchObject({
      visitorEvents: ["reschedule", "wrote"],
      words: "Any news?",
    });
    await markRead(app, change(reference));
    expect(await row()).toMatchObject({ visitorEvents: ["reschedule"] });
  },
);

it.each(engines)("the open inquiry has a row where no group has it, on %s", async (engine) => {
  const { app, receive, change } = await openTestDesk(engine);
  const closed = await receive({ message: "Thank you" });
  const other = await receive({ email: "b@visitor.example" });
  await changeStatus(app, { ...change(closed), from: "new", to: "closed", note: "" });
  const pinned = async (open: string) =>
    (await readQueuePage(app, { actor: ana, of: "", open })).pinned;
  expect(await pinned(closed)).toMatchObject({ reference: closed, words: "Thank you" });
  expect(await pinned(other)).toBeNull();
  expect(await pinned("")).toBeNull();
  expect(await pinned("CW-0000-00")).toBeNull();
});
