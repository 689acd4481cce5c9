import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { chainFrom } from "~/core/db/audit-chain";
import { openDatabase } from "~/core/db/open";
import { addNote, changeStatus } from "~/staff/inquiry/change-status.server";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { actorNamed, ana } from "../../../tests/fixtures/people";
import { engines, openTestDatabase } from "../../../tests/support/databases";
import { writeAudit } from "./write-audit";

const at = new Date("2026-03-02T14:00:00.000Z");

describe.each(engines)("the audit's chain on %s", (engine) => {
  it("is a single chain, however many write at once", async () => {
    const { db } = await openTestDatabase(engine);
    const writes = Array.from({ length: 40 }, (_, n) =>
      writeAudit(db, {
        at,
        actor: actorNamed(`person ${n}`),
        action: "opened inquiry",
        subject: "CW-1",
      }),
    );
    await Promise.all(writes);
    const rows = await db.selectFrom("audit_log").selectAll().orderBy("seq").execute();
    expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, n) => n + 1));
    let previous = { seq: 0, hash: "" };
    for (const row of rows) {
      const { seq, previous_hash, hash } = row;
      expect({ seq, previous_hash, hash }).toEqual(chainFrom(previous, { ...row }));
      previous = { seq, hash };
    }
  });

  it("has no entry of a change that was not made", async () => {
    const { app, receive, change, audit } = await openTestDesk(engine);
    const one = await receive();
    await changeStatus(app, { ...change(one), from: "closed", to: "new", note: "" });
    await addNote(app, { ...change(one), note: "A note" });
    expect((await audit()).map(({ seq }) => seq)).toEqual([1]);
  });

  // In a single statement these rows would exceed the engine's limit of variables.
  it("chains 20,000 existing entries", async () => {
    const { db, settings } = await openTestDatabase(engine, { upTo: "001-first-release" });
    const numbers =
      engine === "sqlite"
        ? `with recursive numbers (n) as
            (select 1 union all select n + 1 from numbers where n < 20000)`
        : `with numbers as (select n from generate_series(1, 20000) n)`;
    await sql`insert into audit_log (id, at, who, action, subject, detail)
      ${sql.raw(numbers)} select 'e' || n, ${sql.lit(at.toISOString())}, 'Ana', 'opened inquiry',
        'CW-1', '' from numbers`.execute(db);
    const later = await openDatabase(settings);
    await writeAudit(later.db, { at, actor: ana, action: "opened inquiry" });
    const last = await later.db
      .selectFrom("audit_log")
      .select(["seq", "previous_hash"])
      .orderBy("seq", "desc")
      .limit(2)
      .execute();
    expect(last.map(({ seq }) => seq)).toEqual([20_001, 20_000]);
    await later.close();
  });
});
