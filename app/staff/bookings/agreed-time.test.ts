import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { appContext, postedFormContext } from "~/context";
import type { Mail } from "~/core/mail/mail";
import { prepareMail } from "~/prepare-mail";
import { staffContext } from "~/staff/frame/staff-context";
import { eventText } from "~/staff/inquiry/inquiry-history";
import { action as enter } from "~/staff/new-inquiry/new-inquiry";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { addPeople, ana, sessionOf } from "../../../tests/fixtures/people";
import { type Engine, engines } from "../../../tests/support/databases";
import { bookAppointment } from "./book-appointment.server";
import { bookedText } from "./booked-text";
import { endAppointment } from "./end-appointment.server";

const rosa = {
  source: "phone",
  firstName: "Rosa",
  phone: "904 555 0123",
  email: "rosa@visitor.example",
  mayMail: "yes",
  service: "general",
  at: "2026-03-04T10:00",
  with: ana.id,
  minutes: "30",
  place: "office",
  attempt: "attempt-of-rosa",
};

async function open(engine: Engine) {
  const desk = await openTestDesk(engine);
  await addPeople(desk.db, [ana]);
  const context = new RouterContextProvider();
  context.set(appContext, desk.app);
  context.set(staffContext, await sessionOf(desk.app, ana));
  const post = async (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    context.set(postedFormContext, form);
    const response = (await enter({ context } as never)) as Response;
    return new URL(response.headers.get("location") ?? "", "http://desk");
  };
  const bookings = () => desk.db.selectFrom("bookings").selectAll().execute();
  return { ...desk, post, bookings };
}

describe.each(engines)("a time that the visitor has agreed to on %s", (engine) => {
  it("of a caller is confirmed at once, stored once, and mailed as booked", async () => {
    const { app, db, post, opened, bookings } = await open(engine);
    const { pathname } = await post(rosa);
    expect((await post(rosa)).pathname).toBe(pathname);
    expect(await bookings()).toMatchObject([
      { starts_at: "2026-03-04T15:00:00.000Z", state: "confirmed", person_id: ana.id },
    ]);
    const inquiry = await opened(pathname.split("/").at(-1) ?? "");
    expect(inquiry).toMatchObject({ name: "Rosa", source: "phone", status: "booked" });
    const entry = inquiry.history.find(({ kind }) => kind === "booking");
    expect(entry && eventText(entry)).toMatch(/^Confirmed on the phone: .*10:00/);
    expect(entry && bookedText(entry, inquiry.bookings)).toBe(
      "Confirmed on the phone: Wed, Mar 4, 10 AM, in the office, with Ana.",
    );
    const queued = await db
      .selectFrom("outbox")
      .selectAll()
      .where("kind", "=", "booking-to-visitor")
      .executeTakeFirstOrThrow();
    expect(((await prepareMail(app, queued)) as Mail).text).toContain("is booked");
  });

  it("that is somebody else's meanwhile keeps the caller, and leads to what is free", async () => {
    const { app, post, receive, change, bookings, listed } = await open(engine);
    const reference = await receive();
    const visit = { day: "2026-03-04", time: "10:15", minutes: 30, place: "phone" } as const;
    await bookAppointment(app, {
      ...change(reference),
      ...visit,
      bookingId: "",
      personId: ana.id,
      anyway: false,
    });
    const { pathname, searchParams } = await post(rosa);
    expect(pathname).toBe("/staff/calendar");
    expect(searchParams.get("day")).toBe("2026-03-04");
    expect(searchParams.has("taken")).toBe(true);
    expect(await listed()).toContain(searchParams.get("for"));
    expect(await bookings()).toHaveLength(1);
  });

  it("is confirmed later, on the phone, by the desk", async () => {
    const { app, clock, receive, change, opened, bookings } = await open(engine);
    const reference = await receive();
    const visit = { day: "2026-03-04", time: "10:00", minutes: 30, place: "phone" } as const;
    const book = { ...visit, bookingId: "", personId: ana.id, anyway: false };
    await bookAppointment(app, { ...change(reference), ...book });
    const [{ id, state } = { id: "", state: "" }] = await bookings();
    expect(state).toBe("offered");
    clock.advance({ minutes: 5 });
    expect(await endAppointment(app, { ...change(reference), bookingId: id, as: "kept" })).toBe(
      "changed",
    );
    expect(await bookings()).toMatchObject([{ state: "confirmed" }]);
    const [entry] = (await opened(reference)).history;
    expect(entry && eventText(entry)).toMatch(/^Confirmed on the phone: /);
  });
});
