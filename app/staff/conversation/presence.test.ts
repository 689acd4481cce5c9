import { describe, expect, it } from "vitest";
import { presenceWords as words } from "~/content/en/staff/staff-talk";
import { erasePerson } from "~/staff/inquiry/erase-person.server";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { actorNamed, addPeople, ana, ben } from "../../../tests/fixtures/people";
import { engines } from "../../../tests/support/databases";
import { saveDraft } from "./drafts.server";
import { notePresence, presenceText } from "./read-updates.server";

const dana = actorNamed("Dana");

describe.each(engines)("who has an inquiry open on %s", (engine) => {
  async function open() {
    const desk = await openTestDesk(engine);
    await addPeople(desk.db, [ana, ben, dana]);
    const reference = await desk.receive();
    const look = (actor = ana, at = reference) => notePresence(desk.app, { actor, reference: at });
    const stored = () => desk.db.selectFrom("inquiry_presence").selectAll().execute();
    return { ...desk, reference, look, stored };
  }

  it("lists the others in order of opening, and nobody of another inquiry", async () => {
    const { clock, look, receive } = await open();
    const other = await receive({ email: "other@visitor.example" });
    const first = clock.now().toISOString();
    expect(await look(dana)).toEqual([]);
    await look(dana, other);
    clock.advance({ seconds: 30 });
    await look(dana);
    await look(ben);
    expect(await look(ana)).toEqual([
      { name: "Dana", openedAt: first, isWriting: false },
      { name: "Ben", openedAt: clock.now().toISOString(), isWriting: false },
    ]);
    expect(await look(ana, other)).toMatchObject([{ name: "Dana" }]);
  });

  it("ends a minute after a person's page last polled, and their row is deleted", async () => {
    const { clock, look, stored } = await open();
    await look(dana);
    clock.advance({ seconds: 59 });
    expect(await look(ana)).toHaveLength(1);
    clock.advance({ seconds: 1 });
    expect(await look(ana)).toEqual([]);
    expect(await stored()).toMatchObject([{ person_id: ana.id }]);
    // The page is opened again, so it was not opened two minutes ago.
    await look(dana);
    expect(await look(ana)).toMatchObject([{ openedAt: clock.now().toISOString() }]);
  });

  it("reports for half a minute after a draft was saved that the person is writing", async () => {
    const { app, clock, look, reference } = await open();
    const saved = (body: string) => saveDraft(app, { actor: dana, reference, body });
    await look(dana);
    await saved("Dear");
    expect(await look(ana)).toMatchObject([{ isWriting: true }]);
    clock.advance({ seconds: 30 });
    await look(dana);
    expect(await look(ana)).toMatchObject([{ isWriting: false }]);
    await saved("Dear V");
    expect(await look(ana)).toMatchObject([{ isWriting: true }]);
    await saved("");
    expect(await look(ana)).toMatchObject([{ isWriting: false }]);
    expect(await look(dana), "one's own draft is no one else's").toMatchObject([{ name: "Ana" }]);
  });

  it("is not stored for an inquiry that does not exist, and deleted with its inquiry", async () => {
    const { app, look, stored, reference } = await open();
    expect(await look(ana, "CW-0000-00")).toEqual([]);
    expect(await stored()).toEqual([]);
    await look(dana);
    await erasePerson(app, { actor: ana, references: [reference], reason: "other" });
    expect(await stored()).toEqual([]);
  });
});

describe("the text about others at an inquiry", () => {
  const now = Date.parse("2026-03-02T14:30:00.000Z");
  const opened = (name: string, minutesAgo: number, isWriting = false) => ({
    name,
    openedAt: new Date(now - minutesAgo * 60_000).toISOString(),
    isWriting,
  });

  it.each([
    [0.9, "Dana opened this just now."],
    [1, "Dana opened this 1 minute ago."],
    [2.5, "Dana opened this 2 minutes ago."],
    [60, "Dana opened this 1 hour ago."],
    // Of two servers, one's clock may be ahead.
    [-1, "Dana opened this just now."],
  ])("names the time since the page was opened, %s minutes ago", (minutesAgo, text) => {
    expect(presenceText([opened("Dana", minutesAgo)], now)).toEqual({ opened: text, writing: "" });
  });

  it("is empty when nobody else is there", () => {
    expect(presenceText([], now)).toEqual({ opened: "", writing: "" });
  });

  it("names everybody who writes", () => {
    const others = [opened("Dana", 2, true), opened("Ben", 1), opened("Cleo", 0, true)];
    expect(presenceText(others, now).writing).toBe("Dana and Cleo are writing.");
    expect(presenceText(others, now).opened).toContain(words.opened("Ben", 1));
  });
});
