import { describe, expect, it } from "vitest";
import { bookAppointment } from "~/staff/bookings/book-appointment.server";
import { replyToAppointment } from "~/staff/bookings/reply-to-appointment.server";
import { listQueue } from "~/staff/inbox/list-queue.server";
import { changeStatus, noteNoEstimate } from "~/staff/inquiry/change-status.server";
import { erasePerson } from "~/staff/inquiry/erase-person.server";
import { joinPerson } from "~/staff/inquiry/join-person.server";
import { exportInquiries } from "~/staff/inquiry-list/export-inquiries.server";
import { issueStatusLink } from "~/staff/inquiry-record/status-link.server";
import { noFilter, openTestDesk } from "../../../tests/fixtures/desk";
import { ana } from "../../../tests/fixtures/people";
import { engines } from "../../../tests/support/databases";
import { openEstimate, writeEstimate } from "./estimates.server";
import { giveEstimate } from "./give-estimate.server";
import type { Estimate } from "./read-estimate-form";

const item = { expected: "", code: "", quantity: 1, priceCents: 0, provider: "" };
const estimate: Omit<Estimate, "clinic"> = {
  patient: "Marisol Okonkwo-Reyes",
  birthDate: "1980-03-02",
  primary: "Weight Loss",
  expected: "March 2026",
  diagnosisCodes: "E66.9",
  items: [
    { ...item, service: "Consultation" },
    { ...item, service: "Blood panel", quantity: 2, priceCents: 12_050, provider: "Some Lab" },
  ],
  separate: "Follow-up visit",
};

/** A desk with an inquiry, on Monday 2 March 2026. */
async function openWithInquiry(engine: (typeof engines)[number], wantsEstimate: string) {
  const test = await openTestDesk(engine);
  const { app, change, receive, opened, db, clock } = test;
  const reference = await receive({ wantsEstimate });
  const write = async (input = change(reference)) => {
    const written = await writeEstimate(app, { ...input, estimate });
    if (written === "missing") throw new Error("not written");
    return written.id;
  };
  const give = async (how: "page" | "paper" = "page") =>
    giveEstimate(app, { ...change(reference), id: await write(), how });
  const dueOn = async () => (await opened(reference)).estimateDue?.on ?? null;
  const queued = async () => {
    const { groups } = await listQueue(app, { actor: ana, of: "" });
    return Object.entries(groups)
      .filter(([, { rows }]) => rows.length > 0)
      .map(([group]) => group);
  };
  const book = (day: string, bookingId = "", about = reference) =>
    bookAppointment(app, {
      ...change(about),
      bookingId,
      day,
      time: "12:00",
      minutes: 30,
      personId: "",
      place: "phone",
      anyway: false,
    });
  const cancel = async () => {
    const { id } = await db
      .selectFrom("contact_submissions")
      .select("id")
      .executeTakeFirstOrThrow();
    const [booking] = (await opened(reference)).bookings;
    return replyToAppointment(app, {
      token: (await issueStatusLink(db, id, clock.now())) ?? "",
      bookingId: booking?.id ?? "",
      version: 0,
      choice: "cancel",
      requestedTime: "",
      idempotencyKey: "attempt-cancel",
    });
  };
  return { ...test, reference, write, give, dueOn, queued, book, cancel };
}

