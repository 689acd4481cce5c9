import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { logKeepDays } from "~/core/time/periods";
import { plainRequest } from "../tests/fakes/plain-request";
import { runBuiltServer } from "../tests/support/built-server";
import { makeDataDir } from "../tests/support/databases";

const unit = readFileSync(resolve("ops/site.service"), "utf8");
const settings = (name: string) =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, "gm"))].map(([, value]) => value);
const flagsOf = (dataDir: string) =>
  [...(settings("ExecStart")[0] ?? "").matchAll(/ (--[\w-]+(?:=\S+)?)/g)].map(([, flag = ""]) =>
    flag.replace("/srv/clinic-site", process.cwd()).replace("/var/lib/clinic-site", dataDir),
  );

it("grants no unneeded rights", () => {
  for (const [name, value] of [
    ["ProtectSystem", "strict"],
    ["NoNewPrivileges", "true"],
    ["PrivateTmp", "true"],
    ["CapabilityBoundingSet", ""],
    ["StateDirectory", "clinic-site"],
  ] as const)
    expect(settings(name), name).toEqual([value]);
  expect(settings("SystemCallFilter")[0]).toBe("@system-service");
  expect(settings("MemoryMax")).toHaveLength(1);
  expect(settings("ReadWritePaths")).toEqual([]);
});

it("keeps its log in a namespace of its own, as long as the privacy policy says", () => {
  expect(settings("LogNamespace")).toEqual(["clinic-site"]);
  const journal = readFileSync(resolve("ops/journald.conf"), "utf8");
  expect(/^MaxRetentionSec=(\d+)day$/m.exec(journal)?.[1]).toBe(String(logKeepDays));
});

it.runIf(existsSync("/usr/bin/systemd-analyze"))(
  "has an exposure below 2.0 in systemd's rating",
  () => {
    const { stdout } = spawnSync("systemd-analyze", [
      ...["security", "--offline=true", "--no-pager", "ops/site.service"],
    ]);
    const [, level] = /Overall exposure level for \S+ ([\d.]+)/.exec(stdout.toString()) ?? [];
    expect(Number(level)).toBeLessThan(2);
  },
);

it("runs with Node's own limits, and may read and write nothing else", async () => {
  const dataDir = makeDataDir();
  const flags = flagsOf(dataDir);
  expect(flags).toContain("--permission");
  const site = runBuiltServer({ DATA_DIR: dataDir, NODE_OPTIONS: flags.join(" ") });
  const { port } = new URL(await site.ready);
  const form = { "Content-Type": "application/x-www-form-urlencoded" };
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
  const posted = { method: "POST", headers: form, body };
  expect((await plainRequest(Number(port), "/contact", posted)).status).toBe(200);
  expect((await plainRequest(Number(port), "/readyz")).status).toBe(200);
  const elsewhere = join(makeDataDir(), "elsewhere");
  const refused = runBuiltServer({ DATA_DIR: elsewhere, NODE_OPTIONS: flags.join(" ") });
  expect(await refused.ended).not.toBe(0);
  expect(existsSync(elsewhere)).toBe(false);
});
