import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchSite } from "../testing/launch-site";
import { residentMemory } from "../trials/resident-memory";

export type MeasuredSite = {
  url: string;
  port: number;
  dataDir: string;
  /** Milliseconds from starting the process until it accepts requests. */
  readyAfter: number;
  /** Resident memory in MB, now. */
  memory: () => number;
  stop: () => Promise<void>;
};

/** The finished build with an empty data folder, on a free port. */
export async function startMeasuredSite(env: Record<string, string> = {}): Promise<MeasuredSite> {
  const data = mkdtempSync(join(tmpdir(), "bench-data-"));
  const began = performance.now();
  const { child, ready, ended } = launchSite({
    PORT: "0",
    SITE_URL: "http://localhost",
    DATA_DIR: data,
    ...env,
  });
  // Also when a measurement fails: a running site would distort the next one.
  process.once("exit", () => child.kill());
  const url = await ready;
  const readyAfter = Math.round(performance.now() - began);
  return {
    url,
    port: Number(new URL(url).port),
    dataDir: data,
    readyAfter,
    memory: () => residentMemory(child.pid ?? 0),
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
