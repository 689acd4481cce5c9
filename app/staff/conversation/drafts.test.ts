import { describe, expect, it } from "vitest";
import { noteCall } from "~/staff/inquiry/change-status.server";
import { erasePerson } from "~/staff/inquiry/erase-person.server";
import { exportInquiries } from "~/staff/inquiry-list/export-inquiries.server";
import { noFilter, openTestDesk } from "../../../tests/fixtures/desk";
import { addPeople, ana, ben } from "../../../tests/fixtures/people";
import { engines } from "../../../tests/support/databases";
import { writeToVisitor } from "./conversation.server";
import { readDraft, saveDraft } from "./drafts.server";

describe.each(engines)("a draft of a reply on %s", (engine) => {
  async function open() {
    const desk = await openTestDesk(engine);
    await addPeople(desk.db, [ana, ben]);
    const reference = await desk.receive();
    const hers = { actor: ana, reference };
    const stored = () => desk.db.selectFrom("reply_drafts").selectAll().execute();
    return { ...desk, reference, hers, his: { actor: ben, reference }, stored };
  }

  it("is stored for each person and inquiry, and the newest text replaces the previous one", async () => {
    const { app, db, clock, receive, hers, his, stored } = await open();
    await saveDraft(app, { ...hers, body: "We have ti" });
    clock.advance({ minutes: 1 });
    const savedAt = await saveDraft(app, { ...hers, body: "We have time\n" });
    await saveDraft(app, { ...his, body: "Please call" });
    const other = { actor: ana, reference: await receive({ email: "other@visitor.example" }) };
    expect(savedAt).toEqual(clock.now());
    expect(await readDraft(db, hers)).toEqual({
      body: "We have time\n",
      savedAt: clock.now().toISOString(),
    });
    expect((await readDraft(db, his))?.body).toBe("Please call");
    expect(await readDraft(db, other)).toBe(null);
    expect(await stored()).toHaveLength(2);
  });

  it("is not stored when empty, nor for an inquiry that does not exist or is removed", async () => {
    const { app, db, reference, hers, stored } = await open();
    await saveDraft(app, { ...hers, body: "Hello" });
    expect(await saveDraft(app, { ...hers, body: " \n" })).toBe(null);
    expect(await stored()).toEqual([]);
    expect(await saveDraft(app, { ...hers, reference: "CW-0000-00", body: "a" })).toBe("missing");
    await db
      .updateTable("contact_submissions")
      .set({ removed_at: "2026-03-02T14:00:00.000Z" })
      .where("reference", "=", reference)
      .execute();
    expect(await saveDraft(app, { ...hers, body: "Hello" })).toBe("missing");
    expect(await stored()).toEqual([]);
  });

  it("is deleted by sending, and not restored by a save that arrives later", async () => {
    const { app, db, change, hers, his, reference } = await open();
    await saveDraft(app, { ...hers, body: "On Tuesday?" });
    await saveDraft(app, { ...his, body: "On Monday?" });
    const sent = { ...change(reference), body: "On Tuesday?" };
    const refused = writeToVisitor(app, { ...sent, shown: "a message that is not the newest" });
    expect(await refused).toBe("moved-on");
    expect((await readDraft(db, hers))?.body, "nothing was sent").toBe("On Tuesday?");
    expect(await writeToVisitor(app, sent)).toBe("changed");
    expect(await readDraft(db, hers)).toBe(null);
    expect((await readDraft(db, his))?.body, "a colleague's stays").toBe("On Monday?");
    expect(await saveDraft(app, { ...hers, body: "On Tuesday? " })).toBe(null);
    expect(await readDraft(db, hers)).toBe(null);
    await saveDraft(app, { ...hers, body: "Or Wednesday?" });
    expect((await readDraft(db, hers))?.body).toBe("Or Wednesday?");
  });

  it("leaves history, audit log, log, search and version alone", async () => {
    const { app, audit, opened, listed, lines, hers, reference } = await open();
    const [before, written] = [await opened(reference), await audit()];
    await saveDraft(app, { ...hers, body: "A weathervane" });
    expect(await audit()).toEqual(written);
    const { history, version } = await opened(reference);
    expect({ history, version }).toEqual({ history: before.history, version: before.version });
    expect(await listed({ search: "weathervane" })).toEqual([]);
    expect(JSON.stringify(lines)).not.toContain("weathervane");
  });

  it("is in the export with its author, and deleted with the inquiry", async () => {
    const { app, change, hers, reference, stored } = await open();
    await noteCall(app, { ...change(reference), outcome: "reached", note: "" });
    await saveDraft(app, { ...hers, body: "About the weathervane" });
    let text = "";
    for await (const part of exportInquiries(app, { actor: ana, filter: noFilter })) text += part;
    expect(text).toContain("Ana, About the weathervane");
    await erasePerson(app, { actor: ana, references: [reference], reason: "other" });
    expect(await stored()).toEqual([]);
  });
});
