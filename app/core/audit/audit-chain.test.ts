import { describe, expect, it } from "vitest";
import { chainFrom } from "~/core/db/audit-chain";
import { addNote, changeStatus } from "~/staff/inquiry/change-status.server";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { actorNamed } from "../../../tests/fixtures/people";
import { bothEngines, openTestDatabase } from "../../../tests/support/databases";
import { writeAudit } from "./write-audit";

const at = new Date("2026-03-02T14:00:00.000Z");

describe.each(bothEngines)("the audit's chain on %s", (engine) => {
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
});
