import { describe, expect, it } from "vitest";
import { bookAppointment } from "~/staff/bookings/book-appointment.server";
import { exportInquiries } from "~/staff/inquiry-list/export-inquiries.server";
import { prepareInquiryMail } from "~/staff/inquiry-record/inquiry-mail.server";
import { noFilter, openTestDesk } from "../../../tests/fixtures/desk";
import { ana } from "../../../tests/fixtures/people";
import { engines } from "../../../tests/support/databases";
import { type EnterProblem, enterInquiry } from "./enter-inquiry.server";

const caller = { source: "phone", firstName: "Rosa", phone: "904.555.0123", service: "general" };

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  return form;
};

describe.each(engines)("an inquiry entered at the desk on %s", (engine) => {
  async function open() {
    const desk = await openTestDesk(engine);
    const enter = (fields: Record<string, string>, idempotencyKey = "attempt-of-ana") =>
      enterInquiry(desk.app, { actor: ana, form: formOf(fields), idempotencyKey });
    const entered = async (fields: Record<string, string>) => {
      const outcome = await enter(fields);
      if (!("reference" in outcome)) throw new Error(JSON.stringify(outcome.problems));
      return outcome.reference;
    };
    return { ...desk, enter, entered };
  }

  it("of a caller is a record like one from the website, of whoever typed it", async () => {
    const { db, entered, opened, listed, audit } = await open();
    const reference = await entered({ ...caller, message: "Wants a scan\r\nnext week" });
    const inquiry = await opened(reference);
    expect(inquiry).toMatchObject({ name: "Rosa", phone: "904-555-0123", status: "new" });
    expect(inquiry).toMatchObject({
      source: "phone",
      unreachable: "no-mails",
      deletedOn: expect.any(String),
    });
    expect(inquiry.sent.message).toBe("Wants a scan\nnext week");
    expect(inquiry.history).toMatchObject([{ kind: "entered", detail: "phone", who: "Ana" }]);
    const [row] = await db.selectFrom("contact_submissions").select("assigned_to").execute();
    expect(row?.assigned_to).toBe(ana.id);
    expect(await listed({ search: "0123" })).toEqual([reference]);
    expect(await audit()).toContainEqual(
      expect.objectContaining({ action: "entered inquiry", subject: reference, person_id: ana.id }),
    );
  });

  it.each(["+", "( )", "---", "+12345", "904 555 01"])("is not reached at %j", async (phone) => {
    const { enter } = await open();
    expect(await enter({ ...caller, phone })).toMatchObject({
      problems: { phone: expect.any(String) },
    });
  });

  it("says all that is missing at once", async () => {
    const { enter } = await open();
    const { problems } = (await enter({ source: "phone" })) as EnterProblem;
    expect(Object.keys(problems).sort()).toEqual(["firstName", "phone", "service"]);
  });

  it("has the language that was chosen: English, unless another one was", async () => {
    const { enter, entered, opened } = await open();
    expect(await opened(await entered(caller))).toMatchObject({ language: "en" });
    const spanish = { ...caller, firstName: "Vera", language: "es" };
    expect(await opened(await entered(spanish))).toMatchObject({ language: "es" });
    expect(await enter({ ...caller, language: "fr" })).toMatchObject({
      problems: { language: expect.any(String) },
    });
  });

  it("gets mails only where an address was given and they agreed", async () => {
    const { app, db, entered, change } = await open();
    const kinds = () => db.selectFrom("outbox").selectAll().orderBy("created_at").execute();
    const quiet = await entered({ ...caller, email: "rosa@visitor.example" });
    expect(await kinds()).toEqual([]);
    const visit = { day: "2026-03-03", time: "10:00", minutes: 30, place: "office" } as const;
    await bookAppointment(app, {
      ...change(quiet),
      ...visit,
      bookingId: "",
      personId: "",
      anyway: false,
    });
    const [booked] = await kinds();
    if (!booked) throw new Error("no mail was queued");
    expect(await prepareInquiryMail(app, booked)).toBe("obsolete");
    await db.deleteFrom("contact_submissions").execute();

    await entered({ ...caller, email: "rosa@visitor.example", mayMail: "yes" });
    expect(await kinds()).toMatchObject([{ kind: "inquiry-to-visitor" }]);
  });

  it("of a walk-in is in the export with how they came, and due for an estimate they want", async () => {
    const { app, entered, opened } = await open();
    const reference = await entered({ ...caller, source: "visit", wantsEstimate: "yes" });
    expect((await opened(reference)).estimateDue).toEqual({ on: "2026-03-05", late: false });
    let csv = "";
    for await (const part of exportInquiries(app, { actor: ana, filter: noFilter })) csv += part;
    expect(csv).toContain("In person");
  });

  it("is stored once, however often its form arrives", async () => {
    const { db, enter } = await open();
    expect(await enter(caller)).toEqual(await enter(caller));
    expect(await db.selectFrom("contact_submissions").select("id").execute()).toHaveLength(1);
    expect(await db.selectFrom("inquiry_history").select("id").execute()).toHaveLength(1);
  });

  it.each([
    ["no name", { firstName: "" }, { firstName: "First name is required" }],
    ["no way to reach the person", { phone: "" }, { phone: expect.any(String) }],
    ["a wrong number", { phone: "call me" }, { phone: "Invalid phone number format" }],
    [
      "a number of nine digits",
      { phone: "904 555 012" },
      { phone: expect.stringMatching(/ten digits.*has 9/) },
    ],
    ["a wrong address", { email: "rosa@" }, { email: "Invalid email address" }],
    ["a consent without an address", { mayMail: "yes" }, { email: expect.any(String) }],
    ["no service", { service: "" }, { service: "Please select a service" }],
    ["an unknown source", { source: "fax" }, { source: expect.any(String) }],
  ])("is refused with %s, and keeps what was typed", async (_, fields, problems) => {
    const { db, enter } = await open();
    const typed = { ...caller, ...fields };
    expect(await enter(typed)).toEqual({ typed, problems });
    expect(await db.selectFrom("contact_submissions").select("id").execute()).toEqual([]);
  });
});
