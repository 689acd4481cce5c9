import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { join, resolve } from "node:path";
import { generateIdentity } from "age-encryption";
import { describe, expect, it } from "vitest";
import { commandEnv } from "../tests/support/command-env";
import { engines, makeDataDir, openTestDatabase } from "../tests/support/databases";

const program = resolve("ops/clinic-site");

/** A service's unit and its file of settings, in a folder that is not the project. */
function aService(settings: Record<string, string>) {
  const folder = makeDataDir();
  const file = join(folder, "settings.env");
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  writeFileSync(file, `# Of the service\n${lines.join("\n")}\n`);
  const unit = join(folder, "clinic-site.service");
  writeFileSync(
    unit,
    `[Service]\nUser=${userInfo().username}\nWorkingDirectory=${process.cwd()}\nEnvironment=NODE_ENV=development PORT=3000\nEnvironmentFile=${file}\n`,
  );
  return (...words: string[]) =>
    spawnSync(program, words, {
      cwd: folder,
      env: { ...commandEnv, CLINIC_SITE_UNIT: unit },
      encoding: "utf8",
    });
}

const commands = [
  ["staff", "invite", "olga@staff.example", "--owner"],
  ["facts", "export"],
  ["backup"],
  ["restore", "--drill"],
  ["audit", "verify"],
];

it.each(commands)("%s makes no database where there is none, and fails", (...words) => {
  const dataDir = makeDataDir();
  const { status, stdout, stderr } = aService({ DATA_DIR: dataDir })(...words);
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toContain(dataDir);
  expect(readdirSync(dataDir).filter((name) => name.includes("sqlite"))).toEqual([]);
});

describe.each(engines)("a command beside a service on %s", (engine) => {
  it("works on the service's database from any folder, and says which one it is", async () => {
    const { db, settings } = await openTestDatabase(engine);
    const { databaseUrl, dataDir } = settings;
    const run = aService({
      DATA_DIR: dataDir,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      SITE_URL: "https://clinic.example",
    });
    const { status, stdout, stderr } = run("staff", "invite", "olga@staff.example", "--owner");
    expect(stderr).toMatch(/^Database: \S+.*\n$/);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^https:\/\/clinic\.example\/staff\/invitation\//);
    const invited = await db.selectFrom("invitations").select("email").execute();
    expect(invited).toEqual([{ email: "olga@staff.example" }]);
  });
});

it("lends a command the unit's credentials, also those of a drop-in file, until it ends", async () => {
  const { settings } = await openTestDatabase("sqlite");
  const folder = makeDataDir();
  const [key, unit] = [join(folder, "key"), join(folder, "clinic-site@.service")];
  writeFileSync(key, await generateIdentity());
  writeFileSync(
    unit,
    `[Service]\nUser=${userInfo().username}\nWorkingDirectory=${process.cwd()}\nEnvironment=DATA_DIR=${settings.dataDir}\nEnvironmentFile=-${folder}/none\n`,
  );
  mkdirSync(`${unit}.d`);
  writeFileSync(
    join(`${unit}.d`, "override.conf"),
    `[Service]\nLoadCredential=backup-key:${key}\nEnvironment=BACKUP_KEY_FILE=%d/backup-key\n`,
  );
  const lent = () => readdirSync("/dev/shm").filter((name) => name.startsWith("clinic-site-"));
  const before = lent();
  const env = { ...commandEnv, CLINIC_SITE_UNIT: unit };
  const { stdout, stderr } = spawnSync(program, ["backup"], { env, encoding: "utf8" });
  expect(stdout, stderr).toMatch(/\.sqlite\.age\n$/);
  expect(lent()).toEqual(before);
});

it("says that the service's settings cannot be read", () => {
  const env = { ...commandEnv, CLINIC_SITE_UNIT: join(makeDataDir(), "none.service") };
  const { status, stderr } = spawnSync(program, ["audit", "verify"], { env, encoding: "utf8" });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The settings of the service cannot be used: .*none\.service/);
});
