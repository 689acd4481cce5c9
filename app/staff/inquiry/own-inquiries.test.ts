import { describe, expect, it } from "vitest";
import type { Actor } from "~/core/sessions/people";
import { bookAppointment } from "~/staff/bookings/book-appointment.server";
import { readCalendar } from "~/staff/bookings/calendar.server";
import { endAppointment } from "~/staff/bookings/end-appointment.server";
import { offerTimes } from "~/staff/bookings/offer-times.server";
import { listBookingsBetween, listTodaysBookings } from "~/staff/bookings/read-bookings.server";
import { writeToVisitor } from "~/staff/conversation/conversation.server";
import { listQueue } from "~/staff/inbox/list-queue.server";
import { countQueue, countWaiting, nextInQueue } from "~/staff/inbox/next-in-queue.server";
import { countInquiries, listInquiries } from "~/staff/inquiry-list/list-inquiries.server";
import { isInquiryFor } from "~/staff/inquiry-record/own-inquiries.server";
import { noFilter, openTestDesk } from "../../../tests/fixtures/desk";
import { addPeople, ana, ben } from "../../../tests/fixtures/people";
import { engines } from "../../../tests/support/databases";
import { assignInquiry } from "./assign-inquiry.server";
import { addNote, changeStatus } from "./change-status.server";
import { joinPerson, separatePerson } from "./join-person.server";
import { openInquiry } from "./open-inquiry.server";

const cleo: Actor = { id: "id-of-cleo", name: "Cleo", role: "clinician" };

/** Inquiries assigned to Cleo, booked with her, booked with Ben, and unassigned. */
async function openWithClinician(engine: (typeof engines)[number]) {
  const opened = await openTestDesk(engine);
  const { app, db, receive, change } = opened;
  await addPeople(db, [ana, ben, cleo]);
  await db.updateTable("people").set({ role: "clinician" }).where("id", "=", cleo.id).execute();
  const add = (name: string) => receive({ firstName: name, email: `${name}@visitor.example` });
  const book = (reference: string, personId: string, time: string) =>
    bookAppointment(app, {
      ...change(reference),
      bookingId: "",
      day: "2026-03-02",
      time,
      minutes: 30,
      personId,
      place: "phone",
      anyway: false,
    });
  const assigned = await add("Assigned");
  const booked = await add("Booked");
  const bens = await add("Bens");
  const nobodys = await add("Nobodys");
  await assignInquiry(app, { ...change(assigned), from: "", to: cleo.id });
  await book(booked, cleo.id, "10:00");
  await book(bens, ben.id, "11:00");
  return { ...opened, book, assigned, booked, bens, nobodys };
}

