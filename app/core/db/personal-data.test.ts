import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { writeFromVisitor } from "~/site/visitor/visitor-page.server";
import { bookAppointment } from "~/staff/bookings/book-appointment.server";
import { offerTimes } from "~/staff/bookings/offer-times.server";
import { writeToVisitor } from "~/staff/conversation/conversation.server";
import { saveDraft } from "~/staff/conversation/drafts.server";
import { notePresence } from "~/staff/conversation/read-updates.server";
import { writeEstimate } from "~/staff/estimates/estimates.server";
import { assignInquiry, planFollowUp } from "~/staff/inquiry/assign-inquiry.server";
import { addNote, noteCall } from "~/staff/inquiry/change-status.server";
import { erasePerson } from "~/staff/inquiry/erase-person.server";
import { issueStatusLink } from "~/staff/inquiry-record/status-link.server";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { addPeople, ana, ben } from "../../../tests/fixtures/people";
import { personalData } from "../../../tests/fixtures/personal-data";
import { bothEngines, type Engine, openTestDatabase } from "../../../tests/support/databases";

async function columnsIn(engine: Engine): Promise<string[]> {
  const { db } = await openTestDatabase(engine);
  const found = await db.introspection.getTables();
  return found.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
}

describe.each(bothEngines)("personal data on %s", (engine) => {
  it("is listed with its retention, for every table and column", async () => {
    const listed = Object.entries(personalData).flatMap(([table, kept]) =>
      Object.values(kept)
        .flatMap((names) => names.split(" "))
        .map((name) => `${table}.${name}`),
    );
    const unlisted = (await columnsIn(engine)).filter((column) => !listed.includes(column));
    expect(
      unlisted,
      "A new column: say in tests/fixtures/personal-data.ts what becomes of it",
    ).toEqual([]);
    expect(new Set(listed).size, "each in one place").toBe(listed.length);
  });

  it("leaves every table once the visitor's inquiry is erased", async () => {
    const { app, db, lines, receive, change, clock } = await openTestDesk(engine);
    await addPeople(db, [ana, ben]);
    const traces = ["Sentinella", "sentinella", "5550177", "555-0177", "weathervane"];
    const reference = await receive({
      firstName: "Sentinella",
      email: "sentinella@visitor.example",
      phone: "904-555-0177",
      message: "A weathervane",
    });
    const about = () => change(reference);
    const { id } = await db
      .selectFrom("contact_submissions")
      .select("id")
      .executeTakeFirstOrThrow();
    await assignInquiry(app, { ...about(), from: "", to: ben.id });
    await addNote(app, { ...about(), note: "Sentinella has a weathervane" });
    await noteCall(app, { ...about(), outcome: "reached", note: "weathervane" });
    await planFollowUp(app, { ...about(), day: "2026-03-04", reason: "weathervane" });
    await writeToVisitor(app, { ...about(), body: "Dear Sentinella" });
    await saveDraft(app, { actor: ben, reference, body: "Sentinella, the weathervane" });
    await notePresence(app, { actor: ben, reference });
    const token = (await issueStatusLink(db, id, clock.now())) ?? "";
    await writeFromVisitor(app, {
      token,
      idempotencyKey: "attempt-1",
      body: "My weathervane",
    });
    await offerTimes(app, {
      ...about(),
      starts: ["2026-03-05T15:00:00.000Z"],
      personId: ben.id,
      minutes: 30,
      place: "phone",
    });
    const booking = { bookingId: "", minutes: 30, personId: ben.id, place: "phone", anyway: true };
    await bookAppointment(app, {
      ...about(),
      ...booking,
      place: "phone",
      day: "2026-03-05",
      time: "10:00",
    });
    await writeEstimate(app, {
      ...about(),
      estimate: {
        patient: "Sentinella",
        birthDate: "",
        primary: "Weathervane",
        expected: "",
        diagnosisCodes: "",
        items: [],
        separate: "A weathervane",
      },
    });
    expect(await tracesIn(db, traces)).toContain("estimates");

    await erasePerson(app, { actor: ana, references: [reference], reason: "asked by the person" });
    expect(await tracesIn(db, [...traces, id])).toEqual([]);
    expect(JSON.stringify(lines)).not.toContain("weathervane");
  });
});

/** Tables that contain one of the texts. */
async function tracesIn(
  db: Awaited<ReturnType<typeof openTestDesk>>["db"],
  texts: readonly string[],
) {
  const found: string[] = [];
  for (const table of Object.keys(personalData)) {
    const name = sql.table(table);
    const { rows } = await sql`select * from ${name}`.execute(db);
    const text = JSON.stringify(rows);
    if (texts.some((one) => text.includes(one))) found.push(table);
  }
  return found;
}
