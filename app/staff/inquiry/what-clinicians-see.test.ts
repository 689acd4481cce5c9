import { describe, expect, it } from "vitest";
import type { Actor } from "~/core/sessions/people";
import { bookAppointment } from "~/staff/bookings/book-appointment.server";
import { writeToVisitor } from "~/staff/conversation/conversation.server";
import { saveDraft } from "~/staff/conversation/drafts.server";
import { notePresence } from "~/staff/conversation/read-updates.server";
import { writeEstimate } from "~/staff/estimates/estimates.server";
import { giveEstimate } from "~/staff/estimates/give-estimate.server";
import { askForPayment } from "~/staff/payments/request-payment.server";
import { openTestDesk } from "../../../tests/fixtures/desk";
import {
  anEstimate,
  changes,
  cleo,
  reads,
  visit,
  withoutActor,
} from "../../../tests/fixtures/functions-of-inquiries";
import { storePayment } from "../../../tests/fixtures/payments";
import { addPeople, ana, ben } from "../../../tests/fixtures/people";
import { personalData } from "../../../tests/fixtures/personal-data";
import { type Engine, engines } from "../../../tests/support/databases";
import { assignInquiry } from "./assign-inquiry.server";
import { addNote } from "./change-status.server";
import { joinPerson } from "./join-person.server";

/** One person's inquiries, which share an email and a phone: Cleo's, and Ben's, in which every text says "secret". */
async function openTwo(engine: Engine) {
  const desk = await openTestDesk(engine);
  const { app, db, receive, change } = desk;
  await addPeople(db, [ana, ben, cleo]);
  await db
    .updateTable("people")
    .set({ role: "clinician" })
    .where("id", "in", [ben.id, cleo.id])
    .execute();
  const own = await receive({ firstName: "Vera" });
  const bens = await receive({ firstName: "Secret", message: "A secret message" });
  await receive({ firstName: "Secret", email: "unassigned@visitor.example" });
  desk.clock.advance({ minutes: 1 });
  const second = await receive({ firstName: "Second", email: "second@visitor.example" });
  for (const [reference, to] of [
    [own, cleo.id],
    [second, cleo.id],
    [bens, ben.id],
  ] as const)
    await assignInquiry(app, { ...change(reference), from: "", to });
  await writeToVisitor(app, { ...change(bens), body: "A secret reply" });
  await addNote(app, { ...change(bens), note: "A secret note" });
  const booked = { ...visit, bookingId: "", time: "13:00" };
  await bookAppointment(app, { ...change(bens), ...booked, personId: ben.id });
  await bookAppointment(app, { ...change(own), ...booked, personId: cleo.id });
  for (const [reference, patient] of [
    [own, "Vera"],
    [bens, "Secret"],
  ] as const) {
    const written = await writeEstimate(app, {
      ...change(reference),
      estimate: { ...anEstimate, patient },
    });
    if (written === "missing") throw new Error("not written");
    await giveEstimate(app, { ...change(reference), id: written.id, how: "paper" });
  }
  for (const actor of [ana, ben])
    await saveDraft(app, { actor, reference: bens, body: "A secret draft" });
  await notePresence(app, { actor: ben, reference: bens });
  await askForPayment(app, { ...change(bens), amountCents: 100, invoice: "secret" });
  await storePayment(db, { reference: "CW-2222-FF", at: app.clock(), inquiry_reference: bens });
  const stored = (reference: string) =>
    db
      .selectFrom("contact_submissions")
      .selectAll()
      .where("reference", "=", reference)
      .executeTakeFirstOrThrow();
  const rows = { own: await stored(own), bens: await stored(bens) };
  const { id: bensId } = rows.bens;
  /** All rows of Ben's inquiry. */
  const dump = async () => {
    const tables = Object.entries(personalData).filter(([, kept]) =>
      Object.values(kept).join(" ").split(" ").includes("submission_id"),
    );
    const inquiry = await stored(bens);
    const about = [];
    for (const [table] of tables)
      about.push(
        await db
          .selectFrom(table as "bookings")
          .selectAll()
          .where("submission_id", "=", bensId)
          .execute(),
      );
    return JSON.stringify([inquiry, about]);
  };
  return { ...desk, own, bens, second, rows, dump };
}

