import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

export type RunningSite = {
  url: string;
  port: number;
  /** Milliseconds from starting the process to its taking requests. */
  readyAfter: number;
  /** Resident memory in MB, now. */
  memory: () => number;
  stop: () => Promise<void>;
};

/** Starts the finished build as a process of its own, with an empty data folder, on a free port. */
export async function startSite(env: Record<string, string> = {}): Promise<RunningSite> {
  const data = mkdtempSync(join(tmpdir(), "bench-data-"));
  const began = performance.now();
  const child = spawn("node", ["build/server/main.js"], {
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      SITE_URL: "http://localhost",
      DATA_DIR: data,
      STAFF_PASSPHRASE: "for the measurements only",
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  // Also when a measurement fails: a site left behind would disturb the next.
  process.once("exit", () => child.kill());
  const ended = new Promise<void>((done) => child.once("close", () => done()));
  const url = await new Promise<string>((ready, fail) => {
    child.once("close", () => fail(new Error("The site ended: is it built?")));
    createInterface(child.stdout).on("line", (line) => {
      const found = /the site is at (http:[^"]+)/.exec(line)?.[1];
      // It listens on IPv4 only, and not every client tries that.
      if (found) ready(found.replace("localhost", "127.0.0.1"));
    });
  });
  const readyAfter = Math.round(performance.now() - began);
  return {
    url,
    port: Number(new URL(url).port),
    readyAfter,
    memory: () =>
      Math.round(
        Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1] ?? 0) /
          1024,
      ),
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
