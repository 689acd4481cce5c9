import { describe, expect, it } from "vitest";
import { listColleagues } from "~/core/sessions/list-colleagues";
import { writeToVisitor } from "~/staff/conversation/conversation.server";
import { assignInquiry, planFollowUp, undoChange } from "~/staff/inquiry/assign-inquiry.server";
import { changeStatus, noteCall } from "~/staff/inquiry/change-status.server";
import { changeId } from "~/staff/inquiry-record/change-inquiry.server";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { addPeople, ana, ben } from "../../../tests/fixtures/people";
import { engines } from "../../../tests/support/databases";
import { listQueue } from "./list-queue.server";
import {
  countQueue,
  countWaiting,
  nextInQueue,
  readOwners,
  takeNext,
} from "./next-in-queue.server";
import { queueGroups } from "./queue-group.server";

const openQueue = async (engine: (typeof engines)[number]) => {
  const test = await openTestDesk(engine);
  await addPeople(test.db, [ana, ben]);
  const listed = async (of = "") => {
    const { groups } = await listQueue(test.app, { actor: ana, of });
    return Object.fromEntries(
      queueGroups
        .slice(1)
        .map((group) => [group, groups[group].rows.map(({ name }) => name.split(" ")[0])]),
    );
  };
  const as = (actor: typeof ana, reference: string) => ({ ...test.change(reference), actor });
  return { ...test, listed, as };
};

