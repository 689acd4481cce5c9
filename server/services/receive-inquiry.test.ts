import { describe, expect, it, vi } from "vitest";
import type { Inquiry } from "../../app/context";
import { engines, openTestDatabase, type TestDatabase } from "../test/databases";
import { fakeClock, recordingLogger } from "../test/fakes";
import { anAttempt, anInquiry } from "../test/inquiries";
import { makeReference } from "./make-reference";
import { makeReceiveInquiry } from "./receive-inquiry";

vi.mock(import("./make-reference"), { spy: true });

function receiver({ db }: TestDatabase) {
  const clock = fakeClock();
  const { logger, lines } = recordingLogger();
  let woken = 0;
  const receive = makeReceiveInquiry({
    db,
    logger,
    clock: clock.now,
    wakeWorker: () => {
      woken++;
    },
  });
  return { receive, clock, lines, woken: () => woken };
}

const submissions = ({ db }: TestDatabase) =>
  db.selectFrom("contact_submissions").selectAll().orderBy("created_at").execute();
const outbox = ({ db }: TestDatabase) => db.selectFrom("outbox").selectAll().execute();

describe.each(engines)("receiving an inquiry on %s", (engine) => {
  it("stores the six fields and queues both mails", async () => {
    const database = await openTestDatabase(engine);
    const { receive, woken } = receiver(database);
    const answer = await receive(anAttempt());

    const [row, ...others] = await submissions(database);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      first_name: anInquiry.firstName,
      last_name: anInquiry.lastName,
      email: anInquiry.email,
      phone: anInquiry.phone,
      service: anInquiry.service,
      message: anInquiry.message,
      created_at: "2026-03-02T14:00:00.000Z",
      suspected_spam: 0,
    });
    expect(answer).toEqual({ outcome: "received", reference: row?.reference, repeated: false });
    expect(row?.reference).toMatch(/^[A-Z]+-[2-9A-Z]{4}-[2-9A-Z]{2}$/);

    const mails = await outbox(database);
    expect(mails.map(({ kind }) => kind).sort()).toEqual([
      "inquiry-to-clinic",
      "inquiry-to-visitor",
    ]);
    expect(new Set(mails.map((mail) => mail.message_id)).size).toBe(2);
    expect(mails.every((mail) => mail.submission_id === row?.id && mail.attempts === 0)).toBe(true);
    expect(woken()).toBe(1);
  });

  it("stores an empty message as an empty string", async () => {
    const database = await openTestDatabase(engine);
    await receiver(database).receive(anAttempt({ message: "" }));
    expect((await submissions(database))[0]?.message).toBe("");
  });

  it("keeps every kind of text as it was typed", async () => {
    const database = await openTestDatabase(engine);
    const message = `'; drop table outbox; -- "quoted" \\ %s $1 <b>b</b> 日本 🦪 a\u0301\r\nnext`;
    await receiver(database).receive(anAttempt({ firstName: "Zoë O’Brien", message }));
    expect((await submissions(database))[0]).toMatchObject({ first_name: "Zoë O’Brien", message });
  });

  it("stores text that an engine could not hold, with a mark in its place", async () => {
    const database = await openTestDatabase(engine);
    const { receive } = receiver(database);
    expect(await receive(anAttempt({ message: "a\0b\ud800c" }))).toMatchObject({
      outcome: "received",
    });
    expect((await submissions(database))[0]?.message).toBe("a\ufffdb\ufffdc");
  });

  it("answers a repeated attempt with the first reference", async () => {
    const database = await openTestDatabase(engine);
    const { receive, clock } = receiver(database);
    const first = await receive(anAttempt({ attempt: "one" }));
    clock.advance({ hours: 100 });
    const again = await receive(
      anAttempt({ attempt: "one", message: ` ${anInquiry.message}\r\n` }),
    );
    expect(again).toEqual({ ...first, repeated: true });
    expect(await submissions(database)).toHaveLength(1);
    expect(await outbox(database)).toHaveLength(2);
  });

  it("stores changed words under the same attempt as another submission", async () => {
    const database = await openTestDatabase(engine);
    const { receive } = receiver(database);
    await receive(anAttempt({ attempt: "one" }));
    const changed = await receive(anAttempt({ attempt: "one", phone: "904 555 0100" }));
    expect(changed).toMatchObject({ repeated: false });
    expect(await submissions(database)).toHaveLength(2);
  });

  it("makes one submission of fifty equal attempts at once", async () => {
    const database = await openTestDatabase(engine);
    const { receive } = receiver(database);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => receive(anAttempt({ attempt: "clicked" }))),
    );
    expect(answers.every(({ outcome }) => outcome === "received")).toBe(true);
    expect(new Set(answers.map((answer) => "reference" in answer && answer.reference)).size).toBe(
      1,
    );
    expect(answers.filter((answer) => "repeated" in answer && !answer.repeated)).toHaveLength(1);
    expect(await submissions(database)).toHaveLength(1);
    expect(await outbox(database)).toHaveLength(2);
  });

  it("makes one submission of equal words without an attempt, at once or within a day", async () => {
    const database = await openTestDatabase(engine);
    const { receive, clock } = receiver(database);
    const plain = () => receive(anAttempt({ attempt: "" }));
    const answers = await Promise.all(Array.from({ length: 20 }, plain));
    clock.advance({ hours: 23, minutes: 59 });
    answers.push(await plain());
    expect(new Set(answers.map((answer) => "reference" in answer && answer.reference)).size).toBe(
      1,
    );
    expect(await submissions(database)).toHaveLength(1);

    clock.advance({ minutes: 2 });
    const later = await Promise.all(Array.from({ length: 20 }, plain));
    expect(new Set(later.map((answer) => "reference" in answer && answer.reference)).size).toBe(1);
    expect(await submissions(database)).toHaveLength(2);
    expect(await outbox(database)).toHaveLength(4);
  });

  it("takes equal words without an attempt for new ones each day", async () => {
    const database = await openTestDatabase(engine);
    const { receive, clock } = receiver(database);
    for (const _day of [1, 2, 3]) {
      expect(await receive(anAttempt({ attempt: "" }))).toMatchObject({ repeated: false });
      clock.advance({ hours: 1 });
      expect(await receive(anAttempt({ attempt: "" }))).toMatchObject({ repeated: true });
      clock.advance({ hours: 24 });
    }
    expect(await submissions(database)).toHaveLength(3);
    expect(await outbox(database)).toHaveLength(6);
  });

  it.each<Partial<Inquiry>>([
    { firstName: "Marisa" },
    { lastName: "Okonkwo" },
    { email: "marisa@visitor.example" },
    { phone: "(904) 555-0198" },
    { service: "general" },
    { message: "I would like to know more about the prices." },
  ])("never takes one for a repetition where another thing was written: %o", async (change) => {
    const { receive } = receiver(await openTestDatabase(engine));
    for (const attempt of ["", "one"]) {
      await receive(anAttempt({ attempt }));
      expect(await receive(anAttempt({ attempt, ...change }))).toMatchObject({ repeated: false });
    }
  });

  it("knows an e-mail address again in other letters, as a keyboard makes them", async () => {
    const { receive } = receiver(await openTestDatabase(engine));
    const first = await receive(anAttempt({ attempt: "" }));
    const again = await receive(anAttempt({ attempt: "", email: "Marisol@Visitor.example" }));
    expect(again).toEqual({ ...first, repeated: true });
  });

  it("takes the next reference where one is taken", async () => {
    const database = await openTestDatabase(engine);
    const { receive } = receiver(database);
    vi.mocked(makeReference).mockReturnValueOnce("CW-TAKE-NN").mockReturnValueOnce("CW-TAKE-NN");
    expect(await receive(anAttempt())).toMatchObject({ reference: "CW-TAKE-NN" });
    const other = await receive(anAttempt({ message: "Something else" }));
    expect(other).toMatchObject({ outcome: "received", repeated: false });
    expect(other).not.toMatchObject({ reference: "CW-TAKE-NN" });
    expect(await submissions(database)).toHaveLength(2);
    expect(await outbox(database)).toHaveLength(4);
  });

  it.each([
    ["was answered", { status: "closed" } as const],
    ["was marked as spam by somebody", { suspected_spam: 1 }],
  ])("stores equal words without an attempt again after the first %s", async (_, change) => {
    const database = await openTestDatabase(engine);
    const { receive } = receiver(database);
    const plain = () => receive(anAttempt({ attempt: "" }));
    await plain();
    await database.db.updateTable("contact_submissions").set(change).execute();

    const again = await Promise.all(Array.from({ length: 5 }, plain));
    expect(again.filter((answer) => "repeated" in answer && !answer.repeated)).toHaveLength(1);
    expect(await submissions(database)).toHaveLength(2);
    expect(await outbox(database)).toHaveLength(4);
  });

  it("stores a hundred different inquiries at once, each with a reference of its own", async () => {
    const database = await openTestDatabase(engine);
    const { receive } = receiver(database);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => receive(anAttempt({ message: `number ${n}` }))),
    );
    expect(new Set(answers.map((answer) => "reference" in answer && answer.reference)).size).toBe(
      100,
    );
    expect(await outbox(database)).toHaveLength(200);
  });

  it("stores and marks suspected spam, without mail, and not in the way of a real inquiry", async () => {
    const database = await openTestDatabase(engine);
    const { receive, woken } = receiver(database);
    expect(await receive(anAttempt({ attempt: "", suspectedSpam: true }))).toMatchObject({
      outcome: "received",
    });
    expect(await submissions(database)).toMatchObject([{ suspected_spam: 1 }]);
    expect(await outbox(database)).toEqual([]);
    expect(woken()).toBe(0);

    expect(await receive(anAttempt({ attempt: "" }))).toMatchObject({ repeated: false });
    expect(await outbox(database)).toHaveLength(2);
  });

  it("stores nothing when a mail can't be queued", async () => {
    const database = await openTestDatabase(engine);
    const { receive, woken } = receiver(database);
    await database.db.schema.alterTable("outbox").renameTo("elsewhere").execute();
    expect(await receive(anAttempt())).toEqual({ outcome: "unavailable" });
    expect(await submissions(database)).toEqual([]);
    expect(woken()).toBe(0);
  });

  it("says so when the database is gone, and logs nothing that was typed", async () => {
    const database = await openTestDatabase(engine);
    const { receive, lines } = receiver(database);
    await receive(anAttempt());
    await database.db.destroy();
    expect(await receive(anAttempt())).toEqual({ outcome: "unavailable" });

    expect(lines.map(({ level }) => level)).toEqual(["info", "error"]);
    const logged = JSON.stringify(lines);
    for (const typed of Object.values(anInquiry)) expect(logged).not.toContain(typed);
  });

  it("logs nothing that was typed when the database refuses a value and quotes it", async () => {
    const database = await openTestDatabase(engine);
    const { receive, lines } = receiver(database);
    await database.db.schema
      .createIndex("one_email_each")
      .unique()
      .on("outbox")
      .column("attempts")
      .execute();
    expect(await receive(anAttempt())).toEqual({ outcome: "unavailable" });
    const logged = JSON.stringify(lines);
    expect(logged).toContain(engine === "postgres" ? "23505" : "SQLITE_CONSTRAINT_UNIQUE");
    for (const typed of Object.values(anInquiry)) expect(logged).not.toContain(typed);
  });
});