/** Server modules of the desk that query inquiries or a table of their rows. */
const tables = Object.entries(personalData)
  .filter(
    ([name, kept]) =>
      name === "contact_submissions" ||
      Object.values(kept).join(" ").split(" ").includes("submission_id"),
  )
  .map(([name]) => name);
const sources = import.meta.glob<string>("../**/*.server.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const modules = import.meta.glob<Record<string, unknown>>("../**/*.server.{ts,tsx}");

describe.each(engines)("one person's inquiries of two clinicians on %s", (engine) => {
  it("are shown to a clinician only where they are the clinician's own, by every function", async () => {
    const { app, db, bens, rows } = await openTwo(engine);
    const estimates = await db.selectFrom("estimates").select(["id", "submission_id"]).execute();
    for (const [name, read] of Object.entries(reads)) {
      const resultsFor = async (actor: Actor) => {
        const results: unknown[] = [];
        for (const stored of [rows.own, rows.bens]) {
          const estimateId = estimates.find((one) => one.submission_id === stored.id)?.id ?? "";
          results.push(await read({ app, actor, reference: stored.reference, stored, estimateId }));
        }
        return JSON.stringify(results);
      };
      const shown = await resultsFor(cleo);
      expect.soft(shown, name).not.toMatch(/secret/i);
      expect.soft(shown, name).not.toContain(bens);
      expect.soft(await resultsFor(ana), `${name} shows the desk more`).not.toBe(shown);
    }
    const audited = await db
      .selectFrom("audit_log")
      .selectAll()
      .where("person_id", "=", cleo.id)
      .execute();
    expect(JSON.stringify(audited)).not.toContain(bens);
  });

  it("are shown to a bookkeeper by no function, and changed by none", async () => {
    const { app, second, rows, dump } = await openTwo(engine);
    const actor: Actor = { ...cleo, role: "bookkeeper" };
    for (const [name, read] of Object.entries(reads)) {
      // A feed is made at the calendar, which is closed to bookkeepers, and ends with another role.
      if (name === "makeFeed") continue;
      for (const stored of [rows.own, rows.bens]) {
        const { reference } = stored;
        const result = await read({ app, actor, reference, stored, estimateId: "" });
        expect.soft(JSON.stringify(result) ?? "", name).not.toMatch(/vera|secret/i);
      }
    }
    const before = await dump();
    for (const [name, [change, refused]] of Object.entries(changes)) {
      const { reference } = rows.bens;
      const input = { app, actor, reference, idempotencyKey: name, second, mailId: "none" };
      expect.soft(await change(input), name).toEqual(refused);
    }
    expect(await dump()).toBe(before);
  });

  it("are changed by a clinician only where they are the clinician's own, by every function", async () => {
    const { app, db, bens, second, rows, dump } = await openTwo(engine);
    const before = await dump();
    for (const { id, reference } of [rows.bens, rows.own])
      for (const [name, [change, refused]] of Object.entries(changes)) {
        const mails = db.selectFrom("outbox").select("id").where("submission_id", "=", id);
        const { id: mailId } = await mails.executeTakeFirstOrThrow();
        const idempotencyKey = `${name} ${reference}`;
        const result = await change({
          app,
          actor: cleo,
          reference,
          idempotencyKey,
          second,
          mailId,
        });
        if (reference === bens) expect.soft(result, name).toEqual(refused);
        else expect.soft(result, `${name} of their own`).not.toEqual(refused);
      }
    const joining = { actor: cleo, reference: second, idempotencyKey: "joins", other: bens };
    expect(await joinPerson(app, joining)).toBe("missing");
    expect(await dump()).toBe(before);
  });
});

it("walks every function of the desk that queries inquiries or their rows", async () => {
  const others = Object.values(withoutActor).flatMap((names) => names.split(" "));
  const named = [...Object.keys(reads), ...Object.keys(changes), ...others];
  const found: string[] = [];
  for (const [path, text] of Object.entries(sources)) {
    if (!tables.some((table) => text.includes(`"${table}`))) continue;
    const exported = Object.entries((await modules[path]?.()) ?? {});
    found.push(...exported.flatMap(([name, value]) => (typeof value === "function" ? name : [])));
  }
  expect([...new Set(found)].filter((name) => !named.includes(name))).toEqual([]);
  expect(
    others.filter((name) => !found.includes(name)),
    "they are gone",
  ).toEqual([]);
});
