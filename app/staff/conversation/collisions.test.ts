import { describe, expect, it } from "vitest";
import { writeFromVisitor } from "~/site/visitor/visitor-page.server";
import { assignInquiry } from "~/staff/inquiry/assign-inquiry.server";
import { joinPerson } from "~/staff/inquiry/join-person.server";
import { issueStatusLink } from "~/staff/inquiry-record/status-link.server";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { addPeople, ana, ben } from "../../../tests/fixtures/people";
import { engines } from "../../../tests/support/databases";
import { writeToVisitor } from "./conversation.server";
import { readUpdates } from "./read-updates.server";
import { newerThan } from "./talk";

describe.each(engines)("a conversation in which two people reply on %s", (engine) => {
  async function open() {
    const desk = await openTestDesk(engine);
    const { app, db, clock, change, opened } = desk;
    await addPeople(db, [ana, ben]);
    const reference = await desk.receive();
    const shown = async (at = reference) => (await opened(at)).messages.at(-1)?.id ?? "";
    const send = (body: string, about: { actor?: typeof ana; shown?: string } = {}) => {
      clock.advance({ seconds: 1 });
      return writeToVisitor(app, { ...change(reference), ...about, body });
    };
    const visitorWrites = async (body: string) => {
      clock.advance({ seconds: 1 });
      const inquiry = db.selectFrom("contact_submissions").select("id");
      const { id } = await inquiry.where("reference", "=", reference).executeTakeFirstOrThrow();
      const token = (await issueStatusLink(db, id, clock.now())) ?? "";
      await writeFromVisitor(app, { token, idempotencyKey: "attempt-1", body });
    };
    const bodies = async () => (await opened(reference)).messages.map(({ body }) => body);
    return { ...desk, reference, shown, send, visitorWrites, bodies };
  }

  it("stops a message when a colleague or the visitor wrote meanwhile", async () => {
    const { send, shown, bodies, visitorWrites, woken } = await open();
    const before = await shown();
    await send("On Tuesday?", { actor: ben, shown: before });
    const mails = woken();
    expect(await send("On Monday?", { shown: before })).toBe("moved-on");
    expect(await bodies()).toEqual(["On Tuesday?"]);
    expect(woken()).toBe(mails);
    const seen = await shown();
    await visitorWrites("Wednesday, please");
    expect(await send("On Monday?", { shown: seen })).toBe("moved-on");
    expect(await send("On Monday?", { shown: await shown() })).toBe("changed");
    expect(await bodies()).toEqual(["On Tuesday?", "Wednesday, please", "On Monday?"]);
  });

  it("stores the same form once, although its own message is newer then", async () => {
    const { app, change, reference, bodies } = await open();
    const form = { ...change(reference), body: "On Tuesday?", shown: "" };
    const twice = await Promise.all([writeToVisitor(app, form), writeToVisitor(app, form)]);
    expect(twice).toEqual(["changed", "changed"]);
    expect(await bodies()).toEqual(["On Tuesday?"]);
  });

  it("stores one of two messages sent at the same moment", async () => {
    const { app, change, reference, bodies } = await open();
    const both = await Promise.all([
      writeToVisitor(app, { ...change(reference), body: "On Tuesday?", shown: "" }),
      writeToVisitor(app, { ...change(reference), actor: ben, body: "On Monday?", shown: "" }),
    ]);
    expect(both.sort()).toEqual(["changed", "moved-on"]);
    expect(await bodies()).toHaveLength(1);
  });

  it("counts the messages of joined inquiries, which are one conversation", async () => {
    const { app, change, receive, reference, shown, send, opened } = await open();
    const other = await receive({ message: "Again" });
    await joinPerson(app, { ...change(reference), other });
    const before = await shown();
    await writeToVisitor(app, { ...change(other), body: "There" });
    expect(await send("Here", { shown: before })).toBe("moved-on");
    expect((await opened(reference)).messages).toMatchObject([
      { body: "Again", reference: other },
      { body: "There", reference },
    ]);
    expect(await send("Here", { shown: await shown() })).toBe("changed");
  });

  it("sends an open page each new message once, audits it, and reports the assignee", async () => {
    const { app, audit, change, reference, send } = await open();
    const input = { actor: ana, reference };
    const readings = async () =>
      (await audit()).filter(({ action, who }) => action === "opened inquiry" && who === "Ana")
        .length;
    const first = await readUpdates(app, { ...input, shown: "" });
    expect(first).toEqual({
      opened: "",
      writing: "",
      owner: "Nobody has it",
      newest: "",
      messages: [],
    });
    await send("On Tuesday?", { actor: ben });
    await assignInquiry(app, { ...change(reference), actor: ben, from: "", to: ben.id });
    const before = await readings();
    const second = await readUpdates(app, { ...input, shown: "" });
    expect(second).toMatchObject({
      owner: "Ben has it",
      messages: [{ body: "On Tuesday?", by: "Ben", of: "", author: "desk" }],
    });
    expect(await readings()).toBe(before + 1);
    expect(await readUpdates(app, { ...input, shown: second?.newest ?? "" })).toMatchObject({
      messages: [],
    });
    expect(await readings()).toBe(before + 1);
    expect(await readUpdates(app, { actor: ana, reference: "CW-0000-00", shown: "" })).toBe(null);
  });
});

describe("the messages after one that a page showed", () => {
  const messages = [{ id: "a" }, { id: "b" }, { id: "c" }];

  it.each([
    ["", ["a", "b", "c"]],
    ["a", ["b", "c"]],
    ["c", []],
    ["erased", ["a", "b", "c"]],
  ])("are those after %j", (id, newer) => {
    expect(newerThan(messages, id).map((message) => message.id)).toEqual(newer);
  });
});
