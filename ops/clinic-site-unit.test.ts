import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { generateIdentity } from "age-encryption";
import { describe, expect, it } from "vitest";
import { logKeepDays } from "~/core/time/periods";
import { restoreBackup } from "../app/core/backups/restore-backup";
import { plainRequest } from "../tests/fakes/plain-request";
import { runBuiltServer } from "../tests/support/built-server";
import { bothEngines, makeDataDir, openTestDatabase } from "../tests/support/databases";
import { freePort } from "../tests/support/free-port";
import { mayMount } from "../tests/support/small-disk";
import { waitUntil } from "../tests/support/wait-until";
import { readUnit } from "./read-unit.mjs";

const file = resolve("ops/clinic-site@.service");
const instance = String(await freePort());
const credentials = "/run/credentials/clinic-site";
const unit = readUnit(file, { instance, credentials });

it("grants no unneeded rights", () => {
  for (const [name, value] of [
    ["ProtectSystem", "strict"],
    ["NoNewPrivileges", "true"],
    ["PrivateTmp", "true"],
    ["CapabilityBoundingSet", ""],
    ["StateDirectory", "clinic-site"],
    ["ReadWritePaths", "-/var/backups/clinic-site"],
  ] as const)
    expect(unit.last(name) ?? "", name).toBe(value);
  expect(unit.all("SystemCallFilter")[0]).toBe("@system-service");
  expect(unit.all("MemoryMax")).toHaveLength(1);
});

it("keeps its log in a namespace of its own, as long as the privacy policy says", () => {
  expect(unit.last("LogNamespace")).toBe("clinic-site");
  const journal = readFileSync(resolve("ops/journald.conf"), "utf8");
  expect(/^MaxRetentionSec=(\d+)day$/m.exec(journal)?.[1]).toBe(String(logKeepDays));
});

const systemd = spawnSync("systemd-analyze", ["--version"]).status === 0;

it.runIf(systemd)("has an exposure below 2.0 in systemd's rating", () => {
  const { stdout } = spawnSync("systemd-analyze", [
    "security",
    "--offline=true",
    "--no-pager",
    file,
  ]);
  const [, level] = /Overall exposure level for \S+ ([\d.]+)/.exec(stdout.toString()) ?? [];
  expect(Number(level)).toBeLessThan(2);
});

it.runIf(systemd)("is a unit that systemd understands", () => {
  const copy = join(makeDataDir(), `clinic-site@${instance}.service`);
  writeFileSync(copy, readFileSync(file));
  const { stderr } = spawnSync("systemd-analyze", ["verify", copy], { encoding: "utf8" });
  const lines = stderr.split("\n").filter((line) => line.includes("clinic-site@"));
  // The project is not installed here.
  expect(lines.filter((line) => !/node is not executable: No such file/.test(line))).toEqual([]);
});

/** The user of the unit, whom this machine may not have. */
const user = { id: 64_123, name: unit.last("User") ?? "" };

/**
 * The folders of a server on which the unit runs, in a mount namespace of its own, read-only but for
 * those that the unit names. Returns a command that enters it; its last part is the program.
 */
function aServer(folders: { data: string; backups: string; keys: string }) {
  const passwd = join(folders.keys, "passwd");
  writeFileSync(
    passwd,
    `${readFileSync("/etc/passwd", "utf8")}${user.name}:x:${user.id}:${user.id}::/:/bin/false\n`,
  );
  chmodSync(passwd, 0o644);
  const places = [
    [process.cwd(), unit.last("WorkingDirectory") ?? ""],
    [folders.data, "/var/lib/clinic-site"],
    [folders.backups, "/var/backups/clinic-site"],
    [folders.keys, credentials],
  ];
  const steps = [
    ...["/srv", "/var/lib", "/var/backups", "/run"].map((path) => `mount -t tmpfs tmpfs ${path}`),
    ...places.map(([from, to]) => `mkdir -p ${to} && mount --bind ${from} ${to}`),
    `mount --bind ${passwd} /etc/passwd`,
    ...["/", unit.last("WorkingDirectory"), credentials].map(
      (path) => `mount -o remount,bind,ro ${path}`,
    ),
    `cd ${unit.last("WorkingDirectory")}`,
  ];
  const become = ["setpriv", `--reuid=${user.name}`, `--regid=${user.id}`, "--clear-groups"];
  const limits = ["--no-new-privs", "--bounding-set=-all"];
  const enter = `${steps.join(" && ")} && exec "$@"`;
  return ["unshare", "--mount", "sh", "-ec", enter, "sh", ...become, ...limits];
}

