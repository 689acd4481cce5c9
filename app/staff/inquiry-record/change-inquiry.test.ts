import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { addNote, changeStatus } from "~/staff/inquiry/change-status.server";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { ben } from "../../../tests/fixtures/people";
import { bothEngines } from "../../../tests/support/databases";

describe.each(bothEngines)("one inquiry on %s", (engine) => {
  it("changes its status, with a note, the actor and the time", async () => {
    const test = await openTestDesk(engine);
    const { app, change, clock } = test;
    const reference = await test.receive();
    clock.advance({ hours: 3 });
    const step = { from: "new", to: "contacted", note: "Left a message" } as const;
    expect(await changeStatus(app, { ...change(reference), ...step })).toBe("changed");
    clock.advance({ hours: 100 });
    const next = { from: "contacted", to: "booked", note: "" } as const;
    await changeStatus(app, { ...change(reference), actor: ben, ...next });
    await addNote(app, { ...change(reference), note: "Brings her labs" });

    const inquiry = await test.opened(reference);
    expect(inquiry).toMatchObject({
      status: "booked",
      waitedMinutes: 180,
      overdue: false,
      answeredAt: "2026-03-02T17:00:00.000Z",
      deletedOn: "2028-03-06T21:00:00.000Z",
    });
    expect(inquiry.history.find(({ kind }) => kind === "note")).toMatchObject({
      who: "Ana",
      note: "Brings her labs",
    });
    expect(inquiry.history.filter(({ kind }) => kind === "status")).toMatchObject([
      { who: "Ben", from: "contacted", to: "booked", note: "", at: "2026-03-06T21:00:00.000Z" },
      { who: "Ana", from: "new", to: "contacted", note: "Left a message" },
    ]);
  });

  it("rejects a change that would overwrite somebody else's", async () => {
    const test = await openTestDesk(engine);
    const reference = await test.receive();
    const results = await Promise.all(
      (["contacted", "booked", "closed"] as const).map((to) =>
        changeStatus(test.app, { ...test.change(reference), from: "new", to, note: "" }),
      ),
    );
    expect(results.sort()).toEqual(["changed", "conflict", "conflict"]);
    expect((await test.opened(reference)).history).toHaveLength(1);
  });

  it("stores the same form of two inquiries for each, though both have one idempotency key", async () => {
    const { app, change, receive, opened } = await openTestDesk(engine);
    const references = [await receive(), await receive({ email: "second@visitor.example" })];
    const { actor, idempotencyKey } = change("");
    for (const reference of references) {
      const note = { actor, idempotencyKey, reference, note: "Called" };
      expect(await addNote(app, note)).toBe("changed");
      expect((await opened(reference)).history).toMatchObject([{ note: "Called" }]);
    }
  });

  it("stores a repeated post once, even when both arrive at the same time", async () => {
    const test = await openTestDesk(engine);
    const change = test.change(await test.receive());
    await addNote(test.app, { ...change, note: "once" });
    expect(await addNote(test.app, { ...change, note: "once" })).toBe("changed");
    expect((await test.opened(change.reference)).history).toHaveLength(1);

    const twice = <Answer>(post: () => Promise<Answer>) => Promise.all([post(), post()]);
    const second = test.change(await test.receive({ email: "second@visitor.example" }));
    const step = { from: "new", to: "contacted", note: "" } as const;
    expect(await twice(() => addNote(test.app, { ...second, note: "twice" }))).toEqual([
      "changed",
      "changed",
    ]);
    expect(await twice(() => changeStatus(test.app, { ...second, ...step }))).toEqual([
      "changed",
      "changed",
    ]);
    expect((await test.opened(second.reference)).history).toHaveLength(2);
  });

  it("treats a different note from the same page, after going back, as a new one", async () => {
    const test = await openTestDesk(engine);
    const change = test.change(await test.receive());
    await addNote(test.app, { ...change, note: "first" });
    await addNote(test.app, { ...change, note: "second" });
    const { history } = await test.opened(change.reference);
    expect(history.map(({ note }) => note).sort()).toEqual(["first", "second"]);
  });

  it("has a history and an audit log that nobody can edit or shorten", async () => {
    const test = await openTestDesk(engine);
    const { app, db, change } = test;
    const reference = await test.receive();
    await addNote(app, { ...change(reference), note: "as it was" });

    const attempts = [
      sql`update inquiry_history set note = 'other'`,
      sql`update inquiry_history set who = 'somebody else' where 1 = 1`,
      sql`delete from inquiry_history`,
      sql`update audit_log set who = 'nobody'`,
      sql`delete from audit_log`,
      ...(engine === "postgres"
        ? [sql`truncate audit_log`, sql`truncate inquiry_history`]
        : [
            sql`delete from audit_log where action <> ''`,
            sql`insert or replace into audit_log select * from audit_log`,
            sql`insert or replace into inquiry_history select * from inquiry_history`,
            sql`replace into inquiry_history select * from inquiry_history`,
          ]),
    ];
    for (const attempt of attempts) {
      await expect(attempt.execute(db)).rejects.toThrow(/append-only/);
    }
    expect((await test.opened(reference)).history).toMatchObject([{ note: "as it was" }]);
    expect((await test.audit()).map(({ action }) => action)).toEqual([
      "added note",
      "opened inquiry",
    ]);
  });
});
