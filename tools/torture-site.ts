import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const main = resolve(import.meta.dirname, "../build/server/main.js");

/** The built site as a process that is killed without warning and started again at once. */
export async function startSite(env: Record<string, string>) {
  const port = await freePort();
  let child: ChildProcess | undefined;
  let stopping = false;
  let complaints = "";

  function launch() {
    child = spawn(process.execPath, [main], {
      env: { PATH: process.env.PATH, ...env, PORT: String(port) },
      stdio: ["ignore", "ignore", "pipe"],
    });
    child.stderr?.on("data", (chunk: Buffer) => {
      complaints = (complaints + chunk.toString()).slice(-2000);
    });
    // Also when it gave up by itself, as a supervisor would: its database may be starting.
    child.once("exit", () => setTimeout(() => stopping || launch(), 100));
  }
  launch();

  const site = {
    port,
    complaints: () => complaints,
    kill: () => child?.kill("SIGKILL"),
    pid: () => child?.pid,
    async ready() {
      for (let tries = 0; tries < 200; tries++) {
        const answered = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
        if (answered?.ok) return;
        await pause(100);
      }
      throw new Error(`The site did not start: ${complaints}`);
    },
    async stop() {
      stopping = true;
      const ended = new Promise((done) => child?.once("exit", done));
      if (child?.exitCode !== null || child?.signalCode !== null) return;
      child?.kill("SIGTERM");
      await Promise.race([ended, pause(15_000)]);
      child?.kill("SIGKILL");
    },
  };
  return site;
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().once("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}
