import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import SQLite from "better-sqlite3-multiple-ciphers";
import { expect, it } from "vitest";
import { writeAudit } from "../app/core/audit/write-audit";
import { takeBackup } from "../app/core/backups/take-backup";
import { backupSettings } from "../tests/fixtures/backups";
import { ana } from "../tests/fixtures/people";
import { commandEnv } from "../tests/support/command-env";
import { openTestDatabase } from "../tests/support/databases";

const at = new Date("2026-03-02T14:00:00.000Z");

/** A database with five entries, and a backup of it. */
async function aSite() {
  const { db, settings, close } = await openTestDatabase("sqlite");
  const { dataDir } = settings;
  for (let n = 1; n <= 5; n++)
    await writeAudit(db, { at, actor: ana, action: "opened inquiry", subject: `CW-${n}` });
  await close();
  const backups = await backupSettings({ settings });
  await takeBackup(backups, at);
  const env = {
    ...commandEnv,
    DATA_DIR: dataDir,
    BACKUP_DIR: backups.backups.folder,
  };
  const verify = () =>
    promisify(execFile)(process.execPath, ["ops/run.mjs", "audit", "verify"], { env }).then(
      ({ stdout }) => stdout,
      ({ stderr }: { stderr: string }) => stderr,
    );
  /** Writes to the file as an attacker could. */
  const tamper = (statements: string) => {
    const file = new SQLite(join(dataDir, "site.sqlite"));
    file.exec(`drop trigger if exists audit_log_no_update; drop trigger if exists audit_log_no_delete;
      ${statements}`);
    file.close();
  };
  return { verify, tamper };
}

it("verifies the chain to its end", async () => {
  const { verify } = await aSite();
  expect(await verify()).toMatch(
    /^The audit is whole: 5 entries, the newest with the hash [\w-]{43}\./,
  );
});

it.each([
  ["update audit_log set subject = 'CW-9' where seq = 3", "broken at entry 3", "it was changed"],
  ["delete from audit_log where seq = 2", "broken at entry 3", "entry 2 before it is missing"],
  [
    "delete from audit_log where seq = 2; update audit_log set seq = seq - 1 where seq > 2",
    "broken at entry 2",
    "it does not follow the one before",
  ],
  ["delete from audit_log where seq = 5", "broken at entry 5", "entries were removed"],
  [
    "insert into audit_log (id, at, who, person_id, action, detail, seq, previous_hash, hash) values ('x', '2026', 'Eve', 'e', 'opened inquiry', '', 0, '', '')",
    "broken at entry 0 (x)",
    "entry 1 before it is missing",
  ],
])("names the first broken entry after: %s", async (statements, entry, reason) => {
  const { verify, tamper } = await aSite();
  tamper(statements);
  const output = await verify();
  expect(output).toContain(entry);
  expect(output).toContain(reason);
});