async function aServerWith(engine: (typeof bothEngines)[number]) {
  const { db, settings, close } = await openTestDatabase(engine);
  // A backup is due.
  const long = "2026-01-01T00:00:00.000Z";
  const value = JSON.stringify({ since: long, triedAt: long, last: null, failure: null });
  await db.insertInto("settings").values({ name: "backups", value }).execute();
  await close();
  const [backups, keys] = [makeDataDir(), makeDataDir()];
  writeFileSync(join(keys, "backup-key"), await generateIdentity());
  const folders = { data: settings.dataDir, backups, keys };
  const { databaseUrl } = settings;
  // What /etc/clinic-site.env holds.
  const env: NodeJS.ProcessEnv = {
    ...unit.environment(),
    SITE_URL: "https://www.clinic.test",
    CLINIC_MAIL_TO: "desk@clinic.test",
    ALLOW_MAIL_FILES: "true",
    // The port that the unit derives from this test's is none.
    METRICS_PORT: "",
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  return { folders, env, settings };
}

/** Starts the unit's own command, as its user; one may be tried without a flag. */
function start({ folders, env }: Awaited<ReturnType<typeof aServerWith>>, without = "") {
  for (const path of Object.values(folders))
    for (const one of [path, ...globSync(`${path}/*`)]) chownSync(one, user.id, user.id);
  const command = (unit.last("ExecStart") ?? "").split(" ").filter((word) => word !== without);
  return runBuiltServer(env, aServer(folders), command);
}

describe.runIf(mayMount).each(bothEngines)("the unit's command on %s", (engine) => {
  it("runs as its user, stores an inquiry and makes a backup on another disk, without a warning", async () => {
    const server = await aServerWith(engine);
    const site = start(server);
    await site.ready;
    const form = { "Content-Type": "application/x-www-form-urlencoded", Host: "www.clinic.test" };
    const body = String(
      new URLSearchParams({
        firstName: "Ada",
        lastName: "Okonkwo",
        phone: "904-555-0199",
        email: "ada@visitor.example",
        service: "general",
        message: "Is anybody there?",
      }),
    );
    const posted = await plainRequest(Number(instance), "/contact", {
      method: "POST",
      headers: form,
      body,
    });
    expect(posted.status).toBe(200);
    await waitUntil(() => site.lines.some((line) => /"(backup made|backup failed)/.test(line)));
    expect(site.lines.filter((line) => line.includes("backup failed"))).toEqual([]);
    expect(site.complaints()).not.toMatch(/warning/i);
    const { folders, settings } = server;
    const backups = {
      everyMinutes: 60,
      folder: folders.backups,
      keyFile: join(folders.keys, "backup-key"),
      keep: { hours: 1, days: 1, weeks: 1, months: 1 },
      command: null,
    };
    const all = { ...settings, databaseOwnerUrl: null, databaseKeyFile: null, backups };
    const drill = await restoreBackup(all, { drill: true, now: new Date() });
    expect(drill.file).toMatch(/\.age$/);
  });

  it("refuses to start without the key, the folder or the programs of its backups, and says what to do", async () => {
    const server = await aServerWith(engine);
    server.env.BACKUP_DIR = "/var/elsewhere";
    server.env.BACKUP_KEY_FILE = "/etc/shadow";
    const site = start(server, "--allow-child-process");
    expect(await site.ended).toBe(1);
    if (engine === "postgres")
      expect(site.complaints()).toContain("pg_dump may not be run, so PostgreSQL cannot be backed");
    expect(site.complaints()).toContain("BACKUP_KEY_FILE names /etc/shadow, which cannot be read");
    expect(site.complaints()).toContain("BACKUP_DIR is /var/elsewhere, where no backup can be");
  });
});
