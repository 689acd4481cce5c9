import { join } from "node:path";
import S3rver from "s3rver";
import { expect, it, onTestFinished } from "vitest";
import { backupSettings } from "../../../tests/fixtures/backups";
import { makeDataDir, openTestDatabase } from "../../../tests/support/databases";
import { freePort } from "../../../tests/support/free-port";
import { restoreBackup } from "./restore-backup";
import { takeBackup } from "./take-backup";

/** A real S3-compatible store on loopback. */
async function startStore() {
  const port = await freePort();
  const store = new S3rver({
    address: "127.0.0.1",
    port,
    silent: true,
    directory: makeDataDir(),
    configureBuckets: [{ name: "backups", configs: [] }],
  });
  await store.run();
  onTestFinished(() => store.close());
  const access = { region: "us-east-1", accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
  return { url: `http://127.0.0.1:${port}/backups`, ...access };
}

it("keeps backups in a store too, reads them back, thins them out and restores from there alone", async () => {
  const database = await openTestDatabase("sqlite");
  const s3 = await startStore();
  const keep = { hours: 2, days: 1, weeks: 1, months: 1 };
  const settings = await backupSettings(database, { s3, keep });
  for (let hour = 0; hour < 4; hour++) {
    const report = await takeBackup(settings, new Date(Date.UTC(2026, 2, 2, hour)));
    expect(report.places).toEqual(["folder", "S3"]);
  }
  const elsewhere = {
    ...settings,
    dataDir: makeDataDir(),
    backups: { ...settings.backups, folder: join(makeDataDir(), "none") },
  };
  const oldest = { backup: "site-20260302T010000Z.sqlite.age", drill: true, now: new Date() };
  await expect(restoreBackup(elsewhere, oldest)).rejects.toThrow("There is no file");
  const done = await restoreBackup(elsewhere, { drill: false, now: new Date() });
  expect(done).toMatchObject({ file: "site-20260302T030000Z.sqlite.age", inquiries: 0 });
});

it("says so when the store refuses, and leaves the backup in the folder", async () => {
  const database = await openTestDatabase("sqlite");
  const store = await startStore();
  const s3 = { ...store, url: store.url.replace("backups", "another") };
  const settings = await backupSettings(database, { s3 });
  await expect(takeBackup(settings, new Date())).rejects.toThrow();
  const local = { ...settings, backups: { ...settings.backups, s3: null } };
  expect(await restoreBackup(local, { drill: true, now: new Date() })).toMatchObject({
    inquiries: 0,
  });
});
