import {
  chmodSync,
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  statSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import SQLite from "better-sqlite3-multiple-ciphers";
import { expect, it } from "vitest";
import { openDatabase } from "../../server/db/open";
import { makeReceiveInquiry } from "../../server/inquiries/receive-inquiry";
import { makeDataDir } from "../../testing/databases";
import { anAttempt } from "../../testing/fixtures/inquiries";
import { fakeClock, recordingLogger } from "../../testing/peers/fakes";
import { backupDatabase } from "./backup-database";
import { restoreDatabase } from "./restore-database";

/** A data folder with one inquiry that no site runs on. */
async function aSite() {
  const dataDir = makeDataDir();
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir });
  const { logger } = recordingLogger();
  const clock = fakeClock().now;
  await makeReceiveInquiry({ db, logger, clock, wakeWorker: () => {} })(anAttempt());
  await close();
  return { dataDir, current: join(dataDir, "site.sqlite"), folder: join(makeDataDir(), "backups") };
}

const modeOf = (path: string) => statSync(path).mode & 0o777;

it("makes backups and restores them for their owner's eyes only, whatever became of the file", async () => {
  const { dataDir, current, folder } = await aSite();
  const backup = await backupDatabase(dataDir, folder);
  expect(modeOf(backup)).toBe(0o600);
  chmodSync(backup, 0o644);
  expect(restoreDatabase(dataDir, backup)).toMatchObject({ inquiries: 1 });
  expect(modeOf(current)).toBe(0o600);
});

it("takes no backup of a database that is damaged where nobody looks", async () => {
  const { dataDir, current, folder } = await aSite();
  const file = new SQLite(current);
  const pageSize = Number(file.pragma("page_size", { simple: true }));
  const { rootpage } = file
    .prepare("select rootpage from sqlite_master where name = 'audit_log'")
    .get() as { rootpage: number };
  file.close();
  const disk = openSync(current, "r+");
  writeSync(disk, Buffer.alloc(pageSize, 0xff), 0, pageSize, (rootpage - 1) * pageSize);
  closeSync(disk);

  await expect(backupDatabase(dataDir, folder)).rejects.toThrow("it is damaged");
  expect(readdirSync(folder)).toEqual([]);
});

it("does not take another program's database for a backup", async () => {
  const { dataDir, current } = await aSite();
  const foreign = join(makeDataDir(), "notes.sqlite");
  const file = new SQLite(foreign);
  file.exec("create table notes (text)");
  file.close();
  const before = statSync(current);
  expect(() => restoreDatabase(dataDir, foreign)).toThrow("is no usable backup");
  expect(statSync(current).ino).toBe(before.ino);
  expect(existsSync(`${current}.restoring`)).toBe(false);
});
