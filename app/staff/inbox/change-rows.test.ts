import { describe, expect, it } from "vitest";
import { changeStatus } from "~/staff/inquiry/change-status.server";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { addPeople, ana, ben } from "../../../tests/fixtures/people";
import { engines } from "../../../tests/support/databases";
import { changeRows, type RowsChange, undoRows } from "./change-rows.server";
import { readRows, rowText } from "./row-text";

describe.each(engines)("several rows of the queue on %s", (engine) => {
  const open = async () => {
    const desk = await openTestDesk(engine);
    await addPeople(desk.db, [ana, ben]);
    const references: string[] = [];
    for (const name of ["a", "b", "c"])
      references.push(await desk.receive({ email: `${name}@visitor.example` }));
    const rows = references.map((reference) => ({ reference, status: "new" as const, had: "" }));
    const change = (what: RowsChange) =>
      changeRows(desk.app, { actor: ana, idempotencyKey: "several-rows", rows, what });
    const undo = (isSpam = false) =>
      undoRows(desk.app, { actor: ana, idempotencyKey: "undo-several", references, isSpam });
    const states = async () => {
      const all = await Promise.all(references.map(desk.opened));
      return all.map(({ status, spam, assignedTo }) => ({ status, spam, who: assignedTo?.id }));
    };
    return { ...desk, references, change, undo, states };
  };
  const untouched = { status: "new", spam: false, who: undefined };

  it("are closed, given and marked as spam at once, each with its own history, and back", async () => {
    const { references, change, undo, states, opened, clock } = await open();
    const changes: [RowsChange, object][] = [
      [{ close: "not-interested" }, { ...untouched, status: "closed" }],
      [{ giveTo: ben.id }, { ...untouched, who: ben.id }],
      ["spam", { ...untouched, spam: true }],
    ];
    for (const [what, state] of changes) {
      expect(await change(what)).toEqual({ done: references, left: [] });
      expect(await states()).toEqual([state, state, state]);
      clock.advance({ seconds: 2 });
      expect(await undo(what === "spam")).toBe(3);
      expect(await states()).toEqual([untouched, untouched, untouched]);
      clock.advance({ seconds: 2 });
    }
    const kinds = (await opened(references[0] ?? "")).history.map(({ kind }) => kind);
    expect(kinds).toEqual(["not-spam", "spam", "undone", "assigned", "undone", "status"]);
  });

  it("leave out what a colleague has changed since, and undo only their own change", async () => {
    const { app, references, change, undo, states } = await open();
    const [first = "", ...others] = references;
    const byBen = { actor: ben, reference: first, idempotencyKey: "ben", note: "" };
    await changeStatus(app, { ...byBen, from: "new", to: "contacted" });
    expect(await change({ close: "duplicate" })).toEqual({ done: others, left: [first] });
    expect(await undo()).toBe(2);
    expect(await states()).toEqual([{ ...untouched, status: "contacted" }, untouched, untouched]);
  });
});

it("reads the rows of a post, and leaves out those of another shape", () => {
  const row = { reference: "CW-1", status: "booked" as const, had: "ana" };
  expect(readRows([rowText(row), "CW-2 new ", "CW-3", "CW-4 gone ana", ""])).toEqual([
    row,
    { reference: "CW-2", status: "new", had: "" },
  ]);
});
