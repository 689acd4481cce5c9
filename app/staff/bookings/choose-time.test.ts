import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { emailOnly } from "~/content/form-values";
import { appContext, postedFormContext } from "~/context";
import { claimMails } from "~/core/mail/claim-mails";
import { permissions } from "~/staff/frame/permissions";
import { staffContext } from "~/staff/frame/staff-context";
import { undoChange } from "~/staff/inquiry/assign-inquiry.server";
import { eventText } from "~/staff/inquiry/inquiry-history";
import { aVisit } from "../../../tests/fixtures/bookings";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { addPeople, ana, ben, sessionOf } from "../../../tests/fixtures/people";
import { engines } from "../../../tests/support/databases";
import { bookAppointment } from "./book-appointment.server";
import { bookedText } from "./booked-text";
import { loader as openCalendar, action as postCalendar } from "./calendar";
import { endAppointment } from "./end-appointment.server";
import { loader as openOffer, action as postOffer } from "./offer";
import { offerTimes } from "./offer-times.server";
import { loader as openPrint } from "./print-calendar";
import { shownVisit } from "./visit-fields";

/** Tuesday 3 March 2026 in Jacksonville, 10 and 11 AM. */
const [ten, eleven] = ["2026-03-03T15:00:00.000Z", "2026-03-03T16:00:00.000Z"];

/** A desk of two people, Ana's pages, and one inquiry. */
async function openDesk(engine: (typeof engines)[number] = "sqlite") {
  const opened = await openTestDesk(engine);
  const { app, db, clock, change } = opened;
  await addPeople(db, [ana, ben]);
  const reference = await opened.receive();
  const context = new RouterContextProvider();
  context.set(appContext, app);
  context.set(staffContext, await sessionOf(app, ana));
  const paths = { calendar: "/staff/calendar", offer: `/staff/inquiries/${reference}/offer` };
  let attempts = 0;
  const post = async (page: keyof typeof paths, fields: [name: string, value: string][]) => {
    const form = new FormData();
    form.set("attempt", `attempt-${++attempts}`);
    for (const [name, value] of fields) form.append(name, value);
    context.set(postedFormContext, form);
    const request = new Request(`https://clinic.example${paths[page]}`, { method: "POST" });
    const args = { request, context, params: { reference } } as never;
    const answer = await (page === "calendar" ? postCalendar(args) : postOffer(args));
    return answer instanceof Response
      ? { status: answer.status, to: answer.headers.get("location") }
      : { status: answer.init?.status, ...answer.data };
  };
  const open = (page: keyof typeof paths, query = "") => {
    const request = new Request(`https://clinic.example${paths[page]}?${query}`);
    const args = { request, context, params: { reference } } as never;
    return page === "calendar" ? openCalendar(args) : openOffer(args);
  };
  const book = (changes: Partial<Parameters<typeof bookAppointment>[1]> = {}) => {
    clock.advance({ minutes: 1 });
    return bookAppointment(app, {
      ...change(reference),
      ...aVisit,
      ...changes,
    });
  };
  const mails = () =>
    db
      .selectFrom("outbox")
      .select("kind")
      .where("kind", "in", ["times-to-visitor", "booking-to-visitor", "booking-cancelled"])
      .orderBy("created_at")
      .execute();
  const bookings = async () => (await opened.opened(reference)).bookings;
  const undo = async () => {
    clock.advance({ seconds: 1 });
    const entry = (await opened.opened(reference)).undo?.entry ?? "none is offered";
    return undoChange(app, { ...change(reference), entry });
  };
  return { ...opened, context, reference, post, open, book, mails, bookings, undo };
}

