import { describe, expect, it } from "vitest";
import { removeExpired } from "~/core/retention/retention-job";
import { readVisitorPage, writeFromVisitor } from "~/site/visitor/visitor-page.server";
import { bookAppointment } from "~/staff/bookings/book-appointment.server";
import { writeToVisitor } from "~/staff/conversation/conversation.server";
import { readDraft, saveDraft } from "~/staff/conversation/drafts.server";
import { listQueue } from "~/staff/inbox/list-queue.server";
import { exportInquiries } from "~/staff/inquiry-list/export-inquiries.server";
import { listInquiries } from "~/staff/inquiry-list/list-inquiries.server";
import { issueStatusLink } from "~/staff/inquiry-record/status-link.server";
import { readNumbers } from "~/staff/numbers/read-numbers.server";
import { noFilter, openTestDesk } from "../../../tests/fixtures/desk";
import { addPeople, ana, ben } from "../../../tests/fixtures/people";
import { type Engine, engines } from "../../../tests/support/databases";
import { assignInquiry, undoChange } from "./assign-inquiry.server";
import { addNote, changeStatus, noteCall } from "./change-status.server";
import { erasePerson, findPerson } from "./erase-person.server";
import { joinPerson, separatePerson } from "./join-person.server";

const visit = {
  day: "2026-03-04",
  time: "13:00",
  minutes: 30,
  place: "phone",
  anyway: true,
} as const;

/** Two inquiries of one person, a minute apart: one on the website, and a second message. */
async function openTwo(engine: Engine) {
  const desk = await openTestDesk(engine);
  await addPeople(desk.db, [ana, ben]);
  const one = await desk.receive({ message: "The first text", phone: "904 555 0111" });
  desk.clock.advance({ minutes: 1 });
  const two = await desk.receive({ message: "The second text", phone: "904 555 0199" });
  const rows = async () => {
    const { groups } = await listQueue(desk.app, { actor: ana, of: "" });
    return Object.values(groups).flatMap((group) => group.rows);
  };
  const find = async (search: string) => {
    const filter = { ...noFilter, search };
    return (await listInquiries(desk.app, { actor: ana, filter, cursor: null })).rows.map(
      ({ reference }) => reference,
    );
  };
  const idOf = async (reference: string) => {
    const row = desk.db.selectFrom("contact_submissions").select("id");
    return (await row.where("reference", "=", reference).executeTakeFirstOrThrow()).id;
  };
  const join = () => joinPerson(desk.app, { ...desk.change(one), other: two });
  return { ...desk, one, two, rows, find, idOf, join };
}

