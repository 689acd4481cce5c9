import { describe, expect, it } from "vitest";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { ana, ben } from "../../../tests/fixtures/people";
import { engines } from "../../../tests/support/databases";
import { listAnswers, removeAnswer, saveAnswer } from "./ready-answers.server";

describe.each(engines)("saved replies on %s", (engine) => {
  it("are shared by everybody, and a newer one is not overwritten", async () => {
    const { app } = await openTestDesk(engine);
    const text = { title: "Hours", body: "We are open {hours}." };
    await saveAnswer(app, { actor: ana, id: "", ...text, version: 0 });
    const [first] = await listAnswers(app);
    if (!first) throw new Error("not saved");
    expect(first).toMatchObject({ ...text, version: 1, updatedBy: "Ana" });
    const change = { id: first.id, title: "Hours", version: 1 };
    expect(await saveAnswer(app, { ...change, actor: ben, body: "Ben’s" })).toBe("saved");
    expect(await saveAnswer(app, { ...change, actor: ana, body: "Ana’s" })).toBe("conflict");
    expect(await listAnswers(app)).toMatchObject([{ body: "Ben’s", updatedBy: "Ben" }]);
    await removeAnswer(app, { actor: ana, id: first.id });
    expect(await listAnswers(app)).toEqual([]);
  });
});
