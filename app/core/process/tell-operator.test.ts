import { spawn } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { runBuiltServer } from "../../../tests/support/built-server";
import { makeDataDir } from "../../../tests/support/databases";
import { openStaffSession } from "../../../tests/support/staff-session";
import { waitUntil } from "../../../tests/support/wait-until";
import { tellSecret } from "./tell-operator";

const fileIn = (dataDir: string) => join(dataDir, "staff-set-up-address");
const setUpLink = /http:\/\/localhost:\d+\/staff\/set-up\/[\w-]{43}/;

it("writes no new secret into piped output, only the place of its file", async () => {
  const dataDir = makeDataDir();
  const site = runBuiltServer({ DATA_DIR: dataDir });
  await site.ready;
  const file = fileIn(dataDir);
  await waitUntil(() => site.complaints().includes(file));
  const told = readFileSync(file, "utf8");
  expect(told).toMatch(setUpLink);
  expect(site.complaints() + site.lines.join()).not.toContain(told.trim().split("/").at(-1));
  expect(statSync(file).mode & 0o077).toBe(0);
  const url = (await site.ready) + new URL(told.trim()).pathname;
  expect((await fetch(url)).status).toBe(200);
  // Another process on the same data reads the same URL.
  const other = runBuiltServer({ DATA_DIR: dataDir });
  expect((await fetch((await other.ready) + new URL(url).pathname)).status).toBe(200);
});

it("lets several processes that start at once write the same file", async () => {
  const file = fileIn(makeDataDir());
  const log = { write: () => true };
  const secrets = Array.from({ length: 20 }, (_, n) => `secret ${n}`);
  await Promise.all(secrets.map((secret) => tellSecret(log, "The secret", { secret, file })));
  expect(secrets).toContain(readFileSync(file, "utf8").trim());
  expect(readdirSync(dirname(file))).toEqual([basename(file)]);
});

it("names a token from the settings without repeating it", async () => {
  const dataDir = makeDataDir();
  const site = runBuiltServer({ DATA_DIR: dataDir, STAFF_SETUP_TOKEN: "chosen-by-the-clinic" });
  await site.ready;
  await waitUntil(() => site.complaints().includes("STAFF_SETUP_TOKEN"));
  expect(site.complaints() + site.lines.join()).not.toContain("chosen-by-the-clinic");
});

it("shows the URL on a terminal until there is a first owner", async () => {
  const start = async (dataDir: string) => {
    // script(1) provides a terminal.
    const main = `'${process.execPath}' '${resolve("build/server/main.js")}'`;
    const child = spawn("script", ["-qefc", `exec ${main}`, "/dev/null"], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: "0" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
    const ended = new Promise((done) => child.once("close", done));
    const end = async () => {
      // Closing the terminal ends the site; ending script(1) by SIGTERM would add two seconds.
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
      await ended;
    };
    onTestFinished(end);
    await waitUntil(() => said.includes("the site is at"));
    await end();
    return said;
  };
  const dataDir = makeDataDir();
  expect(await start(dataDir)).toMatch(setUpLink);
  openStaffSession(dataDir);
  expect(await start(dataDir)).not.toContain("/staff/set-up/");
});
