import { describe, expect, it } from "vitest";
import { engines } from "../../testing/databases";
import { openTestDesk } from "../../testing/fixtures/desk";

describe.each(engines)("what was done with one inquiry on %s", (engine) => {
  it("is listed by its reference, however that is typed", async () => {
    const { desk, receive, opened } = await openTestDesk(engine);
    const reference = await receive();
    await opened(reference);
    await opened(await receive({ email: "other@visitor.example" }));
    const listed = async (typed: string) =>
      (await desk.listAudit({ reference: typed, cursor: null })).rows.map(({ subject }) => subject);
    const bare = reference.replaceAll("-", " ").toLowerCase();
    for (const typed of [reference, bare, bare.slice(bare.indexOf(" "))])
      expect(await listed(typed)).toEqual([reference]);
    expect(await listed("nobody")).toEqual([]);
    expect(await listed("")).toHaveLength(2);
  });
});
