import { describe, expect, it } from "vitest";
import type { Language } from "~/content/languages";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { ana, ben } from "../../../tests/fixtures/people";
import { engines } from "../../../tests/support/databases";
import { filledReplies, listSavedReplies, removeReply, saveReply } from "./saved-replies.server";

describe.each(engines)("saved replies on %s", (engine) => {
  it("are shared by everybody, and a newer one is not overwritten", async () => {
    const { app } = await openTestDesk(engine);
    const text = { title: "Hours", body: "We are open {hours}." };
    await saveReply(app, { actor: ana, id: "", ...text, version: 0 });
    const [first] = await listSavedReplies(app);
    if (!first) throw new Error("not saved");
    expect(first).toMatchObject({ ...text, version: 1, updatedBy: "Ana" });
    const change = { id: first.id, title: "Hours", version: 1 };
    expect(await saveReply(app, { ...change, actor: ben, body: "Ben’s" })).toBe("saved");
    expect(await saveReply(app, { ...change, actor: ana, body: "Ana’s" })).toBe("conflict");
    expect(await listSavedReplies(app)).toMatchObject([{ body: "Ben’s", updatedBy: "Ben" }]);
    const removal = { actor: ana, id: first.id };
    expect(await removeReply(app, { ...removal, version: 1 })).toBe("conflict");
    expect(await listSavedReplies(app)).toMatchObject([{ body: "Ben’s" }]);
    expect(await removeReply(app, { ...removal, version: 2 })).toBe("removed");
    expect(await listSavedReplies(app)).toEqual([]);
    // A second click, or a colleague who was faster.
    expect(await removeReply(app, { ...removal, version: 2 })).toBe("removed");
  });

  it("in the inquiry's language come first, and are filled in by it", async () => {
    const { app } = await openTestDesk(engine);
    const save = (title: string, body: string, language: Language) =>
      saveReply(app, { actor: ana, id: "", title, body, language, version: 0 });
    await save("A", "We are open {hours}.", "en");
    await save("B", "Abrimos {hours}.", "es");
    await save("C", "Gracias, {first name}.", "es");
    const firstName = "Vera";
    const titles = async (language: Language) =>
      (await filledReplies(app, { firstName, language })).map(({ title }) => title);
    expect(await titles("es")).toEqual(["B", "C", "A"]);
    expect(await titles("en")).toEqual(["A", "B", "C"]);
    const [hours, thanks, english] = await filledReplies(app, { firstName, language: "es" });
    expect(hours?.text).toMatch(/^Abrimos de \d+ a\. m\. a \d+ p\. m\. los /);
    expect(thanks?.text).toBe("Gracias, Vera.");
    expect(english?.text).toMatch(/\d AM to /);
  });
});
