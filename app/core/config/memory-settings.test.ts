import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { startBuiltServer } from "../../../tests/support/built-server";
import { makeDataDir } from "../../../tests/support/databases";
import { allocatorSettings, heapSettings } from "./memory-settings";

const wordsOf = (pid: number | undefined, file: "cmdline" | "environ") =>
  readFileSync(`/proc/${pid}/${file}`, "utf8").split("\0");
const inEnvironment = Object.entries(allocatorSettings).map(([name, value]) => `${name}=${value}`);

it.runIf(process.platform === "linux")(
  "keeps memory small where the site is started with nothing said about it, and ends as asked",
  async () => {
    const site = await startBuiltServer({ DATA_DIR: makeDataDir(), NODE_OPTIONS: "" });
    expect(wordsOf(site.child.pid, "cmdline")).toEqual(expect.arrayContaining(heapSettings));
    expect(wordsOf(site.child.pid, "environ")).toEqual(expect.arrayContaining(inEnvironment));
    // Once it answers, it also hears signals.
    await fetch(`${site.url}/healthz`);
    site.child.kill("SIGTERM");
    expect(await site.ended).toBe(0);
  },
);

it.runIf(process.platform === "linux")("leaves a heap that somebody chose as it is", async () => {
  const NODE_OPTIONS = "--max-old-space-size=300";
  const site = await startBuiltServer({ DATA_DIR: makeDataDir(), NODE_OPTIONS });
  expect(wordsOf(site.child.pid, "cmdline")).not.toContain(heapSettings[1]);
});

it("is the same in the systemd unit, where the site may not restart itself", () => {
  const unit = readFileSync(resolve("ops/site.service"), "utf8");
  for (const words of [...heapSettings, ...inEnvironment]) expect(unit).toContain(words);
});