describe.each(engines)("joined inquiries of one person on %s", (engine) => {
  it("are one row, one status, one owner, one history and one conversation", async () => {
    const { app, one, two, rows, change, opened, join } = await openTwo(engine);
    expect(await rows()).toMatchObject([{ maybeSame: true }, { maybeSame: true }]);
    expect(await opened(one)).toMatchObject({ maybeSame: [{ reference: two, same: "email" }] });
    await addNote(app, { ...change(two), note: "Prefers mornings" });
    await assignInquiry(app, { ...change(two), from: "", to: ben.id });
    await writeToVisitor(app, { ...change(two), body: "Wednesday?" });
    expect(await join()).toBe("changed");
    expect(await rows()).toMatchObject([{ reference: one, maybeSame: false, assignedTo: ben }]);
    const whole = await opened(one);
    expect(whole).toMatchObject({
      status: "contacted",
      maybeSame: [],
      joined: [{ reference: two, phone: "904 555 0199" }],
      // The first one has had no reply.
      unread: true,
    });
    expect(whole.messages.map(({ body }) => body)).toEqual(["The second text", "Wednesday?"]);
    expect(whole.history.map(({ note }) => note)).toContain("Prefers mornings");
    // A page of the second one that is still open changes the one that is left.
    await changeStatus(app, { ...change(two), from: "contacted", to: "closed", note: "" });
    expect((await opened(one)).status).toBe("closed");
    expect(await rows()).toEqual([]);
  });

  it("are found by both references and by both phones, and counted once", async () => {
    const { app, one, two, find, join } = await openTwo(engine);
    await join();
    for (const search of [one, two, "5550111", "5550199"])
      expect(await find(search), search).toEqual([one]);
    const numbers = await readNumbers(app, { actor: ana, weeks: 1, byPerson: false });
    expect(numbers.whole.inquiries).toBe(1);
    let file = "";
    for await (const piece of exportInquiries(app, { actor: ana, filter: noFilter })) file += piece;
    expect(file).toContain("The second text");
    expect(file.split("\r\n").filter((line) => line.includes(one))).toHaveLength(1);
  });

  it("have one private page, which both links open", async () => {
    const { app, db, clock, one, two, idOf, change, opened, join } = await openTwo(engine);
    const links: string[] = [];
    for (const reference of [one, two])
      links.push((await issueStatusLink(db, await idOf(reference), clock.now())) ?? "");
    await bookAppointment(app, { ...change(two), ...visit, bookingId: "", personId: ben.id });
    await join();
    await writeToVisitor(app, { ...change(one), body: "See you" });
    for (const token of links)
      expect(await readVisitorPage(app, token)).toMatchObject({
        access: "open",
        messages: [{ body: "See you" }],
        bookings: [{ state: "offered" }],
      });
    clock.advance({ minutes: 1 });
    const written = { token: links[1] ?? "", body: "Thank you", idempotencyKey: "thanks" };
    expect(await writeFromVisitor(app, written)).toBe("changed");
    expect((await opened(one)).messages.at(-1)).toMatchObject({
      body: "Thank you",
      reference: one,
    });
  });

  it("are taken apart with their own texts, status and appointments", async () => {
    const { app, one, two, rows, change, opened, join } = await openTwo(engine);
    await bookAppointment(app, { ...change(two), ...visit, bookingId: "", personId: ben.id });
    await saveDraft(app, { actor: ana, reference: two, body: "A begun reply" });
    await join();
    expect(await opened(one)).toMatchObject({ status: "booked", bookings: [{ place: "phone" }] });
    expect(await readDraft(app.db, { actor: ana, reference: one })).toMatchObject({
      body: "A begun reply",
    });
    await separatePerson(app, { ...change(one), part: two });
    expect((await rows()).map(({ reference }) => reference).sort()).toEqual([one]);
    expect(await opened(two)).toMatchObject({ status: "booked", bookings: [{ place: "phone" }] });
    expect(await opened(one)).toMatchObject({ bookings: [], joined: [], messages: [] });
  });

  it("are taken apart by Undo, and the one that stays is as it was", async () => {
    const { app, clock, one, two, change, opened, join } = await openTwo(engine);
    await writeToVisitor(app, { ...change(two), body: "Wednesday?" });
    const before = await opened(one);
    await join();
    clock.advance({ seconds: 5 });
    const { undo } = await opened(one);
    expect(await undoChange(app, { ...change(one), entry: undo?.entry ?? "" })).toBe("changed");
    const { status, unread, answeredAt, assignedTo } = before;
    expect(await opened(one)).toMatchObject({ status, unread, answeredAt, assignedTo, joined: [] });
    expect(await opened(two)).toMatchObject({ status: "contacted" });
  });

  it("leave the waiting time of each reply: an earlier one to the other is no answer", async () => {
    const { app, clock, receive, change, opened, one } = await openTwo(engine);
    await writeToVisitor(app, { ...change(one), body: "Hello" });
    clock.advance({ minutes: 5 });
    const later = await receive({ message: "Again", phone: "904 555 0133" });
    await joinPerson(app, { ...change(later), other: one });
    expect((await opened(later)).answeredAt).toBeNull();

    const late = await receive({ message: "Once more", phone: "904 555 0144" });
    clock.advance({ minutes: 30 });
    await writeToVisitor(app, { ...change(late), body: "Hello again" });
    await joinPerson(app, { ...change(late), other: later });
    expect((await opened(late)).waitedMinutes).toBe(30);
  });

  it("keep the inquiry that may get emails, whichever page joins them", async () => {
    const { app, db, one, two, change, opened } = await openTwo(engine);
    await db
      .updateTable("contact_submissions")
      .set({ no_mails: 1 })
      .where("reference", "=", one)
      .execute();
    const joining = { ...change(one), other: two };
    for (let n = 0; n < 2; n++) expect(await joinPerson(app, joining)).toBe("changed");
    expect((await opened(two)).joined).toMatchObject([{ reference: one }]);
    expect((await opened(two)).history.filter(({ kind }) => kind === "joined")).toHaveLength(2);
  });

  it("show what a call without an answer said before they were joined", async () => {
    const { app, one, two, change, opened, join } = await openTwo(engine);
    await noteCall(app, { ...change(two), outcome: "no-answer", note: "" });
    await join();
    expect((await opened(one)).unansweredCalls).toBe(1);
  });

  it("are kept and erased together", async () => {
    const { app, db, clock, one, two, change, join } = await openTwo(engine);
    await join();
    const left = async () =>
      (await db.selectFrom("contact_submissions").select("reference").execute()).length;
    const found = await findPerson(app, { actor: ana, reference: one });
    expect(found.map(({ reference, same }) => [reference, same])).toEqual([
      [two, "joined"],
      [one, "itself"],
    ]);
    clock.advance({ hours: 300 * 24 });
    await addNote(app, { ...change(one), note: "Still in touch" });
    app.config.retentionMonths = 12;
    clock.advance({ hours: 200 * 24 });
    await addNote(app, { ...change(one), note: "And again" });
    await removeExpired(app);
    clock.advance({ hours: 8 * 24 });
    await removeExpired(app);
    expect(await left()).toBe(2);
    expect(await erasePerson(app, { actor: ana, references: [one], reason: "other" })).toBe(2);
    expect(await left()).toBe(0);
    expect(await db.selectFrom("tombstones").selectAll().execute()).toHaveLength(2);
  });
});
