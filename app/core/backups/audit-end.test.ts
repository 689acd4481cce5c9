import { execFile } from "node:child_process";
import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { writeAudit } from "~/core/audit/write-audit";
import type { BackupSettings } from "~/core/config/backup-settings";
import { openDatabase } from "~/core/db/open";
import { backupSettings } from "../../../tests/fixtures/backups";
import { ana } from "../../../tests/fixtures/people";
import { commandEnv } from "../../../tests/support/command-env";
import {
  type Engine,
  engines,
  makeDataDir,
  makeEmptyDatabase,
} from "../../../tests/support/databases";
import { restoreBackup } from "./restore-backup";
import { takeBackup } from "./take-backup";

const at = new Date("2026-03-02T14:00:00.000Z");

const runVerify = (env: Record<string, string | undefined>) =>
  promisify(execFile)(process.execPath, ["ops/run.mjs", "audit", "verify"], { env }).then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => stderr,
  );

/** Key settings: the backups' key, the database's key alone, or none. */
type Key = "backup key" | "database key" | "no key";
const restoredSites = engines.flatMap((engine): [Engine, Key][] => [
  [engine, "backup key"],
  [engine, "no key"],
  ...(engine === "sqlite" ? [[engine, "database key"] as [Engine, Key]] : []),
]);

/** A database whose entries 4 and 5, and whose later backup, are newer than the restored backup. */
async function restoredSite(engine: Engine, key: Key) {
  const settings = await makeEmptyDatabase(engine);
  let backups: BackupSettings = await backupSettings({ settings });
  if (key !== "backup key")
    backups = { ...backups, backups: { ...backups.backups, keyFile: null } };
  if (key === "database key") {
    const databaseKeyFile = join(makeDataDir(), "key");
    writeFileSync(databaseKeyFile, "k".repeat(40));
    backups = { ...backups, databaseKeyFile };
  }
  const { db, close } = await openDatabase(backups);
  const write = async (n: number) =>
    writeAudit(db, { at, actor: ana, action: "opened inquiry", subject: `CW-${n}` });
  const hours = (n: number) => new Date(at.getTime() + n * 3_600_000);
  for (let n = 1; n <= 3; n++) await write(n);
  const { file } = await takeBackup(backups, at);
  for (let n = 4; n <= 5; n++) await write(n);
  await close();
  await takeBackup(backups, hours(1));
  const done = await restoreBackup(backups, { backup: file, drill: false, now: hours(2) });
  const { folder } = backups.backups;
  const env = {
    ...commandEnv,
    DATA_DIR: settings.dataDir,
    BACKUP_DIR: folder,
    BACKUP_KEY_FILE: backups.backups.keyFile ?? "",
    DATABASE_KEY_FILE: backups.databaseKeyFile ?? "",
    DATABASE_URL: settings.databaseUrl ?? "",
  };
  return {
    done,
    backups,
    file,
    hours,
    end: join(folder, "audit-20260302T160000Z.jsonl"),
    verify: () => runVerify(env),
  };
}

describe.each(restoredSites)("the audit log after a restore on %s with %s", (engine, key) => {
  it("is kept beside the backups, named in the chain, and verified", async () => {
    const { done, end, verify, backups, file, hours } = await restoredSite(engine, key);
    const name = `${end}${key === "no key" ? "" : ".age"}`;
    expect(done.lostAuditEnd).toMatchObject({ file: basename(name), entries: 2 });
    expect(await verify()).toMatch(
      /^The audit is whole: 4 entries, .* Ends that restores cut off, whole too: 1\.$/m,
    );
    const kept = readFileSync(name, "utf8");
    expect(kept.includes("CW-5")).toBe(key === "no key");
    expect(statSync(name).mode & 0o077).toBe(0);

    // A file whose content describes the previous restore.
    await restoreBackup(backups, { backup: file, drill: false, now: hours(3) });
    expect(await verify()).toContain("whole too: 2.");
    rmSync(name);
    const output = await verify();
    expect(output).toContain(basename(name));
    expect(output).toContain("is not beside the backups");
  }, 60_000);
});

it.each([
  [(text: string) => text.replace("CW-5", "CW-9"), "is broken at entry 5: it was changed"],
  [(text: string) => text.replace(/.*CW-4.*\n/, ""), "does not end as it was written"],
  [(text: string) => text.replace(/.*CW-5.*\n/, ""), "does not end as it was written"],
])("names the restore whose kept end was changed: %s", async (change, reason) => {
  const { end, verify } = await restoredSite("sqlite", "no key");
  writeFileSync(end, change(readFileSync(end, "utf8")));
  expect(await verify()).toContain(reason);
});
