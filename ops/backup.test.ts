import { execFile } from "node:child_process";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { openDatabase } from "../app/core/db/open";
import { recordingLogger } from "../tests/fakes/fakes";
import { anInquiryInput, makeReceive } from "../tests/fixtures/inquiries";
import { startBuiltServer } from "../tests/support/built-server";
import { commandEnv } from "../tests/support/command-env";
import { makeDataDir } from "../tests/support/databases";

const settings = { LIMIT_INQUIRIES: "100000" };

async function run(tool: string, dataDir: string, ...given: (string | Record<string, string>)[]) {
  const parameters = given.filter((one) => typeof one === "string");
  const more = given.filter((one) => typeof one !== "string");
  const env = Object.assign({ ...commandEnv, DATA_DIR: dataDir }, ...more);
  return promisify(execFile)(process.execPath, ["ops/run.mjs", tool, ...parameters], {
    env,
  }).then(
    ({ stdout }) => ({ ok: true, said: stdout.trim() }),
    (error: { stderr: string }) => ({ ok: false, said: error.stderr.trim() }),
  );
}

async function send(url: string, idempotencyKey: string): Promise<string> {
  const body = new URLSearchParams({
    firstName: "Ann",
    lastName: "Lee",
    email: "ann@visitor.example",
    phone: "904",
    service: "general",
    message: idempotencyKey,
    attempt: idempotencyKey,
  });
  const response = await fetch(`${url}/contact.json`, { method: "POST", body });
  return ((await response.json()) as { reference: string }).reference;
}

it("copies the database while inquiries arrive, and restores those acknowledged by then", async () => {
  const dataDir = makeDataDir();
  const site = await startBuiltServer({ ...settings, DATA_DIR: dataDir });
  const before: string[] = [];
  for (let n = 0; n < 10; n++) before.push(await send(site.url, `before ${n}`));
  let arriving = true;
  const traffic = (async () => {
    for (let n = 0; arriving; n++) await send(site.url, `during ${n}`);
  })();
  const backup = await run("backup", dataDir);
  arriving = false;
  await traffic;
  expect(backup.ok).toBe(true);
  expect(backup.said).toMatch(/backups\/site-\d{8}T\d{6}Z\.sqlite$/);
  // Two files: the backup and its manifest.
  expect(readdirSync(join(dataDir, "backups"))).toHaveLength(2);
  expect(statSync(join(dataDir, "backups")).mode & 0o777).toBe(0o700);

  const refused = await run("restore", dataDir, backup.said);
  expect(refused).toEqual({ ok: false, said: expect.stringContaining("Stop it first") });
  const late = await send(site.url, "after the backup");
  site.child.kill("SIGTERM");
  await site.ended;

  const restored = await run("restore", dataDir, backup.said);
  expect(restored.said).toMatch(
    /^Restored, with \d+ inquiries\. From site-.*\nSessions ended: 0\..*\nThe audit log: .*\nThe database that was there is kept as /,
  );
  const references = await storedReferences(dataDir);
  expect(references).toEqual(expect.arrayContaining(before));
  expect(references).not.toContain(late);
  expect(readdirSync(dataDir).filter((name) => name.includes(".before-"))).toHaveLength(1);
});

/** References of all inquiries, in a database without a site. */
async function storedReferences(dataDir: string) {
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir });
  const stored = await db.selectFrom("contact_submissions").select("reference").execute();
  await close();
  return stored.map(({ reference }) => reference);
}

/** Stores one inquiry in a database without a site, and returns its reference. */
async function storeOne(dataDir: string) {
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir });
  const { logger } = recordingLogger();
  const clock = () => new Date();
  const receive = makeReceive({ db, clock, logger });
  const received = await receive(anInquiryInput());
  await close();
  return received.outcome === "received" ? received.reference : null;
}

it("rejects a damaged or foreign file before anything is changed", async () => {
  const dataDir = makeDataDir();
  await storeOne(dataDir);
  const file = join(dataDir, "some.sqlite");
  writeFileSync(
    file,
    "this is not a database, but long enough to look like something ".repeat(100),
  );
  const names = readdirSync(dataDir);
  const content = readFileSync(join(dataDir, "site.sqlite"));
  expect((await run("restore", dataDir, file)).said).toContain("is no usable backup");
  expect((await run("restore", dataDir, join(dataDir, "none"))).said).toContain("There is no file");
  expect(readdirSync(dataDir)).toEqual(names);
  expect(readFileSync(join(dataDir, "site.sqlite")).equals(content)).toBe(true);
});

it("replaces a damaged database by a backup, and keeps the damaged one beside it", async () => {
  const dataDir = makeDataDir();
  const reference = await storeOne(dataDir);
  const backup = await run("backup", dataDir);
  const damaged = "what a broken disk left ".repeat(1000);
  writeFileSync(join(dataDir, "site.sqlite"), damaged);
  writeFileSync(join(dataDir, "site.sqlite-wal"), "and of its log");

  const restored = await run("restore", dataDir, backup.said);
  expect(restored.said).toMatch(/^Restored, with 1 inquiries\./);
  expect(restored.said).toContain("The audit log: the entries since could not be read.");
  const aside = readdirSync(dataDir).filter((name) => name.includes(".before-"));
  const endings = aside.map((name) => name.replace(/.*Z/, ""));
  expect(endings).toEqual(expect.arrayContaining(["", "-wal"]));
  expect(readFileSync(join(dataDir, aside.sort()[0] ?? ""), "utf8")).toBe(damaged);
  expect(await storedReferences(dataDir)).toEqual([reference]);
});

it("makes a key, encrypts with it, and tests the newest backup in a drill", async () => {
  const dataDir = makeDataDir();
  const key = join(makeDataDir(), "backup-key");
  expect((await run("backup", dataDir, "--make-key", key)).said).toContain("keep a copy of it");
  expect(statSync(key).mode & 0o777).toBe(0o600);
  expect((await run("backup", dataDir, "--make-key", key)).ok).toBe(false);
  await storeOne(dataDir);
  const settings = { BACKUP_KEY_FILE: key };
  const backup = await run("backup", dataDir, settings);
  expect(backup.said).toMatch(/\.sqlite\.age$/);
  const drill = await run("restore", dataDir, "--drill", settings);
  expect(drill.said).toMatch(
    /^The drill restored site-\S+, made \S+, with 1 inquiries, and removed it again\. It took [\d.]+ s\./,
  );
});

it("reports that there is nothing to back up", async () => {
  expect((await run("backup", makeDataDir())).said).toContain("There is no database");
});
