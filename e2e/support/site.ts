import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type RunningSite = {
  url: string;
  dataDir: string;
  /** Everything it has written to its log so far. */
  log: () => string;
  kill: (signal?: NodeJS.Signals) => Promise<void>;
  /** Starts it again on the same port and data after it was killed. */
  restart: () => Promise<void>;
  /** Ends it and removes its data. */
  end: () => Promise<void>;
};

/** The built site as a process of its own, on a free port, with its own data folder. */
export async function startSite(settings: Record<string, string> = {}): Promise<RunningSite> {
  const dataDir = mkdtempSync(join(tmpdir(), "site-e2e-"));
  let port = "0";
  let log = "";
  let child: ChildProcess;

  async function start() {
    child = spawn(process.execPath, ["build/server/main.js"], {
      env: {
        PATH: process.env.PATH,
        DATA_DIR: dataDir,
        HOST: "127.0.0.1",
        PORT: port,
        SITE_URL: `http://localhost:${port}`,
        // The journeys come from one address.
        LIMIT_INQUIRIES: "10000",
        LIMIT_PAYMENTS: "10000",
        ...settings,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const address = await new Promise<string>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        log += chunk;
        const found = /the site is at http:\/\/localhost:(\d+)/.exec(log.slice(from));
        if (found?.[1]) resolve(found[1]);
      };
      const from = log.length;
      child.stdout?.on("data", read);
      child.stderr?.on("data", read);
      child.once("exit", (code) => reject(new Error(`The site ended with ${code}:\n${log}`)));
    });
    port = address;
  }

  async function kill(signal: NodeJS.Signals = "SIGKILL") {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await ended;
  }

  await start();
  return {
    url: `http://localhost:${port}`,
    dataDir,
    log: () => log,
    kill,
    restart: start,
    async end() {
      await kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
