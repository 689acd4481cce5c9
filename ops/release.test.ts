import { spawn } from "node:child_process";
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
  for (const name of ["one", "two"]) {
    const release = join(folder, "releases", name);
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
  }
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
  const run = (task: string) =>
    new Promise<{ status: number | null; stderr: string }>((done) => {
      const command = spawn(
        process.execPath,
        [join(folder, "releases", "two", "ops", "release.ts"), task],
        {
          env: {
            ...commandEnv,
            PATH: [programs, process.env.PATH].join(delimiter),
            CLINIC_SITE_UNIT: "/units/clinic-site@.service",
          },
        },
      );
      let stderr = "";
      command.stderr.on("data", (text) => {
        stderr += text;
      });
      command.on("close", (status) => done({ status, stderr }));
    });
  return {
    run,
    units: [`clinic-site@${own}.service`, `clinic-site-harbor@${further}.service`] as const,
    breaks: (unit: string) => writeFileSync(join(folder, `broken-${unit}`), ""),
    told: () => readFileSync(told, "utf8").trim().split("\n"),
    current: () => readlinkSync(join(folder, "current")),
  };
}

const migrations = [
  "one: --service=/units/clinic-site@.service migrate",
  "one: --service=/etc/systemd/system/clinic-site-harbor@.service migrate",
];

it("clinic-site back migrates each clinic's database and restarts each clinic's processes", async () => {
  const { run, units, told, current } = await aServer();
  expect(await run("back")).toEqual({ status: 0, stderr: "" });
  expect(told()).toEqual([...migrations, ...units.map((unit) => `restart ${unit}`)]);
  expect(current()).toBe("releases/one");
});

it("all clinics stay on their release when the process of one does not start from another", async () => {
  const { run, units, breaks, told, current } = await aServer();
  breaks(units[1]);
  const { status, stderr } = await run("back");
  expect([status, current()]).toEqual([1, "releases/two"]);
  expect(stderr).toContain("All processes serve two again.");
  expect(told()).toEqual([...migrations, ...[units[0], ...units].map((unit) => `restart ${unit}`)]);
});
