import { execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { delimiter, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { commandEnv } from "../tests/support/command-env";
import { makeDataDir } from "../tests/support/databases";

/** A process of a clinic that is always ready; its port. */
async function aProcess() {
  const process = createServer((_, response) => response.end("{}"));
  await new Promise<void>((listening) => process.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void process.close());
  return (process.address() as AddressInfo).port;
}

function writeProgram(path: string, text: string) {
  writeFileSync(path, text);
  chmodSync(path, 0o755);
}

/**
 * A server with two releases and one process each of two clinics. systemd and the commands of a
 * release write what they are told into a file instead of doing it.
 */
async function aServer() {
  const folder = makeDataDir();
  const told = join(folder, "told");
  writeFileSync(told, "");
  const units = join(folder, "units");
  mkdirSync(units);
  const makeRelease = (name: string, release = join(folder, "releases", name)) => {
    for (const part of ["ops", "build/client/assets", "node_modules/.bin"])
      mkdirSync(join(release, part), { recursive: true });
    for (const file of ["release.ts", "switch-release.ts"])
      cpSync(join("ops", file), join(release, "ops", file));
    writeFileSync(join(release, "package.json"), '{ "type": "module" }');
    symlinkSync(process.execPath, join(release, "node_modules/.bin/node"));
    writeFileSync(
      join(release, "ops/run.mjs"),
      `import { appendFileSync } from "node:fs";
appendFileSync(${JSON.stringify(told)}, "${name}: " + process.argv.slice(2).join(" ") + "\\n");`,
    );
    writeFileSync(join(release, "ops/clinic-site@.service"), `[Service]\n# Of ${name}\n`);
    return release;
  };
  for (const name of ["one", "two"]) makeRelease(name);
  symlinkSync("releases/two", join(folder, "current"));
  symlinkSync("releases/one", join(folder, "previous"));
  const [own, further] = [await aProcess(), await aProcess()];
  const programs = join(folder, "programs");
  mkdirSync(programs);
  writeProgram(
    join(programs, "systemctl"),
    `#!/bin/sh
if [ "$1" = list-units ]; then
  echo "clinic-site@${own}.service loaded active running The clinic's website"
  echo "clinic-site-harbor@${further}.service loaded active running The clinic's website"
  exit
fi
[ -e ${join(folder, "broken-")}$2 ] && [ "$(readlink ${join(folder, "current")})" = releases/one ] && exit 1
echo "$*" >> ${told}
`,
  );
  const run = (...words: string[]) =>
    new Promise<{ status: number | null; stdout: string; stderr: string }>((done) => {
      const command = spawn(
        process.execPath,
        [join(folder, "releases", "two", "ops", "release.ts"), ...words],
        {
          env: {
            ...commandEnv,
            PATH: [programs, process.env.PATH].join(delimiter),
            CLINIC_SITE_UNIT: join(units, "clinic-site@.service"),
          },
        },
      );
      let [stdout, stderr] = ["", ""];
      command.stdout.on("data", (text) => {
        stdout += text;
      });
      command.stderr.on("data", (text) => {
        stderr += text;
      });
      command.on("close", (status) => done({ status, stdout, stderr }));
    });
  return {
    run,
    /** Writes the units' files, of the release that is named. */
    installUnits(release: string) {
      for (const name of ["clinic-site", "clinic-site-harbor"])
        writeFileSync(join(units, `${name}@.service`), `[Service]\n# Of ${release}\n`);
    },
    /** A built release as an archive; the path of its file. */
    makeArchive(name: string) {
      const release = makeRelease(name, join(folder, "archives", name));
      writeFileSync(join(release, "build/styles.json"), "{}");
      const archive = join(folder, "archives", `${name}.tar.gz`);
      execFileSync("tar", ["-czf", archive, "-C", release, "."]);
      return archive;
    },
    processes: [`clinic-site@${own}.service`, `clinic-site-harbor@${further}.service`] as const,
    breaks: (unit: string) => writeFileSync(join(folder, `broken-${unit}`), ""),
    /** What a command of a release was told for each clinic, in the order of its processes. */
    command: (release: string, command: string) =>
      ["clinic-site", "clinic-site-harbor"].map(
        (name) => `${release}: --service=${join(units, `${name}@.service`)} ${command}`,
      ),
    told: () => readFileSync(told, "utf8").trim().split("\n"),
    link: (name: "current" | "previous") => readlinkSync(join(folder, name)),
  };
}

it("clinic-site back migrates each clinic's database and restarts each clinic's processes", async () => {
  const { run, processes, command, told, link } = await aServer();
  expect(await run("back")).toMatchObject({ status: 0, stderr: "" });
  expect(told()).toEqual([
    ...command("one", "migrate"),
    ...processes.map((unit) => `restart ${unit}`),
  ]);
  expect(link("current")).toBe("releases/one");
});

it("clinic-site update backs up every clinic, then migrates and restarts each from the new release", async () => {
  const { run, installUnits, makeArchive, processes, command, told, link } = await aServer();
  installUnits("two");
  const { status, stdout, stderr } = await run("update", makeArchive("three"));
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(told()).toEqual([
    ...command("two", "backup"),
    ...command("three", "migrate"),
    ...processes.map((unit) => `restart ${unit}`),
  ]);
  expect(link("current")).toMatch(/^releases\/\d{8}T\d{6}Z$/);
  expect(link("previous")).toBe("releases/two");
  expect(stdout.match(/clinic-site[-a-z]*@\.service differs from the release's own/g)).toEqual([
    "clinic-site@.service differs from the release's own",
    "clinic-site-harbor@.service differs from the release's own",
  ]);
  expect(stdout).toContain("“clinic-site back” returns to two.");

  expect(await run("back")).toMatchObject({ status: 0, stderr: "" });
  expect(link("current")).toBe("releases/two");
});

it("all clinics stay on their release when the process of one does not start from another", async () => {
  const { run, processes, breaks, command, told, link } = await aServer();
  breaks(processes[1]);
  const { status, stderr } = await run("back");
  expect([status, link("current")]).toEqual([1, "releases/two"]);
  expect(stderr).toContain("All processes serve two again.");
  expect(told()).toEqual([
    ...command("one", "migrate"),
    ...[processes[0], ...processes].map((unit) => `restart ${unit}`),
  ]);
});
