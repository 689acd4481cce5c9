import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { endPauses } from "~/core/mail/claim-mails";
import { bothEngines, openTestDatabase } from "../../../tests/support/databases";
import { isFree, lease, noLease, oneOf } from "./queries";

/** SQLite allows 32,766 variables in a statement, PostgreSQL 65,535. */
const values = 70_000;
/** Fewer stored rows are enough: the number of values in the query is what matters. */
const rows = 2_000;

describe.each(bothEngines)("more values than a statement has variables on %s", (engine) => {
  it("ends the pauses of 2,000 mails among 70,000 names, and finds them all at once", async () => {
    const { db } = await openTestDatabase(engine);
    const before = "2026-01-01T00:00:00.000Z";
    // Selects every 35th, so that each batch holds some.
    const numbers = sql.raw(
      engine === "sqlite"
        ? `with recursive numbers (n) as
            (select 35 union all select n + 35 from numbers where n < ${values})`
        : `with numbers as (select n from generate_series(35, ${values}, 35) n)`,
    );
    await sql`insert into contact_submissions (id, created_at, reference, first_name, last_name,
        email, phone, service, message, idempotency_key, content_hash, suspected_spam)
      ${numbers} select 's' || n, ${sql.lit(before)}, 'r' || n, 'a', 'b', 'c', 'd', 'e', 'f',
        'k' || n, 'h', 0 from numbers`.execute(db);
    await sql`insert into outbox
        (id, submission_id, kind, attempts, next_attempt_at, created_at)
      ${numbers} select 'm' || n, 's' || n, 'inquiry-to-clinic', 1,
        ${sql.lit(before)}, ${sql.lit(before)} from numbers`.execute(db);

    const now = new Date("2026-01-02T00:00:00.000Z");
    const ids = Array.from({ length: values }, (_, n) => `m${n + 1}`);
    await endPauses(db, ids, now);
    const due = await db
      .selectFrom("outbox")
      .select(({ fn }) => fn.countAll().as("count"))
      .where("next_attempt_at", "=", now.toISOString())
      .where(oneOf(db, "id", ids))
      .executeTakeFirstOrThrow();
    expect(Number(due.count)).toBe(rows);
  });
});

describe.each(bothEngines)("a lease on %s", (engine) => {
  it("is held by one of several owners, until it ends or is released", async () => {
    const { db } = await openTestDatabase(engine);
    const start = new Date("2026-03-02T14:00:00.000Z");
    const later = (milliseconds: number) => new Date(start.getTime() + milliseconds);
    await db
      .insertInto("outbox")
      .values({
        id: "1",
        kind: "invitation",
        attempts: 0,
        unconfirmed: 0,
        created_at: start.toISOString(),
        next_attempt_at: start.toISOString(),
      })
      .execute();
    const take = async (owner: string, now: Date) => {
      const { numUpdatedRows } = await db
        .updateTable("outbox")
        .set(lease(owner, now, 1000))
        .where(isFree(now))
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    };
    expect((await Promise.all([take("a", start), take("b", start)])).sort()).toEqual([false, true]);
    expect(await take("c", later(999))).toBe(false);
    expect(await take("c", later(1000))).toBe(true);
    await db.updateTable("outbox").set(noLease).execute();
    expect(await take("d", later(1001))).toBe(true);
  });
});