describe.each(engines)("a clinician's inquiries on %s", (engine) => {
  it("are those assigned to them or booked with them, until that appointment is canceled", async () => {
    const { app, change, opened, assigned, booked, bens, nobodys } =
      await openWithClinician(engine);
    const seen = async (reference: string) =>
      (await openInquiry(app, { actor: cleo, reference })) !== null &&
      (await isInquiryFor(app, cleo, reference));
    expect([await seen(assigned), await seen(booked)]).toEqual([true, true]);
    expect([await seen(bens), await seen(nobodys), await seen("CW-NONE-00")]).toEqual([
      ...[false, false, false],
    ]);
    const [booking] = (await opened(booked)).bookings;
    await endAppointment(app, {
      ...change(booked),
      bookingId: booking?.id ?? "",
      as: "cancelled",
    });
    expect(await seen(booked)).toBe(false);
  });

  it("are the only ones in the queue, its numbers, the list, the calendar and today's appointments", async () => {
    const { app, assigned, booked, audit, db } = await openWithClinician(engine);
    const own = [assigned, booked].sort();
    await db.deleteFrom("outbox").execute();
    const { groups } = await listQueue(app, { actor: cleo, of: "" });
    expect(Object.values(groups).flatMap(({ rows }) => rows.map((row) => row.reference))).toEqual([
      assigned,
    ]);
    expect(groups.new.count).toBe(1);
    expect(await countWaiting(app, cleo)).toBe(1);
    expect(await countWaiting(app, ana)).toBe(2);
    const since = "2026-03-01T00:00:00.000Z";
    expect(await countQueue(app, { actor: cleo, since, of: "" })).toEqual({ arrived: 2, waits: 1 });
    expect(await nextInQueue(app, { actor: cleo, of: "", after: assigned })).toBeNull();

    const input = { actor: cleo, filter: noFilter, cursor: null };
    const list = await listInquiries(app, input);
    expect(list.rows.map(({ reference }) => reference).sort()).toEqual(own);
    expect(list.count).toBe(2);
    const found = await listInquiries(app, { ...input, filter: { ...noFilter, search: "bens" } });
    expect(found).toMatchObject({ rows: [], count: 0, inSpam: null });
    expect(await countInquiries(app, cleo)).toMatchObject({ fresh: 1, lateMails: null });

    const day = "2026-03-02";
    for (const rows of [
      await listTodaysBookings(app, { actor: cleo }),
      await listBookingsBetween(app, { actor: cleo, from: day, until: day }),
    ])
      expect(rows.map(({ reference }) => reference)).toEqual([booked]);
    const [monday] = await readCalendar(app, {
      actor: cleo,
      first: { year: 2026, month: 3, day: 2 },
      days: 1,
      personId: "",
      choosing: null,
    });
    expect(monday?.bookings.map(({ reference }) => reference)).toEqual([booked]);
    const hers = (await audit()).filter(({ person_id }) => person_id === cleo.id);
    expect(hers.length).toBeGreaterThan(0);
    for (const { detail } of hers)
      expect(own).toEqual(expect.arrayContaining(detail.split(" ").filter(Boolean)));
  });

  it("can be changed by them, unlike others", async () => {
    const { app, assigned, nobodys, opened, db } = await openWithClinician(engine);
    let attempts = 0;
    const by = (reference: string) => ({
      actor: cleo,
      reference,
      idempotencyKey: `by-cleo-${++attempts}`,
    });
    expect(await writeToVisitor(app, { ...by(assigned), body: "Hello" })).toBe("changed");
    const before = await db
      .selectFrom("contact_submissions")
      .selectAll()
      .where("reference", "=", nobodys)
      .executeTakeFirstOrThrow();
    const offer = { personId: cleo.id, minutes: 30, place: "phone" } as const;
    const outcomes = [
      await writeToVisitor(app, { ...by(nobodys), body: "Hello" }),
      await addNote(app, { ...by(nobodys), note: "Mine now" }),
      await changeStatus(app, { ...by(nobodys), from: "new", to: "closed", note: "" }),
      await assignInquiry(app, { ...by(nobodys), from: "", to: cleo.id }),
      await offerTimes(app, { ...by(nobodys), ...offer, starts: ["2026-03-03T15:00:00.000Z"] }),
    ];
    expect(outcomes).toEqual(outcomes.map(() => "missing"));
    expect(
      await db
        .selectFrom("contact_submissions")
        .selectAll()
        .where("reference", "=", nobodys)
        .executeTakeFirstOrThrow(),
    ).toEqual(before);
    expect((await opened(nobodys)).history).toEqual([]);
  });

  it("show no history or messages of the same person's inquiries that are not theirs", async () => {
    const { app, change, receive, assigned, booked } = await openWithClinician(engine);
    const other = await receive({ firstName: "Other", email: "assigned@visitor.example" });
    const see = () => openInquiry(app, { actor: cleo, reference: assigned });
    // All have the same phone, and the other one has the same email.
    expect(await see()).toMatchObject({ maybeSame: [{ reference: booked }] });
    await joinPerson(app, { ...change(assigned), other });
    await addNote(app, { ...change(other), note: "About the other one" });
    expect((await see())?.joined).toMatchObject([{ reference: other }]);
    expect(await openInquiry(app, { actor: cleo, reference: other })).toBeNull();
    await separatePerson(app, { ...change(assigned), part: other });
    await assignInquiry(app, { ...change(other), from: cleo.id, to: ben.id });
    await addNote(app, { ...change(other), note: "About it by itself" });
    const inquiry = await see();
    expect(inquiry?.joined).toEqual([]);
    expect(inquiry?.history.map(({ note }) => note)).not.toContain("About it by itself");
  });
});
