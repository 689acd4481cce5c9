import { describe, expect, it, vi } from "vitest";
import { outbox, receiver, submissions } from "../../../tests/fakes/receiver";
import { anInquiry, anInquiryInput } from "../../../tests/fixtures/inquiries";
import { engines, openTestDatabase } from "../../../tests/support/databases";
import { makeReference } from "./reference.server";

vi.mock(import("./reference.server"), { spy: true });

describe.each(engines)("receiving an inquiry on %s", (engine) => {
  it("stores the six fields and queues both mails", async () => {
    const database = await openTestDatabase(engine);
    const { receive, woken } = receiver(database);
    const response = await receive(anInquiryInput());

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
    expect(response).toEqual({
      outcome: "received",
      id: row?.id,
      reference: row?.reference,
      repeated: false,
      statusToken: expect.stringMatching(/^[\w-]{32}$/),
    });
    expect(row?.reference).toMatch(/^[A-Z]+-[2-9A-Z]{4}-[2-9A-Z]{2}$/);

    const mails = await outbox(database);
    expect(mails.map(({ kind }) => kind).sort()).toEqual([
      "inquiry-to-clinic",
      "inquiry-to-visitor",
    ]);
    expect(mails.every((mail) => mail.submission_id === row?.id && mail.attempts === 0)).toBe(true);
    expect(woken()).toBe(1);
  });

  it("stores an empty message as an empty string", async () => {
    const database = await openTestDatabase(engine);
    await receiver(database).receive(anInquiryInput({ message: "" }));
    expect((await submissions(database))[0]?.message).toBe("");
  });

  it("keeps every kind of text as it was typed", async () => {
    const database = await openTestDatabase(engine);
    const message = `'; drop table outbox; -- "quoted" \\ %s $1 <b>b</b> 日本 🦪 a\u0301\r\nnext`;
    await receiver(database).receive(anInquiryInput({ firstName: "Zoë O’Brien", message }));
    expect((await submissions(database))[0]).toMatchObject({ first_name: "Zoë O’Brien", message });
  });

  it("stores text with a replacement character where an engine cannot store one", async () => {
    const database = await openTestDatabase(engine);
    const { receive } = receiver(database);
    expect(await receive(anInquiryInput({ message: "a\0b\ud800c" }))).toMatchObject({
      outcome: "received",
    });
    expect((await submissions(database))[0]?.message).toBe("a\ufffdb\ufffdc");
  });

  it("tries another reference if one is taken", async () => {
    const database = await openTestDatabase(engine);
    const { receive } = receiver(database);
    vi.mocked(makeReference).mockReturnValueOnce("CW-TAKE-NN").mockReturnValueOnce("CW-TAKE-NN");
    expect(await receive(anInquiryInput())).toMatchObject({ reference: "CW-TAKE-NN" });
    const other = await receive(anInquiryInput({ message: "Something else" }));
    expect(other).toMatchObject({ outcome: "received", repeated: false });
    expect(other).not.toMatchObject({ reference: "CW-TAKE-NN" });
    expect(await submissions(database)).toHaveLength(2);
    expect(await outbox(database)).toHaveLength(4);
  });

  it("stores a hundred different inquiries at once, each with its own reference", async () => {
    const database = await openTestDatabase(engine);
    const { receive } = receiver(database);
    const results = await Promise.all(
      Array.from({ length: 100 }, (_, n) => receive(anInquiryInput({ message: `number ${n}` }))),
    );
    expect(
      new Set(results.map((response) => "reference" in response && response.reference)).size,
    ).toBe(100);
    expect(await outbox(database)).toHaveLength(200);
  });

  it("stores and marks suspected spam without mail, and does not block a real inquiry", async () => {
    const database = await openTestDatabase(engine);
    const { receive, woken } = receiver(database);
    expect(
      await receive(anInquiryInput({ idempotencyKey: "", suspectedSpam: true })),
    ).toMatchObject({
      outcome: "received",
    });
    expect(await submissions(database)).toMatchObject([{ suspected_spam: 1 }]);
    expect(await outbox(database)).toEqual([]);
    expect(woken()).toBe(0);

    expect(await receive(anInquiryInput({ idempotencyKey: "" }))).toMatchObject({
      repeated: false,
    });
    expect(await outbox(database)).toHaveLength(2);
  });

  it("stores nothing when a mail can't be queued", async () => {
    const database = await openTestDatabase(engine);
    const { receive, woken } = receiver(database);
    await database.db.schema.alterTable("outbox").renameTo("elsewhere").execute();
    expect(await receive(anInquiryInput())).toEqual({ outcome: "unavailable" });
    expect(await submissions(database)).toEqual([]);
    expect(woken()).toBe(0);
  });

  it("reports a lost database, and logs nothing that was typed", async () => {
    const database = await openTestDatabase(engine);
    const { receive, lines } = receiver(database);
    await receive(anInquiryInput());
    await database.db.destroy();
    expect(await receive(anInquiryInput())).toEqual({ outcome: "unavailable" });

    expect(lines.map(({ level }) => level)).toEqual(["info", "error"]);
    const logged = JSON.stringify(lines);
    for (const typed of Object.values(anInquiry)) expect(logged).not.toContain(typed);
  });

  it("logs nothing that was typed when the database rejects a value and quotes it", async () => {
    const database = await openTestDatabase(engine);
    const { receive, lines } = receiver(database);
    await database.db.schema
      .createIndex("one_email_each")
      .unique()
      .on("outbox")
      .column("attempts")
      .execute();
    expect(await receive(anInquiryInput())).toEqual({ outcome: "unavailable" });
    const logged = JSON.stringify(lines);
    expect(logged).toContain(engine === "postgres" ? "23505" : "SQLITE_CONSTRAINT_UNIQUE");
    for (const typed of Object.values(anInquiry)) expect(logged).not.toContain(typed);
  });
});