describe("a page of free times", () => {
  const asRead = (reference: string): [string, string][] =>
    [
      ...([
        ["do", "book"],
        ["for", reference],
        ["booking", ""],
        ["day", "2026-03-03"],
      ] as const),
      ...([
        ["view", "week"],
        ["with", ana.id],
        ["minutes", "30"],
        ["place", "phone"],
      ] as const),
    ].map(([name, value]) => [name, value]);

  it("books what its fields say", async () => {
    const { post, reference, bookings } = await openDesk();
    const fields = [
      ...asRead(reference),
      ["shown", `${ana.id} 30 phone`],
      ["start", "2026-03-03T10:00"],
    ] as [string, string][];
    expect(await post("calendar", fields)).toMatchObject({ status: 303 });
    expect(await bookings()).toMatchObject([{ startsAt: ten, person: ana, place: "phone" }]);
  });

  it("books with nobody yet, where that was chosen", async () => {
    const { open, post, reference, bookings } = await openDesk();
    await open("calendar", `for=${reference}&with=`);
    const fields = asRead(reference).map(([name, value]): [string, string] => [
      name,
      name === "with" ? "" : value,
    ]);
    fields.push(["shown", shownVisit({ personId: "", minutes: 30, place: "phone" })]);
    expect(await post("calendar", [...fields, ["start", "2026-03-03T10:00"]])).toMatchObject({
      status: 303,
    });
    expect(await bookings()).toMatchObject([{ startsAt: ten, person: null }]);
  });

  it.each([
    ["the person", `${ben.id} 30 phone`],
    ["the length", `${ana.id} 60 phone`],
    ["the place", `${ana.id} 30 office`],
  ])(
    "books nothing after %s was changed, keeps what was chosen, and shows its free times",
    async (_, shown) => {
      const { post, book, receive, reference, bookings } = await openDesk();
      const other = await receive({ email: "other@visitor.example" });
      await book({ reference: other });
      const fields = [...asRead(reference), ["shown", shown], ["start", "2026-03-03T10:00"]] as [
        string,
        string,
      ][];
      const answer = await post("calendar", fields);
      expect(answer).toMatchObject({
        status: 409,
        problem: expect.stringContaining("Not booked"),
        page: { personId: ana.id, choosing: { minutes: 30, place: "phone" } },
      });
      const [, tuesday] = "page" in answer && answer.page ? answer.page.days : [];
      const free = tuesday && "free" in tuesday ? tuesday.free : undefined;
      expect(free).not.toContain("10:00");
      expect(free).toContain("10:30");
      expect(await bookings()).toEqual([]);
    },
  );

  it("offers nothing after the person was changed, and keeps the ticks", async () => {
    const { post, opened, reference } = await openDesk();
    const offer: [string, string][] = [
      ...([
        ["do", "offer"],
        ["with", ben.id],
        ["minutes", "30"],
        ["place", "office"],
      ] as [string, string][]),
      ...([
        ["day", "2026-03-02"],
        ["shown", `${ana.id} 30 office`],
        ["start", ten],
      ] as [string, string][]),
    ];
    expect(await post("offer", offer)).toMatchObject({
      status: 409,
      starts: [ten],
      page: { personId: ben.id, place: "office" },
    });
    expect((await opened(reference)).offer).toBeNull();
    offer.push(["shown-day", "2026-03-02"]);
    const unchanged = offer.map(([name, value]): [string, string] => [
      name,
      name === "shown" ? `${ben.id} 30 office` : value,
    ]);
    expect(await post("offer", unchanged)).toMatchObject({ status: 303 });
    expect((await opened(reference)).offer).toMatchObject({ person: ben.name, place: "office" });
  });

  it("shows the free times of what was chosen, without scripts", async () => {
    const { post, reference } = await openDesk();
    const { to } = (await post("calendar", [...asRead(reference), ["show", "1"]])) as {
      to: string;
    };
    expect(Object.fromEntries(new URL(to, "https://clinic.example").searchParams)).toMatchObject({
      for: reference,
      with: ana.id,
      minutes: "30",
      place: "phone",
      day: "2026-03-03",
    });
  });

  it("begins on the first day with a free time of the person who is likely", async () => {
    const { open, book, reference, receive, bookings, app, change, clock } = await openDesk();
    await book({ personId: ben.id });
    const [booking] = await bookings();
    await endAppointment(app, {
      ...change(reference),
      bookingId: booking?.id ?? "",
      as: "cancelled",
    });
    // The newest appointment for the same service is Ana's.
    const other = await receive({ email: "other@visitor.example" });
    await book({ reference: other, day: "2026-03-06" });
    clock.set("2026-03-06T22:30:00.000Z");
    // Friday, 5:30 PM: the office opens on Monday.
    expect(await open("calendar", `for=${reference}`)).toMatchObject({
      personId: ben.id,
      day: "2026-03-09",
      first: "2026-03-09",
    });
    expect(await open("calendar")).toMatchObject({ day: "2026-03-06" });
  });

  it("opens for a move on the appointment's own day, where that has another free time", async () => {
    const { open, book, reference, db } = await openDesk();
    await db.updateTable("contact_submissions").set({ source: "phone" }).execute();
    expect(await open("calendar", `for=${reference}`)).toMatchObject({
      day: "2026-03-02",
      choosing: { agreed: "phone" },
    });
    await book({ day: "2026-03-05" });
    // Who agreed to the time before has not agreed to another one.
    expect(await open("calendar", `for=${reference}`)).toMatchObject({
      day: "2026-03-05",
      choosing: { agreed: null },
    });
  });

  it("with free times to offer shows what the visitor wrote last, and can begin without ticks", async () => {
    const { open, db, post } = await openDesk();
    const { said, suggested } = (await open("offer")) as Awaited<ReturnType<typeof openOffer>>;
    const sent = db.selectFrom("contact_submissions").select("message as said");
    expect({ said }).toEqual(await sent.executeTakeFirstOrThrow());
    expect(suggested).toHaveLength(6);
    expect(await open("offer", "clear=1")).toMatchObject({ suggested: [] });
    const offer = (starts: string[]) =>
      post("offer", [
        ["with", ana.id],
        ["minutes", "30"],
        ["place", "phone"],
        ...starts.map((start): [string, string] => ["start", start]),
      ]);
    const seven = [...suggested, "2026-03-20T15:00:00.000Z"];
    expect(await offer(seven)).toMatchObject({
      status: 422,
      problem: expect.stringContaining("7 are ticked"),
    });
  });

  it("is not about a call for a visitor who wants emails only", async () => {
    const { open, db, reference } = await openDesk();
    await db.updateTable("contact_submissions").set({ reach_by: emailOnly }).execute();
    expect(await open("calendar", `for=${reference}`)).toMatchObject({
      choosing: { place: "office" },
    });
    expect(await open("offer")).toMatchObject({ place: "office" });
  });
});

