import { spawn } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { runBuiltServer } from "../testing/built-server";
import { makeDataDir } from "../testing/databases";
import { waitUntil } from "../testing/wait-until";

const passphraseIn = (dataDir: string) =>
  readFileSync(join(dataDir, "staff-passphrase"), "utf8").trim();

it("writes no secret that it made into a log that is piped, only where it lies", async () => {
  const dataDir = makeDataDir();
  const site = runBuiltServer({ DATA_DIR: dataDir, STAFF_PASSPHRASE: "" });
  await site.ready;
  expect(site.complaints()).toContain(join(dataDir, "staff-passphrase"));
  expect(site.complaints() + site.lines.join()).not.toContain(passphraseIn(dataDir));
  expect(statSync(join(dataDir, "staff-passphrase")).mode & 0o077).toBe(0);
});

it("shows it on a terminal, once", async () => {
  const start = async (dataDir: string) => {
    // script(1) is a terminal of its own.
    const main = `'${process.execPath}' '${resolve("build/server/main.js")}'`;
    const child = spawn("script", ["-qefc", `exec ${main}`, "/dev/null"], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: "0" },
      stdio: ["ignore", "pipe", "inherit"],
      detached: true,
    });
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
    const ended = new Promise((done) => child.once("close", done));
    const end = async () => {
      if (child.exitCode === null && child.pid) process.kill(-child.pid, "SIGTERM");
      await ended;
    };
    onTestFinished(end);
    await waitUntil(() => said.includes("the site is at"), 15_000);
    await end();
    return said;
  };
  const dataDir = makeDataDir();
  expect(await start(dataDir)).toContain(`The staff's passphrase: ${passphraseIn(dataDir)}`);
  expect(await start(dataDir)).not.toContain(passphraseIn(dataDir));
});
