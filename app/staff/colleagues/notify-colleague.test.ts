import { describe, expect, it } from "vitest";
import type { Actor } from "~/core/sessions/people";
import { prepareMail } from "~/prepare-mail";
import { assignInquiry, undoChange } from "~/staff/inquiry/assign-inquiry.server";
import { addNote } from "~/staff/inquiry/change-status.server";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { actorNamed, addPeople, ana, ben } from "../../../tests/fixtures/people";
import { type Engine, engines } from "../../../tests/support/databases";
import { colleagueNotices, markNoticesSeen, namedIn } from "./notify-colleague.server";

const cleo: Actor = { ...actorNamed("Cleo"), role: "clinician" };

async function start(engine: Engine) {
  const desk = await openTestDesk(engine);
  const { app, db, receive, change } = desk;
  await addPeople(db, [ana, ben, cleo]);
  await db.updateTable("people").set({ role: "clinician" }).where("id", "=", cleo.id).execute();
  const reference = await receive({ firstName: "Marisol" });
  const give = (to: Actor, from = "") => {
    desk.clock.advance({ seconds: 1 });
    return assignInquiry(app, { ...change(reference), from, to: to.id });
  };
  const note = (text: string) => {
    desk.clock.advance({ seconds: 1 });
    return addNote(app, { ...change(reference), note: text });
  };
  const noticesOf = async (actor: Actor) =>
    (await colleagueNotices(app, { actor })).map((one) => `${one.who} ${one.kind}`);
  const mails = () =>
    db.selectFrom("outbox").selectAll().where("kind", "=", "colleague-notice").execute();
  const open = (actor: Actor) => markNoticesSeen(app, { actor, reference });
  return { ...desk, reference, give, note, told: noticesOf, mails, open };
}

describe.each(engines)("a colleague on %s", (engine) => {
  it("is told of what was given to them or names them, by one neutral mail until they look", async () => {
    const { app, give, note, told, mails, open } = await start(engine);
    await give(ben);
    await note("@Ben, please call her");
    expect(await told(ben)).toEqual(["Ana named"]);
    const [first, ...others] = await mails();
    expect(others).toEqual([]);
    if (!first) throw new Error("no mail");
    expect(first).toMatchObject({ email: `${ben.id}@clinic.example`, person_id: ben.id });
    expect(first.next_attempt_at > first.created_at).toBe(true);
    const mail = await prepareMail(app, first);
    expect(mail).toMatchObject({ to: { address: `${ben.id}@clinic.example` } });
    expect(JSON.stringify(mail)).not.toMatch(/Marisol|CW-|call her/);

    await open(ben);
    expect(await told(ben)).toEqual([]);
    expect(await prepareMail(app, first)).toBe("obsolete");
    await note("@ben again");
    expect(await told(ben)).toEqual(["Ana named"]);
    expect(await mails()).toHaveLength(2);
  });

  it("reads in the mail that an inquiry is in Spanish", async () => {
    const { app, give, mails, db } = await start(engine);
    await give(ben);
    const text = async () => {
      const [mail] = await mails();
      const prepared = mail && (await prepareMail(app, mail));
      return typeof prepared === "object" ? prepared.text : "";
    };
    expect(await text()).not.toContain("Language");
    await db.updateTable("contact_submissions").set({ language: "es" }).execute();
    expect(await text()).toContain("Language: Spanish");
  });

  it("is not told of their own change, of one that was undone, or of what they may not see", async () => {
    const { app, db, give, note, told, mails, change, reference } = await start(engine);
    await note("@Ana and @Cleo, ana@example.com, @Nobody");
    expect(await mails()).toEqual([]);
    await give(cleo);
    expect(await told(cleo)).toEqual(["Ana given"]);
    const { id: entry } = await db
      .selectFrom("inquiry_history")
      .select("id")
      .where("kind", "=", "assigned")
      .executeTakeFirstOrThrow();
    expect(await undoChange(app, { ...change(reference), entry })).toBe("changed");
    expect(await told(cleo)).toEqual([]);
    const [mail] = await mails();
    expect(mail && (await prepareMail(app, mail))).toBe("obsolete");
  });
});

const named = (note: string, ...names: string[]) =>
  namedIn(note, names.map(actorNamed)).map(({ name }) => name);

it("a note names a colleague by the whole name, or by the first one where it is the only one", () => {
  expect(named("Ask @ana quill.", "Ana Quill", "Ben")).toEqual(["Ana Quill"]);
  expect(named("(@Ana) @BEN!", "Ana Quill", "Ben Okafor")).toEqual(["Ana Quill", "Ben Okafor"]);
  expect(named("@Ana", "Ana Quill", "Ana Reyes")).toEqual([]);
  expect(named("@Ana Reyes", "Ana", "Ana Reyes")).toEqual(["Ana Reyes"]);
  expect(named("@Anabel, mail@ana.example, ana", "Ana")).toEqual([]);
  expect(named("@José (PT)", "José (PT)", "Jo")).toEqual(["José (PT)"]);
});