describe.each(engines)("a good-faith estimate on %s", (engine) => {
  it("is due 3 business days after it was asked for, and in the queue from the day before", async () => {
    const { app, dueOn, queued, clock, write, give, audit, reference } = await openWithInquiry(
      engine,
      "yes",
    );
    expect(await dueOn()).toBe("2026-03-05");
    expect(await queued()).toEqual(["new"]);
    clock.set("2026-03-04T14:00:00.000Z");
    expect(await queued()).toEqual(["due"]);
    const { due } = (await listQueue(app, { actor: ana, of: "" })).groups;
    expect(due.rows).toMatchObject([{ estimate: { dueOn: "2026-03-05", late: false } }]);
    clock.set("2026-03-06T14:00:00.000Z");
    const { due: late } = (await listQueue(app, { actor: ana, of: "" })).groups;
    expect(late.rows).toMatchObject([{ estimate: { late: true } }]);
    await write();
    expect(await dueOn(), "nobody has received it").toBe("2026-03-05");
    expect(await give()).toBe("changed");
    expect(await dueOn()).toBeNull();
    expect(await queued()).toEqual(["waiting"]);
    expect((await audit()).map(({ action, subject }) => [action, subject])).toContainEqual([
      "wrote estimate",
      reference,
    ]);
  });

  it("is not due where nobody asked for one", async () => {
    const { dueOn } = await openWithInquiry(engine, "");
    expect(await dueOn()).toBeNull();
  });

  it("is due after an appointment 3 or more business days ahead, also after one was moved", async () => {
    const { app, receive, change, ...of } = await openWithInquiry(engine, "");
    const { dueOn, book, cancel, opened, reference, queued } = of;
    await book("2026-03-04");
    expect(await dueOn()).toBeNull();
    const bookingId = (await opened(reference)).bookings[0]?.id ?? "";
    await book("2026-03-16", bookingId);
    expect(await dueOn()).toBe("2026-03-05");
    await book("2026-03-05", bookingId);
    expect(await dueOn()).toBe("2026-03-03");
    expect(await queued()).toEqual(["due"]);
    const other = await receive();
    await book("2026-03-06", "", other);
    expect(await joinPerson(app, { ...change(reference), other })).toBe("changed");
    expect((await opened(reference)).bookings).toHaveLength(2);
    expect(await cancel()).toBe("changed");
    expect(await dueOn()).toBe("2026-03-03");
  });

  it("is no longer due when the visitor cancels", async () => {
    const { dueOn, book, cancel } = await openWithInquiry(engine, "");
    await book("2026-03-05");
    expect(await dueOn()).toBe("2026-03-03");
    expect(await cancel()).toBe("changed");
    expect(await dueOn()).toBeNull();
  });

  it("is due again for what is scheduled after the day of the last estimate", async () => {
    const { dueOn, book, give, clock } = await openWithInquiry(engine, "yes");
    await give("paper");
    await book("2026-03-05");
    expect(await dueOn()).toBeNull();
    // The first visit is over; its outcome is not recorded yet.
    clock.set("2026-03-05T20:00:00.000Z");
    expect(await book("2026-03-31")).toBe("changed");
    expect(await dueOn()).toBe("2026-03-10");
  });

  it("is not due once staff note that none is needed, or while the inquiry is closed", async () => {
    const { app, dueOn, change, clock, reference, opened } = await openWithInquiry(engine, "yes");
    await changeStatus(app, { ...change(reference), from: "new", to: "closed", note: "" });
    expect(await dueOn()).toBeNull();
    await changeStatus(app, { ...change(reference), from: "closed", to: "contacted", note: "" });
    expect(await dueOn()).toBe("2026-03-05");
    clock.advance({ minutes: 1 });
    expect(await noteNoEstimate(app, change(reference))).toBe("changed");
    expect(await dueOn()).toBeNull();
    expect((await opened(reference)).history[0]).toMatchObject({ detail: "not-needed" });
  });

  it("is stored as written, opened from the history, and stored once per form", async () => {
    const { app, db, change, reference, opened, audit } = await openWithInquiry(engine, "yes");
    const once = change(reference);
    const numbers = { npi: "0000000000", tin: "00-0000000" };
    const numbered = { ...app, currentFacts: () => ({ ...app.currentFacts(), ...numbers }) };
    const written = await writeEstimate(numbered, { ...once, estimate });
    expect(await writeEstimate(numbered, { ...once, estimate })).toEqual(written);
    if (written === "missing") throw new Error("not written");
    const { id } = written;
    const inquiry = await opened(reference);
    expect(inquiry.estimates).toMatchObject([{ id, who: ana.name, totalCents: 24_100 }]);
    expect(inquiry.history[0]).toMatchObject({ id, kind: "estimate", detail: "written" });
    const found = await openEstimate(app, { actor: ana, reference, id });
    expect(found?.estimate).toEqual({
      ...estimate,
      clinic: {
        name: app.currentFacts().legalName,
        email: app.currentFacts().email,
        phone: app.currentFacts().phones.clinic,
        address: expect.any(String),
        ...numbers,
      },
    });
    expect(await audit()).toContainEqual(
      expect.objectContaining({ action: "opened estimate", subject: reference }),
    );
    expect(await openEstimate(app, { actor: ana, reference: "CW-0000-00", id })).toBeNull();
    await expect(db.updateTable("estimates").set({ total_cents: 1 }).execute()).rejects.toThrow();
    await expect(db.deleteFrom("estimates").execute()).rejects.toThrow();
  });

  it("is in the export, and deleted with its inquiry", async () => {
    const { app, db, write, reference } = await openWithInquiry(engine, "yes");
    await write();
    let csv = "";
    for await (const part of exportInquiries(app, { actor: ana, filter: noFilter })) csv += part;
    for (const text of ["$241.00", "1980-03-02", "Blood panel 2 × $120.50 Some Lab", "Follow-up"])
      expect(csv).toContain(text);
    await erasePerson(app, { actor: ana, references: [reference], reason: "asked" });
    expect(await db.selectFrom("estimates").select("id").execute()).toEqual([]);
  });

  it("of an inquiry that does not exist is not written", async () => {
    const { app, change, db } = await openWithInquiry(engine, "");
    expect(await writeEstimate(app, { ...change("CW-0000-00"), estimate })).toBe("missing");
    expect(await db.selectFrom("estimates").select("id").execute()).toEqual([]);
  });
});
