import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { appContext, postedFormContext } from "~/context";
import { staffContext } from "~/staff/frame/staff-context";
import { openWithPeople } from "../../../tests/fixtures/bookings";
import { ana, ben, sessionOf } from "../../../tests/fixtures/people";
import { bothEngines, type Engine } from "../../../tests/support/databases";
import { loader as openBooking, action as postBooking } from "./booking";
import { action as postCalendar } from "./calendar";
import { endAppointment } from "./end-appointment.server";
import { action as postOffer } from "./offer";
import { chooseOfferedTime } from "./reply-to-appointment.server";
import { shownVisit } from "./visit-fields";

/** Tuesday 3 March 2026 in Jacksonville, 2 PM. */
const two = "2026-03-03T19:00:00.000Z";

/** What Ben's open page posts, at another time than Ana's 10 AM. */
const pages = {
  calendar: { start: "2026-03-03T14:00", day: "2026-03-03", view: "week" },
  booking: { day: "2026-03-03", time: "14:00" },
  offer: { start: two, day: "2026-03-02" },
};
type Page = keyof typeof pages;

/** Ben's pages of an inquiry for which nobody has booked yet. */
async function openDesk(engine: Engine) {
  const desk = await openWithPeople(engine);
  const { app, db, reference, opened } = desk;
  const context = new RouterContextProvider();
  context.set(appContext, app);
  context.set(staffContext, await sessionOf(app, ben));
  let attempts = 0;
  const post = async (page: Page, fields: Record<string, string> = {}) => {
    const visit = { personId: ben.id, minutes: 30, place: "phone" };
    const form = new FormData();
    for (const [name, value] of Object.entries({
      attempt: `attempt-${++attempts}`,
      do: page === "offer" ? "offer" : "book",
      for: reference,
      booking: "",
      with: ben.id,
      minutes: "30",
      place: "phone",
      shown: shownVisit(visit),
      ...pages[page],
      ...fields,
    }))
      form.set(name, value);
    context.set(postedFormContext, form);
    const request = new Request("https://clinic.example/staff", { method: "POST" });
    const args = { request, context, params: { reference } } as never;
    const actions = { calendar: postCalendar, booking: postBooking, offer: postOffer };
    const answer = await actions[page](args);
    if (answer instanceof Response) return { status: answer.status };
    return { status: answer.init?.status, ...(answer.data as Record<string, unknown>) };
  };
  const mails = async () =>
    (await db.selectFrom("outbox").select("kind").execute()).filter(({ kind }) =>
      kind.endsWith("-to-visitor"),
    );
  const bookings = async () => (await opened(reference)).bookings;
  const shownCurrent = async () => {
    const request = new Request("https://clinic.example/staff");
    const shown = await openBooking({ request, context, params: { reference } } as never);
    return shown.inquiry.current;
  };
  return { ...desk, post, bookings, shownCurrent, mails };
}

describe.each(bothEngines)("an inquiry that a colleague has booked meanwhile, on %s", (engine) => {
  it.each(["calendar", "booking"] as const)(
    "is not booked again from the open page of the %s, which says what was booked",
    async (page) => {
      const { book, post, reference, bookings, mails, shownCurrent } = await openDesk(engine);
      await book(reference);
      const sent = await mails();
      const refused = await post(page, { anyway: "1" });
      const text = "Not booked: Tue, Mar 3, 10 AM was booked for this inquiry meanwhile.";
      expect(refused).toMatchObject({ status: 409 });
      expect(refused).toMatchObject({
        [page === "calendar" ? "problem" : "message"]: expect.stringContaining(text),
      });
      const [booked, ...others] = await bookings();
      expect(others).toEqual([]);
      expect(booked).toMatchObject({ startsAt: "2026-03-03T15:00:00.000Z", person: ana });
      expect(await mails()).toEqual(sent);
      // The page that is shown now moves that appointment; what was typed is kept.
      const current = { id: booked?.id ?? "" };
      expect(await shownCurrent()).toMatchObject(current);
      if (page === "calendar") expect(refused).toMatchObject({ page: { choosing: { current } } });
      else expect(refused).toMatchObject({ typed: { day: "2026-03-03", time: "14:00" } });
      expect(await post(page, { booking: current.id })).toEqual({ status: 303 });
      expect(await bookings()).toMatchObject([{ ...current, startsAt: two, person: ben }]);
    },
  );

  it("is offered no times from an open page, until that shows what was booked", async () => {
    const { app, book, post, reference, bookings, mails, opened, change } = await openDesk(engine);
    await book(reference);
    const sent = await mails();
    expect(await post("offer")).toMatchObject({
      status: 409,
      problem: expect.stringContaining("Not offered: Tue, Mar 3, 10 AM was booked"),
      starts: [two],
      page: { current: { startsAt: "2026-03-03T15:00:00.000Z" } },
    });
    expect((await opened(reference)).offer).toBeNull();
    expect(await mails()).toEqual(sent);
    const [booked] = await bookings();
    expect(await post("offer", { booking: booked?.id ?? "" })).toEqual({ status: 303 });
    expect((await opened(reference)).offer).toMatchObject({ person: ben.name });

    // That appointment was canceled, and another one booked.
    const ended = { bookingId: booked?.id ?? "", as: "cancelled" } as const;
    await endAppointment(app, { ...change(reference), ...ended });
    await book(reference, { time: "11:00" });
    expect(await post("offer", { booking: booked?.id ?? "" })).toMatchObject({ status: 409 });
  });

  it("is not booked again after its visitor has chosen an offered time", async () => {
    const { app, post, token, reference, opened, bookings } = await openDesk(engine);
    await post("offer");
    const offerId = (await opened(reference)).offer?.id ?? "";
    const choice = { token, offerId, startsAt: two, idempotencyKey: "attempt-of-visitor" };
    expect(await chooseOfferedTime(app, choice)).toBe("changed");
    expect(await post("booking", { time: "15:00" })).toMatchObject({ status: 409 });
    expect(await bookings()).toMatchObject([{ startsAt: two, state: "confirmed" }]);
  });

  it("gets one appointment from two colleagues at once", async () => {
    const { book, reference, bookings } = await openDesk(engine);
    const outcomes = await Promise.all([
      book(reference),
      book(reference, { time: "14:00", personId: ben.id }),
    ]);
    expect(outcomes.sort()).toEqual(["booked", "changed"]);
    expect(await bookings()).toHaveLength(1);
  });
});

it("whose appointment is over or was canceled is booked again", async () => {
  const { app, clock, post, book, reference, change, bookings } = await openDesk("sqlite");
  await book(reference);
  const [first] = await bookings();
  await endAppointment(app, {
    ...change(reference),
    bookingId: first?.id ?? "",
    as: "cancelled",
  });
  expect(await post("booking")).toEqual({ status: 303 });
  clock.set("2026-03-03T19:31:00.000Z");
  expect(await post("booking", { day: "2026-03-31" })).toEqual({ status: 303 });
  expect((await bookings()).map(({ state }) => state)).toEqual(["offered", "offered", "cancelled"]);
});
