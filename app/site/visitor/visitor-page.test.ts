import { describe, expect, it } from "vitest";
import { markRead, withdrawLink, writeToVisitor } from "~/staff/conversation/conversation.server";
import { listQueue } from "~/staff/inbox/list-queue.server";
import { erasePerson } from "~/staff/inquiry/erase-person.server";
import { composeInquiryMail } from "~/staff/inquiry-record/inquiry-mail.server";
import { issueStatusLink } from "~/staff/inquiry-record/status-link.server";
import { config } from "../../../tests/fakes/mail-harness";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { ana } from "../../../tests/fixtures/people";
import { facts } from "../../../tests/fixtures/test-facts";
import { engines } from "../../../tests/support/databases";
import { readVisitorPage, verifyVisitor, writeFromVisitor } from "./visitor-page.server";

async function openConversation(engine: (typeof engines)[number]) {
  const opened = await openTestDesk(engine);
  const { app, db, clock, receive } = opened;
  const reference = await receive();
  const { id } = await db.selectFrom("contact_submissions").select("id").executeTakeFirstOrThrow();
  const token = (await issueStatusLink(db, id, clock.now())) ?? "";
  let attempts = 0;
  const write = (body: string) =>
    writeFromVisitor(app, { token, body, idempotencyKey: `attempt-${++attempts}` });
  const verify = (digits: string, lastName: string, visitor = "v") =>
    verifyVisitor(app, { token, digits, lastName, visitor });
  const mails = async (kind: string) =>
    (await db.selectFrom("outbox").select("kind").execute()).filter((mail) => mail.kind === kind)
      .length;
  return { ...opened, reference, id, token, write, verify, mails };
}