describe.each(engines)("the queue on %s", (engine) => {
  it("lists new inquiries first, then due ones, then waiting ones, the longest wait first", async () => {
    const { app, receive, clock, listed, as } = await openQueue(engine);
    const names = ["First", "Second", "Third", "Fourth"];
    const references: string[] = [];
    for (const firstName of names) {
      references.push(await receive({ firstName, email: `${firstName}@visitor.example` }));
      clock.advance({ minutes: 10 });
    }
    const [first = "", second = ""] = references;
    await planFollowUp(app, { ...as(ana, first), day: "2026-03-03", reason: "Lab results" });
    await changeStatus(app, { ...as(ana, second), from: "new", to: "contacted", note: "" });
    expect(await listed()).toEqual({ new: ["Third", "Fourth"], due: [], waiting: ["Second"] });
    // Tuesday the office opens at ten.
    clock.advance({ hours: 25 });
    expect(await listed()).toEqual({
      new: ["Third", "Fourth"],
      due: ["First"],
      waiting: ["Second"],
    });
    const order = [references[2] ?? "", references[3] ?? "", first];
    for (const [n, after] of order.entries())
      expect(await nextInQueue(app, { actor: ana, of: "", after })).toBe(
        order[(n + 1) % order.length],
      );
    // After an inquiry that is neither new nor due, the first that is follows.
    expect(await nextInQueue(app, { actor: ana, of: "", after: second })).toBe(order[0]);
  });

  it("reports to an open page the assignees of its rows, without an audit entry", async () => {
    const { app, db, audit, receive, as } = await openQueue(engine);
    const references: string[] = [];
    for (const firstName of ["First", "Second", "Third"])
      references.push(await receive({ firstName, email: `${firstName}@visitor.example` }));
    const [first = "", second = ""] = references;
    await assignInquiry(app, { ...as(ana, first), from: "", to: ana.id });
    await assignInquiry(app, { ...as(ana, second), from: "", to: ben.id });
    const before = await audit();
    expect(await readOwners(app, ana, references)).toEqual({ [first]: ana, [second]: ben });
    expect(await readOwners(app, ana, [second, "CW-0000-00", ""])).toEqual({ [second]: ben });
    const gone = db.updateTable("people").set({ suspended_at: "2026-03-02T14:00:00.000Z" });
    await gone.where("id", "=", ben.id).execute();
    expect(await readOwners(app, ana, references)).toEqual({ [first]: ana });
    expect(await audit()).toEqual(before);
  });

  it("continues with unassigned inquiries before one's own, and skips calls of a later day", async () => {
    const { app, db, receive, clock, as } = await openQueue(engine);
    const later = await receive({ firstName: "Later", email: "later@visitor.example" });
    await db
      .updateTable("contact_submissions")
      .set({ due_at: "2026-03-03T19:00:00.000Z", due_kind: "callback" })
      .execute();
    clock.advance({ minutes: 1 });
    const own = await receive({ firstName: "Own", email: "own@visitor.example" });
    await assignInquiry(app, { ...as(ana, own), from: "", to: ana.id });
    clock.advance({ minutes: 1 });
    const free = await receive({ firstName: "Free", email: "free@visitor.example" });
    const take = (idempotencyKey: string) => takeNext(app, { actor: ana, idempotencyKey });
    expect(await take("attempt-1")).toBe(free);
    // A form sent twice takes one inquiry.
    const last = await receive({ firstName: "Last", email: "last@visitor.example" });
    expect(await take("attempt-1")).toBe(free);
    expect(await take("attempt-2")).toBe(last);
    expect(await take("attempt-3")).toBe(own);

    for (const reference of [own, free]) {
      await noteCall(app, { ...as(ana, reference), outcome: "reached", note: "" });
      expect(await nextInQueue(app, { actor: ana, of: "", after: reference })).not.toBeNull();
    }
    await noteCall(app, { ...as(ana, last), outcome: "reached", note: "" });
    expect(await nextInQueue(app, { actor: ana, of: "", after: last })).toBeNull();
    expect(await take("attempt-4")).toBeNull();
    clock.set("2026-03-03T19:00:00.000Z");
    expect(await take("attempt-5")).toBe(later);
  });

  it("returns a follow-up to the queue when the office opens, over a clock change and a holiday", async () => {
    const { app, db, receive, clock, as } = await openQueue(engine);
    const reference = await receive();
    const dueAfter = async (day: string, time = "") => {
      const plan = { ...as(ana, reference), day, time, reason: "" };
      expect(await planFollowUp(app, plan)).toBe("changed");
      const { due_at } = await db
        .selectFrom("contact_submissions")
        .select("due_at")
        .executeTakeFirstOrThrow();
      return due_at;
    };
    // Monday after the clocks went forward: nine o'clock is an hour earlier.
    expect(await dueAfter("2026-03-06")).toBe("2026-03-06T14:00:00.000Z");
    expect(await dueAfter("2026-03-09")).toBe("2026-03-09T13:00:00.000Z");
    // Saturday's follow-up is due on Monday; Labor Day's on Tuesday, when the office opens at ten.
    expect(await dueAfter("2026-03-07")).toBe("2026-03-09T13:00:00.000Z");
    expect(await dueAfter("2026-09-07")).toBe("2026-09-08T14:00:00.000Z");
    // At a time of the day, also today: it is 9 AM on Monday.
    expect(await dueAfter("2026-09-07", "15:30")).toBe("2026-09-08T19:30:00.000Z");
    expect(await dueAfter("2026-03-02", "14:00")).toBe("2026-03-02T19:00:00.000Z");
    clock.advance({ hours: 24 });
    for (const day of ["2026-03-02", "2026-02-31", "soon"])
      expect(await planFollowUp(app, { ...as(ana, reference), day, reason: "" }), day).toBe("past");
  });

  it("assigns an inquiry to one of two who take it at the same moment, and informs the other", async () => {
    const { app, receive, as, listed } = await openQueue(engine);
    const reference = await receive();
    const take = (actor: typeof ana) =>
      assignInquiry(app, { ...as(actor, reference), from: "", to: actor.id });
    expect((await Promise.all([take(ana), take(ben)])).sort()).toEqual(["changed", "conflict"]);
    const both = [await listed(ana.id), await listed(ben.id)].map(
      ({ new: fresh }) => fresh?.length,
    );
    expect(both.sort()).toEqual([0, 1]);
    expect((await listed("nobody")).new).toEqual([]);
    expect(await assignInquiry(app, { ...as(ana, reference), from: "", to: "somebody" })).toBe(
      "conflict",
    );
  });

  it("undoes the newest change, only for its author and for a moment", async () => {
    const { app, receive, as, clock, opened } = await openQueue(engine);
    const reference = await receive();
    const close = () =>
      changeStatus(app, { ...as(ana, reference), from: "new", to: "closed", note: "" });
    const newest = async () => (await opened(reference)).history[0]?.id ?? "";
    await close();
    const entry = await newest();
    expect(await undoChange(app, { ...as(ben, reference), entry })).toBe("conflict");
    expect(await undoChange(app, { ...as(ana, reference), entry })).toBe("changed");
    expect(await opened(reference)).toMatchObject({ status: "new", answeredAt: null });
    expect(await undoChange(app, { ...as(ana, reference), entry })).toBe("conflict");
    clock.advance({ minutes: 1 });
    await close();
    const late = await newest();
    clock.advance({ minutes: 2 });
    expect(await undoChange(app, { ...as(ana, reference), entry: late })).toBe("conflict");
    expect((await opened(reference)).status).toBe("closed");
  });

  it("undoes the outcome of a call, which then does not count", async () => {
    const { app, db, receive, as, opened, clock } = await openQueue(engine);
    const reference = await receive();
    const due = { due_at: "2026-03-02T19:00:00.000Z", due_kind: "callback" as const };
    await db.updateTable("contact_submissions").set(due).execute();
    for (const outcome of ["no-answer", "reached"] as const) {
      await noteCall(app, { ...as(ana, reference), outcome, note: "" });
      const { undo } = await opened(reference);
      clock.advance({ minutes: 0.1 });
      expect(await undoChange(app, { ...as(ana, reference), entry: undo?.entry ?? "" })).toBe(
        "changed",
      );
      expect(await opened(reference)).toMatchObject({
        status: "new",
        answeredAt: null,
        unansweredCalls: 0,
        due: { at: due.due_at, kind: "callback" },
      });
      clock.advance({ minutes: 1 });
    }
  });

  it("shows the inquiries of a suspended person as unassigned", async () => {
    const { app, db, receive, as, listed, opened } = await openQueue(engine);
    const reference = await receive({ firstName: "Vera" });
    expect(await assignInquiry(app, { ...as(ana, reference), from: "", to: ben.id })).toBe(
      "changed",
    );
    expect((await listed("nobody")).new).toEqual([]);
    const suspended_at = "2026-03-02T15:00:00.000Z";
    await db.updateTable("people").set({ suspended_at }).where("id", "=", ben.id).execute();
    expect((await listed("nobody")).new).toEqual(["Vera"]);
    expect((await opened(reference)).assignedTo).toBeNull();
    expect(await assignInquiry(app, { ...as(ana, reference), from: "", to: ana.id })).toBe(
      "changed",
    );
    expect((await opened(reference)).assignedTo).toEqual(ana);
  });

  it("counts unanswered calls until somebody is reached", async () => {
    const { app, receive, as, clock, opened } = await openQueue(engine);
    const reference = await receive();
    for (const outcome of ["no-answer", "voicemail", "no-answer", "wrong-number"] as const) {
      await noteCall(app, { ...as(ana, reference), outcome, note: "Tried at noon" });
      clock.advance({ hours: 1 });
    }
    expect(await opened(reference)).toMatchObject({ unansweredCalls: 3, status: "contacted" });
    await noteCall(app, { ...as(ana, reference), outcome: "reached", note: "" });
    expect(await opened(reference)).toMatchObject({ unansweredCalls: 0 });
  });

  it("marks a row after a call without an answer, until there is another contact", async () => {
    const { app, receive, as, clock } = await openQueue(engine);
    const reference = await receive();
    const called = async () => {
      const { groups } = await listQueue(app, { actor: ana, of: "" });
      const rows = queueGroups.flatMap((group) => groups[group].rows);
      return rows.find((row) => row.reference === reference)?.called;
    };
    expect(await called()).toBeNull();
    clock.set("2026-03-02T15:00:00.000Z");
    await noteCall(app, { ...as(ana, reference), outcome: "no-answer", note: "" });
    const noAnswer = { at: "2026-03-02T15:00:00.000Z", outcome: "no-answer" };
    expect(await called()).toEqual(noAnswer);
    clock.advance({ seconds: 30 });
    const reached = { ...as(ana, reference), outcome: "reached", note: "" } as const;
    await noteCall(app, reached);
    expect(await called()).toBeNull();
    clock.advance({ seconds: 1 });
    const entry = changeId(reached, "noted call", "reached ");
    await undoChange(app, { ...as(ana, reference), entry });
    expect(await called()).toEqual(noAnswer);
    clock.advance({ minutes: 1 });
    await writeToVisitor(app, { ...as(ana, reference), body: "We tried to call you." });
    expect(await called()).toBeNull();
  });

  it("assigns an inquiry that nobody has to whoever replies to it", async () => {
    const { app, db, receive, as, opened } = await openQueue(engine);
    const [free, bens] = [await receive(), await receive({ message: "B" })];
    await assignInquiry(app, { ...as(ana, bens), from: "", to: ben.id });
    for (const one of [free, bens])
      await writeToVisitor(app, { ...as(ana, one), body: `Hello, ${one}` });
    expect((await opened(free)).assignedTo).toEqual(ana);
    expect((await opened(bens)).assignedTo).toEqual(ben);
    const suspended_at = "2026-03-02T15:00:00.000Z";
    await db.updateTable("people").set({ suspended_at }).where("id", "=", ben.id).execute();
    await writeToVisitor(app, { ...as(ana, bens), body: "Hello again" });
    expect((await opened(bens)).assignedTo).toEqual(ana);
  });

  it("keeps a wrong number until somebody is reached by it", async () => {
    const { app, receive, as, clock, opened } = await openQueue(engine);
    const reference = await receive();
    const call = async (outcome: "wrong-number" | "no-answer" | "reached") => {
      clock.advance({ minutes: 1 });
      await noteCall(app, { ...as(ana, reference), outcome, note: "" });
      return (await opened(reference)).wrongNumber;
    };
    expect(await call("no-answer")).toBe(false);
    expect(await call("wrong-number")).toBe(true);
    expect(await call("no-answer")).toBe(true);
    expect(await call("reached")).toBe(false);
  });

  it("numbers colleagues in the order in which they joined", async () => {
    const { db } = await openQueue(engine);
    const names = async () => (await listColleagues(db)).map(({ name }) => name);
    expect(await names()).toEqual([ana.name, ben.name]);
    await addPeople(db, [{ id: "new", name: "Aaron" }]);
    const created_at = "2026-03-01T14:00:00.000Z";
    await db.updateTable("people").set({ created_at }).where("id", "=", "new").execute();
    expect(await names()).toEqual([ana.name, ben.name, "Aaron"]);
  });

  it("reports new inquiries to an open page, as numbers only", async () => {
    const { app, receive, clock } = await openQueue(engine);
    await receive();
    const since = clock.now().toISOString();
    expect(await countQueue(app, { actor: ana, since, of: "" })).toMatchObject({
      arrived: 0,
      waits: 1,
    });
    clock.advance({ minutes: 1 });
    await receive({ message: "Another" });
    await receive({ suspectedSpam: true });
    expect(await countQueue(app, { actor: ana, since, of: "" })).toMatchObject({
      arrived: 1,
      waits: 2,
    });
  });

  it("counts the same in the navigation as in the queue and its tab", async () => {
    const { app, db, receive, as, clock } = await openQueue(engine);
    const [first, second] = [await receive(), await receive({ message: "B" })];
    await receive({ message: "C" });
    // Planned for a later day, although nobody has replied to it.
    await planFollowUp(app, { ...as(ana, first), day: "2026-03-05", reason: "" });
    await changeStatus(app, { ...as(ana, second), from: "new", to: "contacted", note: "" });
    const unread_since = clock.now().toISOString();
    const unread = db.updateTable("contact_submissions").set({ unread_since });
    await unread.where("reference", "=", second).execute();
    const { groups } = await listQueue(app, { actor: ana, of: "" });
    const number = await countWaiting(app, ana);
    expect(number).toBe(2);
    expect(groups.new.count + groups.due.count).toBe(number);
    const since = clock.now().toISOString();
    expect((await countQueue(app, { actor: ana, since, of: "" })).waits).toBe(number);
  });
});
