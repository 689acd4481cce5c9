/**
 * npm run fuzz [-- count [seed [engine]]]: hostile requests against the built site on both databases,
 * the same ones for the same seed. Prints what was answered;
 * ends with 1 after any forbidden answer.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../testing/postgres.ts";
import { fuzz } from "./fuzz-run.ts";
import { superviseSite } from "./supervise-site.ts";

const [count = 20_000, seed = 1] = process.argv.slice(2, 4).map(Number);
const engines = (["sqlite", "postgres"] as const).filter(
  (engine) => (process.argv[4] ?? engine) === engine,
);

for (const engine of engines) {
  const dataDir = mkdtempSync(join(tmpdir(), "fuzz-"));
  const postgres = engine === "postgres" ? await startPostgres() : null;
  const site = await superviseSite({
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    LIMIT_INQUIRIES: "1000000",
    LIMIT_PAYMENTS: "1000000",
    // Little memory: a leak would end the process.
    NODE_OPTIONS: "--max-old-space-size=96",
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
  });
  try {
    await site.ready();
    const pid = site.pid() ?? 0;
    const result = await fuzz({ port: site.port, pid, count, seed });
    const startedAgain = site.pid() !== pid;
    console.log(JSON.stringify({ engine, seed, startedAgain, ...result }, null, 2));
    if (result.faults.length > 0 || result.health !== 200 || startedAgain) process.exitCode = 1;
  } finally {
    await site.stop();
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
