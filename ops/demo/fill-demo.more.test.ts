import { describe, expect, it } from "vitest";
import { readConfig } from "../../app/core/config/config";
import { addDays } from "../../app/facts/hours/local-date";
import { clinicMidnight } from "../../app/facts/hours/zoned-time.server";
import { recordingLogger } from "../../tests/fakes/fakes";
import { facts } from "../../tests/fixtures/test-facts";
import { openTestDatabase } from "../../tests/support/databases";
import { fillDemo } from "./fill-demo";
import { workday } from "./play-event";

async function openDemo(now: Date) {
  const database = await openTestDatabase("sqlite");
  const config = readConfig({ DATA_DIR: database.settings.dataDir });
  const { logger } = recordingLogger();
  await fillDemo({ database, config, facts, logger, now });
  const { db } = database;
  /** Number of rows of a table for each value of a column. */
  async function count(
    table: "people" | "contact_submissions" | "bookings" | "payments" | "content_schedules",
    column: string,
  ) {
    const counts: Record<string, number> = {};
    for (const row of await db.selectFrom(table).selectAll().execute()) {
      const value = String((row as Record<string, unknown>)[column]);
      counts[value] = (counts[value] ?? 0) + 1;
    }
    return counts;
  }
  return { db, count };
}

// The demo reads no DATABASE_URL, so it always runs on SQLite.
describe("the demo", () => {
  it("holds every state of the desk", async () => {
    // A Sunday night at the clinic, after its clocks went forward.
    const now = new Date("2026-03-09T03:30:00.000Z");
    const { db, count } = await openDemo(now);
    expect(await count("people", "role")).toEqual({ owner: 1, desk: 1, reader: 1 });
    expect(await count("contact_submissions", "status")).toEqual({
      new: 16,
      contacted: 11,
      booked: 5,
      closed: 8,
    });
    expect(await count("contact_submissions", "outcome")).toEqual({
      "": 32,
      came: 3,
      booked: 2,
      "not-interested": 2,
      "no-answer": 1,
    });
    expect(await count("contact_submissions", "suspected_spam")).toEqual({ 0: 37, 1: 3 });
    expect(await count("bookings", "state")).toEqual({
      confirmed: 2,
      offered: 2,
      rescheduling: 1,
      cancelled: 1,
      came: 3,
      missed: 1,
    });
    expect(await count("payments", "status")).toEqual({ paid: 5, cancelled: 1, started: 1 });
    expect(await count("payments", "dispute")).toEqual({ null: 6, open: 1 });
    expect(await count("payments", "refunded_cents")).toEqual({ 0: 6, 10000: 1 });
    expect(await count("content_schedules", "state")).toEqual({ waiting: 1 });
    expect(await db.selectFrom("content_drafts").select("path").execute()).toHaveLength(1);
    expect(await db.selectFrom("saved_replies").select("id").execute()).toHaveLength(3);

    const today = workday(now, 0);
    const states = await db
      .selectFrom("bookings")
      .select("state")
      .where("starts_at", ">=", clinicMidnight(today))
      .where("starts_at", "<", clinicMidnight(addDays(today, 1)))
      .execute();
    expect(states.map(({ state }) => state).sort()).toEqual([
      ...["cancelled", "confirmed", "offered", "rescheduling"],
    ]);

    const mails = await db.selectFrom("outbox").select(["sent_at", "failed_at"]).execute();
    expect(mails.filter(({ sent_at }) => sent_at === null)).toHaveLength(1);
    expect(mails.filter(({ failed_at }) => failed_at !== null)).toHaveLength(1);
    const audit = await db.selectFrom("audit_log").select("at").orderBy("seq").execute();
    const times = audit.map((entry) => entry.at);
    expect(times).toEqual(times.toSorted());
    expect(times.at(-1)).toMatch(/^2026-03-0/);
    expect(times.filter((time) => time > now.toISOString())).toEqual([]);
  });
});
