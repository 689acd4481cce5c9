import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { type Engine, engines, openTestDatabase } from "../../testing/databases";
import { endPauses } from "../outbox/claim-mails";

/** SQLite takes 32,766 variables, PostgreSQL 65,535. */
const rows = 70_000;

/** Small enough for the statement's time limit on a busy machine. */
const atOnce = 5_000;
const numbers = (engine: Engine, from: number) =>
  engine === "sqlite"
    ? `with recursive numbers (n) as
        (select ${from} union all select n + 1 from numbers where n < ${from + atOnce - 1})`
    : `with numbers as (select n from generate_series(${from}, ${from + atOnce - 1}) n)`;

describe.each(engines)("more rows than a statement has variables on %s", (engine) => {
  it("ends the pauses of 70,000 mails at once", { timeout: 120_000 }, async () => {
    const { db } = await openTestDatabase(engine);
    const before = "2026-01-01T00:00:00.000Z";
    for (let from = 1; from <= rows; from += atOnce) {
      const numbered = sql.raw(numbers(engine, from));
      await sql`insert into contact_submissions (id, created_at, reference, first_name, last_name,
          email, phone, service, message, idempotency_key, content_hash, suspected_spam)
        ${numbered} select 's' || n, ${sql.lit(before)}, 'r' || n, 'a', 'b', 'c', 'd', 'e', 'f',
          'k' || n, 'h', 0 from numbers`.execute(db);
      await sql`insert into outbox
          (id, submission_id, kind, message_id, attempts, next_attempt_at, created_at)
        ${numbered} select 'm' || n, 's' || n, 'inquiry-to-clinic', 'i' || n, 1,
          ${sql.lit(before)}, ${sql.lit(before)} from numbers`.execute(db);
    }

    const now = new Date("2026-01-02T00:00:00.000Z");
    const ids = Array.from({ length: rows }, (_, n) => `m${n + 1}`);
    await endPauses(db, ids, now);
    const due = await db
      .selectFrom("outbox")
      .select(({ fn }) => fn.countAll().as("count"))
      .where("next_attempt_at", "=", now.toISOString())
      .executeTakeFirstOrThrow();
    expect(Number(due.count)).toBe(rows);
  });
});