describe.each(engines)("the private conversation on %s", (engine) => {
  it("shows both sides' messages, and a visitor's is in the queue until somebody replies", async () => {
    const { app, opened, change, reference, token, write, mails, clock, listed } =
      await openConversation(engine);
    await writeToVisitor(app, { ...change(reference), body: "Which day suits you?" });
    expect(await mails("reply-to-visitor")).toBe(1);
    expect((await opened(reference)).status).toBe("contacted");
    expect(await readVisitorPage(app, token)).toMatchObject({
      access: "open",
      reference,
      messages: [{ author: "desk", who: "Ana", body: "Which day suits you?" }],
    });
    clock.advance({ minutes: 1 });
    expect(await write("Thursday, please")).toBe("changed");
    const { groups } = await listQueue(app, { actor: ana, of: "" });
    expect(groups.due.rows).toMatchObject([{ reference, visitorEvents: ["wrote"] }]);
    const inquiry = await opened(reference);
    expect(inquiry.messages.map(({ body }) => body)).toEqual([
      "Which day suits you?",
      "Thursday, please",
    ]);
    expect(inquiry.history[0]).toMatchObject({ who: "the visitor", kind: "message" });
    expect(await listed({ search: "thursday" })).toEqual([reference]);
    await markRead(app, change(reference));
    expect((await listQueue(app, { actor: ana, of: "" })).groups.due.rows).toEqual([]);
  });

  it("sends the clinic one mail an hour that a visitor wrote, without its text", async () => {
    const { db, clock, write, mails, reference } = await openConversation(engine);
    await write("My blood pressure is high");
    clock.advance({ minutes: 50 });
    await write("Hello?");
    expect(await mails("update-to-clinic")).toBe(1);
    clock.advance({ minutes: 11 });
    await write("Are you there?");
    expect(await mails("update-to-clinic")).toBe(2);
    const submission = await db
      .selectFrom("contact_submissions")
      .selectAll()
      .executeTakeFirstOrThrow();
    const mail = await composeInquiryMail(
      { config, currentFacts: () => facts },
      { kind: "update-to-clinic", id: "1" },
      submission,
    );
    expect(mail?.to.address).toBe(config.mail.clinicTo?.address ?? facts.email);
    expect(mail?.text).toContain(`/staff/inquiries/${reference}`);
    expect(mail?.text).not.toMatch(/blood|are you there/i);
    expect(mail?.text).not.toContain(submission.message);
  });

  it("rejects the reply that was sent last, such as after Back, until the visitor writes", async () => {
    const { app, change, reference, write, mails, opened, clock } = await openConversation(engine);
    const send = (body: string) => writeToVisitor(app, { ...change(reference), body });
    expect(await send("Please call us.")).toBe("changed");
    clock.advance({ minutes: 1 });
    expect(await send("Please call us.")).toBe("repeated");
    expect((await opened(reference)).messages).toHaveLength(1);
    expect(await mails("reply-to-visitor")).toBe(1);
    expect(await send("Please call us tomorrow.")).toBe("changed");
    clock.advance({ minutes: 1 });
    await write("When?");
    clock.advance({ minutes: 1 });
    expect(await send("Please call us tomorrow.")).toBe("changed");
  });

  it("stores a message once, however often the form is sent, and at most ten in a period", async () => {
    const { app, token, opened, reference, write } = await openConversation(engine);
    const same = { token, body: "Hello", idempotencyKey: "attempt-same" };
    expect(await writeFromVisitor(app, same)).toBe("changed");
    expect(await writeFromVisitor(app, same)).toBe("changed");
    expect((await opened(reference)).messages).toHaveLength(1);
    for (let n = 0; n < 8; n++) expect(await write(`Message ${n}`)).toBe("changed");
    expect(await write("One more")).toBe("too-many");
  });

  it("requires details of the visitor after 30 days without use, a few times only", async () => {
    const { app, token, clock, verify, write, lines } = await openConversation(engine);
    clock.advance({ hours: 29 * 24 });
    expect(await readVisitorPage(app, token)).toMatchObject({ access: "open" });
    clock.advance({ hours: 31 * 24 });
    expect(await readVisitorPage(app, token)).toEqual({ access: "verify" });
    expect(await write("Hello")).toBe("verify");
    expect(await verify("0000", "Okonkwo-Reyes")).toBe("wrong");
    expect(await verify("0199", "Somebody")).toBe("wrong");
    expect(await verify(" 01 99 ", "okonkwo reyes")).toBe("right");
    expect(await readVisitorPage(app, token)).toMatchObject({ access: "open" });
    clock.advance({ hours: 31 * 24 });
    for (let n = 0; n < 5; n++) expect(await verify("0000", "x", `visitor ${n}`)).toBe("wrong");
    expect(await verify("0199", "Okonkwo-Reyes", "another")).toBe("too-many");
    expect(JSON.stringify(lines)).not.toContain("Okonkwo");
  });

  it("opens an old link for a name with ʻokina, however name and number are typed", async () => {
    const { db, clock, verify } = await openConversation(engine);
    await db.updateTable("contact_submissions").set({ last_name: "Kaʻiulani" }).execute();
    for (const typed of ["Kaiulani", "ka'iulani", "KA’IULANI", "Kaʼiulani", "Kaꞌiulani"]) {
      clock.advance({ hours: 31 * 24 });
      expect(await verify("\u202d01–99\u202c", typed, typed), typed).toBe("right");
    }
  });

  it("never opens an old link with empty fields, although name and phone have no letter or digit", async () => {
    const { app, db, token, clock, verify } = await openConversation(engine);
    clock.advance({ hours: 31 * 24 });
    for (const stored of [
      { last_name: "-", phone: "." },
      { last_name: "-", phone: "904-555-0199" },
      { last_name: "Okonkwo-Reyes", phone: "." },
    ]) {
      await db.updateTable("contact_submissions").set(stored).execute();
      const digits = stored.phone.slice(-4);
      expect(await verify(digits, stored.last_name, stored.phone)).toBe("wrong");
    }
    expect(await verify("", "", "another")).toBe("wrong");
    expect(await readVisitorPage(app, token)).toEqual({ access: "verify" });
  });

  it("withdraws an old link after 20 wrong tries; right ones start the count again", async () => {
    const { app, db, token, clock, verify } = await openConversation(engine);
    const tryWrongly = async (tries: number) => {
      const outcomes = [];
      for (let n = 0; n < tries; n++) {
        clock.advance({ minutes: 16 });
        outcomes.push(await verify("0000", "Somebody"));
      }
      return outcomes;
    };
    clock.advance({ hours: 31 * 24 });
    expect(await tryWrongly(19)).toEqual(Array(19).fill("wrong"));
    expect(await verify("0199", "Okonkwo-Reyes")).toBe("right");
    clock.advance({ hours: 31 * 24 });
    expect(await tryWrongly(20)).toEqual([...Array(19).fill("wrong"), "gone"]);
    expect(await verify("0199", "Okonkwo-Reyes")).toBe("gone");
    expect(await readVisitorPage(app, token)).toBeNull();
    // A mail in the visitor's mailbox may contain a newer link.
    const { id } = await db
      .selectFrom("contact_submissions")
      .select("id")
      .executeTakeFirstOrThrow();
    expect(await issueStatusLink(db, id, clock.now())).not.toBeNull();
  });

  it("ends when the link is withdrawn, and continues with a new one", async () => {
    const { app, change, reference, token, write, verify, mails } = await openConversation(engine);
    await withdrawLink(app, { ...change(reference), renew: false });
    expect(await readVisitorPage(app, token)).toBeNull();
    expect(await write("Hello")).toBe("gone");
    expect(await verify("0199", "Okonkwo-Reyes")).toBe("gone");
    expect(await mails("link-to-visitor")).toBe(0);
    await withdrawLink(app, { ...change(reference), renew: true });
    expect(await mails("link-to-visitor")).toBe(1);
  });

  it("is deleted with its inquiry", async () => {
    const { app, db, change, reference, write } = await openConversation(engine);
    await writeToVisitor(app, { ...change(reference), body: "Hello" });
    await write("Hello");
    await erasePerson(app, { actor: ana, references: [reference], reason: "asked" });
    expect(await db.selectFrom("inquiry_messages").select("id").execute()).toEqual([]);
  });
});
