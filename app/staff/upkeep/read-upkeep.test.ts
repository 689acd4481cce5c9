import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { markDeletion } from "~/core/db/forget-deleted";
import { confirmRetention, holdRetention } from "~/core/retention/retention-hold";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { ana } from "../../../tests/fixtures/people";
import { engines } from "../../../tests/support/databases";
import { readUpkeep } from "./read-upkeep.server";

describe.each(engines)("the desk's upkeep on %s", (engine) => {
  it("reports marked rows, waiting mails and leftover files", async () => {
    const { app, db, receive, clock, dataDir } = await openTestDesk(engine);
    const quiet = await readUpkeep(app);
    expect(quiet).toMatchObject({
      database: engine === "sqlite" ? "unencrypted" : "server",
      hold: null,
      marked: 0,
      heldConfirmations: 0,
      leftovers: [],
      forgetting: false,
      backups: { last: null, failure: null },
    });
    const reference = await receive();
    const at = clock.now().toISOString();
    await db
      .updateTable("contact_submissions")
      .set({ removed_at: at })
      .where("reference", "=", reference)
      .execute();
    await db
      .updateTable("outbox")
      .set({ withheld: "budget" })
      .where("kind", "=", "inquiry-to-visitor")
      .execute();
    await markDeletion(db, clock.now());
    const left = "site.sqlite.before-20260301T110000000Z";
    writeFileSync(join(dataDir, left), "all of it");
    expect(await readUpkeep(app)).toMatchObject({
      marked: 1,
      heldConfirmations: 1,
      forgetting: true,
      leftovers: [{ name: left, at: "2026-03-01T11:00:00.000Z" }],
    });
  });

  it("asks the owner for a confirmation once", async () => {
    const { app, audit } = await openTestDesk(engine);
    await holdRetention(app, { count: 30, total: 100 });
    expect((await readUpkeep(app)).hold).toMatchObject({ reason: "many", count: 30 });
    expect(await confirmRetention(app, { actor: ana })).toBe(true);
    expect((await readUpkeep(app)).hold).toBeNull();
    expect(await confirmRetention(app, { actor: ana })).toBe(false);
    expect(await audit()).toMatchObject([
      { action: "confirmed the deletion of what is old", detail: "many: 30 of 100 inquiries" },
    ]);
    expect(await holdRetention(app, { count: 30, total: 100 })).toBeNull();
    expect(await holdRetention(app, { count: 31, total: 100 })).not.toBeNull();
  });
});
