import { describe, expect, it } from "vitest";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { ana, ben } from "../../../tests/fixtures/people";
import { engines } from "../../../tests/support/databases";

describe.each(engines)("ready answers on %s", (engine) => {
  it("are everybody's, and a newer one is not overwritten", async () => {
    const { desk } = await openTestDesk(engine);
    const text = { title: "Hours", body: "We are open {hours}." };
    await desk.saveAnswer({ who: ana, id: "", ...text, version: 0 });
    const [first] = await desk.listAnswers();
    if (!first) throw new Error("not saved");
    expect(first).toMatchObject({ ...text, version: 1, updatedBy: "Ana" });
    const change = { id: first.id, title: "Hours", version: 1 };
    expect(await desk.saveAnswer({ ...change, who: ben, body: "Ben’s" })).toBe("saved");
    expect(await desk.saveAnswer({ ...change, who: ana, body: "Ana’s" })).toBe("conflict");
    expect(await desk.listAnswers()).toMatchObject([{ body: "Ben’s", updatedBy: "Ben" }]);
    await desk.removeAnswer({ who: ana, id: first.id });
    expect(await desk.listAnswers()).toEqual([]);
  });
});
