import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type LaunchedSite, launchSite } from "../../support/launch-site";

export type RunningSite = {
  url: string;
  dataDir: string;
  /** The log so far. */
  log: () => string;
  kill: (signal?: NodeJS.Signals) => Promise<void>;
  /** Restarts the site on the same port and data after it was killed. */
  restart: () => Promise<void>;
  /** Stops the site and removes its data. */
  end: () => Promise<void>;
  /** The same without waiting, for the end of the test's own process. */
  remove: () => void;
};

/**
 * The built site on a free port, with its own data folder. `command` is put in front of it; `main`
 * is the program of another build.
 */
export async function startSite(
  settings: Record<string, string> = {},
  command: readonly string[] = [],
  main?: string,
): Promise<RunningSite> {
  const dataDir = mkdtempSync(join(tmpdir(), "site-e2e-"));
  const starts: LaunchedSite[] = [];
  let port = "0";

  async function start() {
    const env = {
      DATA_DIR: dataDir,
      HOST: "127.0.0.1",
      PORT: port,
      SITE_URL: `http://localhost:${port}`,
      // All end-to-end tests use one IP address.
      LIMIT_INQUIRIES: "10000",
      CONFIRMATIONS_PER_ADDRESS: "1000",
      CONFIRMATIONS_PER_HOUR: "10000",
      LIMIT_PAYMENTS: "10000",
      ...settings,
    };
    const launched = launchSite(env, command, main ? [process.execPath, main] : undefined);
    starts.push(launched);
    port = new URL(await launched.ready).port;
  }

  async function kill(signal: NodeJS.Signals = "SIGKILL") {
    const running = starts.at(-1);
    running?.child.kill(signal);
    await running?.ended;
  }

  function remove() {
    starts.at(-1)?.child.kill("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  }

  await start();
  return {
    url: `http://localhost:${port}`,
    dataDir,
    log: () => starts.map(({ lines, complaints }) => lines.join("\n") + complaints()).join("\n"),
    kill,
    restart: start,
    remove,
    async end() {
      await kill();
      remove();
    },
  };
}