it("prints the calendar with phone numbers, and records it", async () => {
  const { context, book, audit, opened, reference } = await openDesk();
  await book();
  const request = new Request("https://clinic.example/staff/calendar/print?day=2026-03-03");
  const { days } = await openPrint({ request, context, params: {} } as never);
  const { sent } = await opened(reference);
  expect(days.flatMap(({ bookings }) => bookings)).toMatchObject([
    { reference, phone: sent.phone, time: "10:00", person: ana },
  ]);
  expect(await audit()).toContainEqual(
    expect.objectContaining({ action: "printed bookings", detail: reference }),
  );
  const fresh = (path: keyof typeof permissions) => permissions[path].see.fresh;
  expect(fresh("/staff/calendar/print")).toBe(fresh("/staff/inquiries/print"));
});

it("names day, hour, place and person of what was booked", async () => {
  const { book, opened, reference } = await openDesk();
  await book();
  const { history, bookings } = await opened(reference);
  const [entry] = history;
  expect(entry && bookedText(entry, bookings)).toBe(
    "Booked: Tue, Mar 3, 10 AM, by phone, with Ana.",
  );
  const moved = async (time: string, day = "2026-03-03") => {
    await book({ bookingId: bookings[0]?.id ?? "", day, time });
    const { history, bookings: now } = await opened(reference);
    return history[0] && [bookedText(history[0], now), eventText(history[0])];
  };
  const text = "Moved from Tue, Mar 3, 10 AM to 4 PM";
  expect(await moved("16:00")).toEqual([`${text}, by phone, with Ana.`, text]);
  const later = "Moved from Tue, Mar 3, 4 PM to Thu, Mar 5, 11:30 AM";
  expect(await moved("11:30", "2026-03-05")).toEqual([`${later}, by phone, with Ana.`, later]);
});

