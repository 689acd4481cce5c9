/**
 * npm run fuzz [-- count [seed]]: hostile requests against the built site, the same ones for the
 * same seed. Prints what was answered; ends with 1 when anything was answered that must not be.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fuzz } from "./fuzz-run.ts";
import { superviseSite } from "./supervise-site.ts";

const [count = 20_000, seed = 1] = process.argv.slice(2).map(Number);
const dataDir = mkdtempSync(join(tmpdir(), "fuzz-"));
const site = await superviseSite({
  DATA_DIR: dataDir,
  LOG_LEVEL: "silent",
  LIMIT_INQUIRIES: "1000000",
  LIMIT_PAYMENTS: "1000000",
  // Little memory: a leak would end the process.
  NODE_OPTIONS: "--max-old-space-size=96",
});
try {
  await site.ready();
  const result = await fuzz({ port: site.port, pid: site.pid() ?? 0, count, seed });
  console.log(JSON.stringify({ seed, ...result }, null, 2));
  process.exitCode = result.faults.length === 0 && result.health === 200 ? 0 : 1;
} finally {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
