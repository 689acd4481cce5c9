import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchSite } from "../tools/launch-site";

export type RunningSite = {
  url: string;
  port: number;
  /** Milliseconds from starting the process to its taking requests. */
  readyAfter: number;
  /** Resident memory in MB, now. */
  memory: () => number;
  stop: () => Promise<void>;
};

/** The finished build with an empty data folder, on a free port. */
export async function startSite(env: Record<string, string> = {}): Promise<RunningSite> {
  const data = mkdtempSync(join(tmpdir(), "bench-data-"));
  const began = performance.now();
  const { child, ready, ended } = launchSite({
    PORT: "0",
    SITE_URL: "http://localhost",
    DATA_DIR: data,
    STAFF_PASSPHRASE: "for the measurements only",
    ...env,
  });
  // Also when a measurement fails: a site left behind would disturb the next.
  process.once("exit", () => child.kill());
  const url = await ready;
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
