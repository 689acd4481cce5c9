import { describe, expect, it } from "vitest";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { ana } from "../../../tests/fixtures/people";
import { engines } from "../../../tests/support/databases";
import { listAudit } from "./list-audit.server";

describe.each(engines)("the audit log of one inquiry on %s", (engine) => {
  it("is listed by its reference in any spelling", async () => {
    const { app, receive, opened } = await openTestDesk(engine);
    const reference = await receive();
    await opened(reference);
    await opened(await receive({ email: "other@visitor.example" }));
    const listed = async (typed: string) =>
      (await listAudit(app, { actor: ana, reference: typed, cursor: null })).rows.map(
        ({ subject }) => subject,
      );
    const bare = reference.replaceAll("-", " ").toLowerCase();
    for (const typed of [reference, bare, bare.slice(bare.indexOf(" "))])
      expect(await listed(typed)).toEqual([reference]);
    expect(await listed("nobody")).toEqual([]);
    expect((await listed("")).filter((subject) => subject !== null)).toHaveLength(2);
  });

  it("is listed by the clinic's days, the last one included", async () => {
    const { app, clock } = await openTestDesk(engine);
    const read = async (from: string, to: string) =>
      (await listAudit(app, { actor: ana, reference: "", days: { from, to }, cursor: null })).rows
        .length;
    const [first, second] = ["2026-03-02", "2026-03-03"];
    await read("", "");
    // At 11 PM of that day the date in UTC is the next one.
    clock.advance({ hours: 14 });
    expect(await read(first, first)).toBe(2);
    clock.advance({ hours: 1 });
    expect(await read(second, second)).toBe(1);
    expect(await read(first, first)).toBe(2);
    expect(await read(second, "")).toBe(3);
    expect(await read("", first)).toBe(2);
  });

  it("includes each reading of the audit itself", async () => {
    const { app } = await openTestDesk(engine);
    const read = () => listAudit(app, { actor: ana, reference: "", cursor: null });
    await read();
    expect((await read()).rows).toMatchObject([
      { who: "Ana", action: "read the audit" },
      { who: "Ana", action: "read the audit" },
    ]);
  });
});
