import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { tombstoneKey } from "~/core/db/forget-deleted";
import { openDatabase } from "~/core/db/open";
import { sharedSecret } from "~/core/secrets";
import { beginSession } from "~/core/sessions/staff-sessions";
import { erasePerson } from "~/staff/inquiry/erase-person.server";
import { backupSettings } from "../../../tests/fixtures/backups";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { ana } from "../../../tests/fixtures/people";
import { bothEngines, makeDataDir } from "../../../tests/support/databases";
import type { BackupManifest } from "./backup-place";
import { restoreBackup } from "./restore-backup";
import { takeBackup } from "./take-backup";

const now = new Date("2026-03-02T15:00:00.000Z");
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

const person = {
  ...ana,
  email: "ana@staff.example",
  role: "owner" as const,
  created_at: now.toISOString(),
};

/** Contents of the restored database, read anew. */
async function inside(settings: Parameters<typeof openDatabase>[0]) {
  const { db, close } = await openDatabase(settings);
  const references = await db.selectFrom("contact_submissions").select("reference").execute();
  const sessions = await db.selectFrom("staff_sessions").select("id_hash").execute();
  await close();
  return { references: references.map(({ reference }) => reference).sort(), sessions };
}

describe.each(bothEngines)("backups of %s", (engine) => {
  it("are encrypted, opened and counted, and say what is in them", async () => {
    const desk = await openTestDesk(engine);
    const settings = await backupSettings(desk);
    await desk.receive({ message: "Something unmistakable" });
    await desk.listed();
    const report = await takeBackup(settings, now);
    expect(report).toMatchObject({ inquiries: 1, encrypted: "age", place: "folder" });
    const { folder } = settings.backups;
    expect(readdirSync(folder).sort()).toEqual([report.file, "site-20260302T150000Z.json"].sort());
    const content = readFileSync(join(folder, report.file), "latin1");
    expect(content).toMatch(/^age-encryption.org\/v1/);
    expect(content).not.toContain("unmistakable");
    expect(statSync(join(folder, report.file)).mode & 0o077).toBe(0);
    const manifest: BackupManifest = JSON.parse(
      readFileSync(join(folder, "site-20260302T150000Z.json"), "utf8"),
    );
    const entries = await desk.audit();
    expect(manifest.audit).toEqual({ seq: entries.length, hash: entries.at(-1)?.hash });
    expect(readdirSync(settings.dataDir).filter((name) => name.includes("unfinished"))).toEqual([]);
  });

  it("restore everything except what was erased since, and end every session", async () => {
    const desk = await openTestDesk(engine);
    const settings = await backupSettings(desk);
    const [gone, stays] = [await desk.receive(), await desk.receive({ email: "b@x.example" })];
    await desk.db.insertInto("people").values(person).execute();
    await beginSession({ steadyClock: () => now }, desk.db, {
      personId: person.id,
      device: "Firefox on Linux",
    });
    const first = await takeBackup(settings, now);
    const erasure = { actor: ana, references: [gone], reason: "asked by the person" };
    expect(await erasePerson(desk.app, erasure)).toBe(1);
    const after = await desk.receive({ email: "c@x.example" });
    await takeBackup(settings, later(1));
    await desk.close();

    const done = await restoreBackup(settings, { backup: first.file, drill: false, now: later(2) });
    expect(done).toMatchObject({ inquiries: 1, erasedAgain: 1, sessionsEnded: 1 });
    expect(done.aside).toContain(".before-20260302T170000000Z");
    expect(await inside(desk.settings)).toEqual({ references: [stays], sessions: [] });
    const newest = await restoreBackup(settings, { drill: false, now: later(3) });
    expect(newest).toMatchObject({ inquiries: 2, erasedAgain: 0 });
    expect((await inside(desk.settings)).references).toEqual([stays, after].sort());
  });

  it("find erasures in the later backups alone, on another machine", async () => {
    const desk = await openTestDesk(engine);
    const settings = await backupSettings(desk);
    const gone = await desk.receive();
    const first = await takeBackup(settings, now);
    await erasePerson(desk.app, { actor: ana, references: [gone], reason: "asked" });
    await takeBackup(settings, later(1));
    await desk.close();
    const elsewhere = { ...settings, dataDir: makeDataDir() };
    const options = { backup: first.file, drill: false, now: later(2) };
    expect(await restoreBackup(elsewhere, options)).toMatchObject({ inquiries: 0, erasedAgain: 1 });
  });

  it("are tried in a drill that touches nothing and leaves nothing", async () => {
    const desk = await openTestDesk(engine);
    const settings = await backupSettings(desk);
    await desk.receive();
    await expect(restoreBackup(settings, { drill: true, now })).rejects.toThrow("no backup yet");
    await takeBackup(settings, now);
    await desk.receive({ email: "b@x.example" });
    const before = readdirSync(settings.dataDir).sort();
    // The drill also works while the site runs.
    const done = await restoreBackup(settings, { drill: true, now: later(1) });
    expect(done).toMatchObject({ inquiries: 1, aside: null });
    expect(done.tookMs).toBeGreaterThan(0);
    expect(readdirSync(settings.dataDir).sort()).toEqual(before);
    expect(await desk.listed()).toHaveLength(2);
  });

  it("are refused when they are changed, have another key, or a site runs", async () => {
    const desk = await openTestDesk(engine);
    const settings = await backupSettings(desk);
    await desk.receive();
    const { file } = await takeBackup(settings, now);
    const ask = (some = settings) =>
      restoreBackup(some, { backup: file, drill: false, now: later(1) });
    await expect(ask()).rejects.toThrow("Stop it first");
    await desk.close();
    const stranger = await backupSettings(desk);
    const otherKey = {
      ...settings,
      backups: { ...settings.backups, keyFile: stranger.backups.keyFile },
    };
    await expect(ask(otherKey)).rejects.toThrow("cannot be decrypted");
    await expect(
      ask({ ...settings, backups: { ...settings.backups, keyFile: null } }),
    ).rejects.toThrow("set BACKUP_KEY_FILE");
    const path = join(settings.backups.folder, file);
    const bytes = readFileSync(path);
    bytes[bytes.length - 100] = (bytes[bytes.length - 100] ?? 0) ^ 1;
    writeFileSync(path, bytes);
    await expect(ask()).rejects.toThrow("its digest differs");
    expect((await inside(desk.settings)).references).toHaveLength(1);
  });
});

it("an encrypted database's backup opens with the backups' key alone, without the database's", async () => {
  const dataDir = makeDataDir();
  const [old, fresh] = ["old", "new"].map((name) => {
    const path = join(makeDataDir(), name);
    writeFileSync(path, name.repeat(16));
    return path;
  }) as [string, string];
  const database = { databaseUrl: null, dataDir };
  const running = await openDatabase({ ...database, databaseKeyFile: old });
  await sharedSecret(running.db, tombstoneKey);
  const settings = { ...(await backupSettings({ settings: database })), databaseKeyFile: old };
  const plain = { ...settings, backups: { ...settings.backups, keyFile: null } };
  expect(await takeBackup(settings, now)).toMatchObject({ encrypted: "age" });
  expect(await takeBackup(plain, later(1))).toMatchObject({ encrypted: "database" });
  await running.close();
  const lost = { ...settings, databaseKeyFile: fresh };
  const restored = await restoreBackup(lost, {
    backup: "site-20260302T150000Z.sqlite.age",
    drill: false,
    now: later(2),
  });
  expect(restored).toMatchObject({ inquiries: 0 });
  await inside({ ...database, databaseKeyFile: fresh });
});
