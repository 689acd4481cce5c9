import { describe, expect, it } from "vitest";
import type { Inquiry } from "~/staff/inquiry-record/inquiry-fields";
import { outbox, receiver, submissions } from "../../../tests/fakes/receiver";
import { anInquiry, anInquiryInput } from "../../../tests/fixtures/inquiries";
import { bothEngines, openTestDatabase } from "../../../tests/support/databases";

describe.each(bothEngines)("receiving an inquiry on %s", (engine) => {
  it("returns the first reference for a repeated key", async () => {
    const database = await openTestDatabase(engine);
    const { receive, clock } = receiver(database);
    const first = await receive(anInquiryInput({ idempotencyKey: "one" }));
    clock.advance({ hours: 100 });
    const again = await receive(
      anInquiryInput({ idempotencyKey: "one", message: ` ${anInquiry.message}\r\n` }),
    );
    const statusToken = expect.stringMatching(/./);
    expect(again).toEqual({ ...first, repeated: true, statusToken });
    expect(await submissions(database)).toHaveLength(1);
    expect(await outbox(database)).toHaveLength(2);
  });

  it("stores changed text with the same key as another submission", async () => {
    const database = await openTestDatabase(engine);
    const { receive } = receiver(database);
    await receive(anInquiryInput({ idempotencyKey: "one" }));
    const changed = await receive(anInquiryInput({ idempotencyKey: "one", phone: "904 555 0100" }));
    expect(changed).toMatchObject({ repeated: false });
    expect(await submissions(database)).toHaveLength(2);
  });

  it("makes one submission of fifty equal requests at once", async () => {
    const database = await openTestDatabase(engine);
    const { receive } = receiver(database);
    const results = await Promise.all(
      Array.from({ length: 50 }, () => receive(anInquiryInput({ idempotencyKey: "clicked" }))),
    );
    expect(results.every(({ outcome }) => outcome === "received")).toBe(true);
    expect(
      new Set(results.map((response) => "reference" in response && response.reference)).size,
    ).toBe(1);
    expect(results.filter((response) => "repeated" in response && !response.repeated)).toHaveLength(
      1,
    );
    expect(await submissions(database)).toHaveLength(1);
    expect(await outbox(database)).toHaveLength(2);
  });

  it("makes one submission of equal text without a key, at once or within a day", async () => {
    const database = await openTestDatabase(engine);
    const { receive, clock } = receiver(database);
    const plain = () => receive(anInquiryInput({ idempotencyKey: "" }));
    const results = await Promise.all(Array.from({ length: 20 }, plain));
    clock.advance({ hours: 23, minutes: 59 });
    results.push(await plain());
    expect(
      new Set(results.map((response) => "reference" in response && response.reference)).size,
    ).toBe(1);
    expect(await submissions(database)).toHaveLength(1);

    clock.advance({ minutes: 2 });
    const later = await Promise.all(Array.from({ length: 20 }, plain));
    expect(
      new Set(later.map((response) => "reference" in response && response.reference)).size,
    ).toBe(1);
    expect(await submissions(database)).toHaveLength(2);
    expect(await outbox(database)).toHaveLength(4);
  });

  it("treats equal text without a key as new each day", async () => {
    const database = await openTestDatabase(engine);
    const { receive, clock } = receiver(database);
    for (const _day of [1, 2, 3]) {
      expect(await receive(anInquiryInput({ idempotencyKey: "" }))).toMatchObject({
        repeated: false,
      });
      clock.advance({ hours: 1 });
      expect(await receive(anInquiryInput({ idempotencyKey: "" }))).toMatchObject({
        repeated: true,
      });
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
  ])("is no repetition when something else was written: %o", async (change) => {
    const { receive } = receiver(await openTestDatabase(engine));
    for (const idempotencyKey of ["", "one"]) {
      await receive(anInquiryInput({ idempotencyKey }));
      expect(await receive(anInquiryInput({ idempotencyKey, ...change }))).toMatchObject({
        repeated: false,
      });
    }
  });

  it("recognizes an email address in different upper and lower case", async () => {
    const { receive } = receiver(await openTestDatabase(engine));
    const first = await receive(anInquiryInput({ idempotencyKey: "" }));
    const again = await receive(
      anInquiryInput({ idempotencyKey: "", email: "Marisol@Visitor.example" }),
    );
    // A sender who only knows the text gets no link to the inquiry.
    expect(again).toEqual({ ...first, repeated: true, statusToken: null });
  });

  it.each([
    ["was answered", { status: "closed" } as const],
    ["was marked as spam by somebody", { suspected_spam: 1 }],
  ])("stores equal text without a key again after the first %s", async (_, change) => {
    const database = await openTestDatabase(engine);
    const { receive } = receiver(database);
    const plain = () => receive(anInquiryInput({ idempotencyKey: "" }));
    await plain();
    await database.db.updateTable("contact_submissions").set(change).execute();

    const again = await Promise.all(Array.from({ length: 5 }, plain));
    expect(again.filter((response) => "repeated" in response && !response.repeated)).toHaveLength(
      1,
    );
    expect(await submissions(database)).toHaveLength(2);
    expect(await outbox(database)).toHaveLength(4);
  });
});
