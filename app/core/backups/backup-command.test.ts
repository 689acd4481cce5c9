import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { erasePerson } from "~/staff/inquiry/erase-person.server";
import { backupSettings } from "../../../tests/fixtures/backups";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { ana } from "../../../tests/fixtures/people";
import { bothEngines, makeDataDir, openTestDatabase } from "../../../tests/support/databases";
import { backUpWhenDue, readBackupState } from "./backup-job";
import { backupProblems } from "./backup-problems";
import { restoreBackup } from "./restore-backup";
import { takeBackup } from "./take-backup";

/** In CI a missing restic fails the tests. */
const resticIsHere = !spawnSync("restic", ["version"]).error || process.env.CI === "true";

const now = new Date("2026-03-02T15:00:00.000Z");
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

/** A repository on a second disk. */
function aRepository() {
  const repository = join(makeDataDir(), "repository");
  vi.stubEnv("RESTIC_REPOSITORY", repository);
  vi.stubEnv("RESTIC_PASSWORD", "of this test");
  vi.stubEnv("RESTIC_CACHE_DIR", makeDataDir());
  for (const period of ["HOURS", "DAYS", "WEEKS", "MONTHS"])
    vi.stubEnv(`BACKUP_KEEP_${period}`, "0");
  onTestFinished(() => void vi.unstubAllEnvs());
  const snapshots = () =>
    JSON.parse(execFileSync("restic", ["snapshots", "--json"], { encoding: "utf8" })).length;
  return { snapshots };
}

describe.skipIf(!resticIsHere).each(bothEngines)("restic keeps the backups of %s", (engine) => {
  it("checks them, prunes them, and a restore from there alone repeats what was erased", async () => {
    const desk = await openTestDesk(engine);
    const { snapshots } = aRepository();
    const command = resolve("ops/backup-restic.sh");
    const settings = await backupSettings(desk, { command });
    const [gone] = [await desk.receive(), await desk.receive({ email: "b@x.example" })];
    const first = await takeBackup(settings, now);
    expect(first).toMatchObject({ inquiries: 2, place: "command", encrypted: "command" });
    // The folder has what is known about the backup, and not the backup.
    expect(readdirSync(settings.backups.folder)).toEqual(["site-20260302T150000Z.json"]);
    expect(readdirSync(settings.dataDir).filter((name) => name.includes("unfinished"))).toEqual([]);
    const drill = await restoreBackup(settings, { drill: true, now: later(1) });
    expect(drill).toMatchObject({ inquiries: 2, at: now });

    await erasePerson(desk.app, { actor: ana, references: [gone], reason: "asked" });
    await desk.close();
    const done = await restoreBackup(settings, { drill: false, now: later(2) });
    expect(done).toMatchObject({ inquiries: 1, erasedAgain: 1 });
    expect(done.lostAuditEnd).toMatchObject({ file: expect.stringMatching(/^audit-/) });
    const second = await takeBackup(settings, later(3));
    expect(second.inquiries).toBe(1);
    // No hour or day is to be kept, only the newest.
    expect(snapshots()).toBe(1);

    // Another machine has the repository alone, and gets the cut-off part of the audit from it, too.
    const elsewhere = await backupSettings(desk, { command });
    elsewhere.dataDir = makeDataDir();
    const moved = await restoreBackup(elsewhere, { drill: false, now: later(4) });
    expect(moved).toMatchObject({ inquiries: 1, file: second.file });
    expect(readdirSync(elsewhere.backups.folder).some((name) => /^audit-/.test(name))).toBe(true);
  });
});

/** A program that says what it gets, and fails. */
function aProgram(script: string) {
  const path = join(makeDataDir(), "keep");
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o700);
  return path;
}

it("a program that fails is the desk's failure, and is not given the site's secrets", async () => {
  vi.stubEnv("STRIPE_SECRET_KEY", "sk_test_secret");
  onTestFinished(() => void vi.unstubAllEnvs());
  const desk = await openTestDesk("sqlite");
  const said = 'echo "no space left, secret: $STRIPE_SECRET_KEY." >&2; exit 3';
  const settings = await backupSettings(desk, { command: aProgram(said) });
  const app = { ...desk.app, config: { ...desk.app.config, ...settings } };
  await backUpWhenDue(app, (at) => takeBackup(settings, at));
  desk.clock.advance({ hours: 2 });
  await backUpWhenDue(app, (at) => takeBackup(settings, at));
  const state = await readBackupState(desk.db);
  expect(state).toMatchObject({ last: null });
  expect(state?.failure).toBe("BACKUP_COMMAND failed: no space left, secret: .");
});

it("a program that cannot be started is found before the first backup is due", async () => {
  const settings = await backupSettings(await openTestDatabase("sqlite"));
  const problemsOf = (command: string) =>
    backupProblems({ ...settings, backups: { ...settings.backups, command } });
  expect(await problemsOf("/nowhere/keep --all")).toEqual([
    expect.stringMatching(/^BACKUP_COMMAND begins with \/nowhere\/keep, which is no program/),
  ]);
  expect(await problemsOf(`${aProgram("exit 1")} --all`)).toEqual([]);
});

it("a program that brings nothing back ends a restore before anything is changed", async () => {
  const { settings: database } = await openTestDatabase("sqlite");
  const settings = await backupSettings({ settings: database }, { command: aProgram("exit 0") });
  await takeBackup(settings, now);
  await expect(restoreBackup(settings, { drill: true, now })).rejects.toThrow(
    "BACKUP_COMMAND fetched no backup of the site",
  );
});
