import { existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it, vi } from "vitest";
import { openDatabase } from "~/core/db/open";
import { backupSettings } from "../../../tests/fixtures/backups";
import { openTestDesk } from "../../../tests/fixtures/desk";
import type { engines } from "../../../tests/support/databases";
import { engineOf } from "./current-database";
import { restoreBackup } from "./restore-backup";
import { takeBackup } from "./take-backup";

const now = new Date("2026-03-02T15:00:00.000Z");
const later = new Date("2026-03-02T16:00:00.000Z");

/** A backup of one inquiry, and a database that has a second one since. */
async function aBackup(engine: (typeof engines)[number]) {
  const desk = await openTestDesk(engine);
  const settings = await backupSettings(desk, { keyFile: null });
  const first = await desk.receive();
  const { file } = await takeBackup(settings, now);
  const second = await desk.receive({ email: "b@visitor.example" });
  await desk.close();
  const stored = async () => {
    const { db, close } = await openDatabase(desk.settings);
    const rows = await db.selectFrom("contact_submissions").select("reference").execute();
    await close();
    return rows.map(({ reference }) => reference).sort();
  };
  return { settings, file, both: [first, second].sort(), first, stored };
}

it("a restore on PostgreSQL that fails after it has removed the tables leaves the database as it was", async () => {
  const { settings, both, stored } = await aBackup("postgres");
  const run = async (...statements: string[]) => {
    const { db, close } = await openDatabase(settings);
    for (const statement of statements) await sql.raw(statement).execute(db);
    await close();
  };
  await run("create schema other", "create table other.one (id integer)");
  const { file } = await takeBackup(settings, later);
  // The restore cannot remove the table that this view reads.
  await run("create schema third", "create view third.all_of_one as select * from other.one");
  await expect(restoreBackup(settings, { backup: file, drill: false, now: later })).rejects.toThrow(
    /^psql failed: .*cannot drop table other\.one/,
  );
  expect(await stored()).toEqual(both);
});

it("a restore on PostgreSQL that is interrupted before it repeats erasures blocks the start until the next restore", async () => {
  const { settings, file, first, stored } = await aBackup("postgres");
  const loaded = await engineOf(settings).loadForUse(join(settings.backups.folder, file), now);
  await loaded.close();
  await expect(stored()).rejects.toThrow(/^A restore of this database was interrupted/);
  await restoreBackup(settings, { backup: file, drill: false, now });
  expect(await stored()).toEqual([first]);
});

it("a restore on SQLite never leaves the data folder without a database", async () => {
  const { settings, file, first, stored } = await aBackup("sqlite");
  const current = join(settings.dataDir, "site.sqlite");
  const renamed = vi.fn();
  vi.doMock("node:fs", async (original) => {
    const fs = await original<typeof import("node:fs")>();
    const renameSync = (from: string, to: string) => {
      renamed(existsSync(current));
      fs.renameSync(from, to);
    };
    return { ...fs, renameSync };
  });
  vi.resetModules();
  const { restoreBackup: restore } = await import("./restore-backup");
  await restore(settings, { backup: file, drill: false, now });
  expect(renamed).toHaveBeenCalled();
  expect(renamed).not.toHaveBeenCalledWith(false);
  expect(await stored()).toEqual([first]);
});
