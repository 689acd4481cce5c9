import { describe, expect, it } from "vitest";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { engines } from "../../../tests/support/databases";
import { undoChange } from "./assign-inquiry.server";
import { changeLanguage } from "./change-status.server";
import { eventText } from "./inquiry-history";

describe.each(engines)("the language of an inquiry on %s", (engine) => {
  it("is changed at the desk in one step, which the history and the audit log keep", async () => {
    const { app, receive, change, opened, audit } = await openTestDesk(engine);
    const reference = await receive();
    const to = (language: "en" | "es") => changeLanguage(app, { ...change(reference), language });
    expect(await to("en")).toBe("conflict");
    expect(await to("es")).toBe("changed");
    const inquiry = await opened(reference);
    expect(inquiry).toMatchObject({ language: "es", history: [{ kind: "language", who: "Ana" }] });
    const [entry] = inquiry.history;
    expect(entry && eventText(entry)).toContain("Spanish");
    expect(await audit()).toContainEqual(expect.objectContaining({ action: "changed language" }));
  });

  it("can be taken back like other changes", async () => {
    const { app, receive, change, opened } = await openTestDesk(engine);
    const reference = await receive();
    await changeLanguage(app, { ...change(reference), language: "es" });
    const { undo } = await opened(reference);
    await undoChange(app, { ...change(reference), entry: undo?.entry ?? "" });
    expect(await opened(reference)).toMatchObject({ language: "en" });
  });
});