describe.each(engines)("ten seconds after the desk changed an appointment on %s", (engine) => {
  it("a booking is undone before its mail leaves, and what it replaced is back", async () => {
    const { app, db, reference, book, undo, mails, bookings, opened, change } =
      await openDesk(engine);
    await offerTimes(app, {
      ...change(reference),
      starts: [eleven],
      personId: ana.id,
      minutes: 30,
      place: "phone",
    });
    const before = await opened(reference);
    await book();
    expect(await mails()).toMatchObject([
      { kind: "times-to-visitor" },
      { kind: "booking-to-visitor" },
    ]);
    expect(await undo()).toBe("changed");
    expect(await bookings()).toEqual([]);
    expect(await mails()).toMatchObject([{ kind: "times-to-visitor" }]);
    const { status, due, offer } = await opened(reference);
    expect({ status, due, offer }).toEqual({
      status: before.status,
      due: before.due,
      offer: before.offer,
    });
    expect(await db.selectFrom("bookings").select("id").execute()).toEqual([]);
  });

  it("a move, an outcome and a cancellation are undone", async () => {
    const { app, book, undo, mails, bookings, opened, reference, change, clock } =
      await openDesk(engine);
    await book();
    const [{ id: bookingId } = { id: "" }] = await bookings();
    await book({ bookingId, time: "11:00", personId: ben.id });
    expect(await undo()).toBe("changed");
    expect(await bookings()).toMatchObject([{ startsAt: ten, person: ana, state: "offered" }]);
    for (const as of ["came", "missed", "cancelled"] as const) {
      clock.advance({ minutes: 1 });
      await endAppointment(app, { ...change(reference), bookingId, as });
      expect(await undo()).toBe("changed");
      expect(await bookings()).toMatchObject([{ id: bookingId, state: "offered" }]);
      expect(await opened(reference)).toMatchObject({ status: "booked", due: { kind: "booking" } });
    }
    expect(await mails()).toMatchObject([{ kind: "booking-to-visitor" }]);
  });

  it("an offer is undone, and the earlier one is open again", async () => {
    const { app, undo, opened, reference, change, clock } = await openDesk(engine);
    const visit = { personId: ana.id, minutes: 30, place: "phone" } as const;
    await offerTimes(app, { ...change(reference), ...visit, starts: [ten] });
    clock.advance({ minutes: 1 });
    await offerTimes(app, { ...change(reference), ...visit, starts: [eleven] });
    expect(await undo()).toBe("changed");
    expect((await opened(reference)).offer?.times).toMatchObject([{ startsAt: ten }]);
  });

  it("a mail leaves, and nothing is undone any more", async () => {
    const { app, db, book, bookings, clock, opened, reference, change } = await openDesk(engine);
    await db.deleteFrom("outbox").execute();
    await book();
    const entry = (await opened(reference)).undo?.entry ?? "";
    const claim = () => claimMails(db, { owner: "worker", now: clock.now(), limit: 4 });
    clock.advance({ seconds: 9 });
    expect(await claim()).toEqual([]);
    clock.advance({ seconds: 1 });
    expect(await claim()).toMatchObject([{ kind: "booking-to-visitor" }]);
    expect(await undoChange(app, { ...change(reference), entry })).toBe("sent");
    expect(await bookings()).toMatchObject([{ startsAt: ten }]);
    clock.advance({ seconds: 1 });
    expect((await opened(reference)).undo).toBeNull();
  });

  it("a move is not undone when somebody else has the earlier time", async () => {
    const { app, receive, book, bookings, reference, opened, change } = await openDesk(engine);
    const other = await receive({ email: "other@visitor.example" });
    await book();
    const [{ id: bookingId } = { id: "" }] = await bookings();
    await book({ bookingId, time: "11:00" });
    const entry = (await opened(reference)).undo?.entry ?? "";
    await bookAppointment(app, {
      ...change(other),
      ...aVisit,
      time: "10:15",
    });
    expect(await undoChange(app, { ...change(reference), entry })).toBe("conflict");
    expect(await bookings()).toMatchObject([{ startsAt: eleven }]);
  });
});

it("opens the calendar on the next week once nothing is to come in this one", async () => {
  const { open, book, clock } = await openDesk();
  const shown = async (query = "") => {
    const page = await open("calendar", query);
    return "day" in page ? [page.first, page.day] : [];
  };
  // It is Monday; then Saturday, on which the office is closed.
  expect(await shown()).toEqual(["2026-03-02", "2026-03-02"]);
  clock.advance({ hours: 5 * 24 });
  expect(await shown()).toEqual(["2026-03-09", "2026-03-09"]);
  expect(await shown("day=2026-03-07")).toEqual(["2026-03-02", "2026-03-07"]);
  expect(await shown("view=day")).toEqual(["2026-03-07", "2026-03-07"]);
  await book({ day: "2026-03-08", anyway: true });
  expect(await shown()).toEqual(["2026-03-02", "2026-03-07"]);
  expect(await shown(`with=${ben.id}`)).toEqual(["2026-03-09", "2026-03-09"]);
});
