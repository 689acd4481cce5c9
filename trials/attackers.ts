/**
 * node trials/attackers.ts [seconds]: readers of the built site, alone and beside one attacker of
 * each of docs/security.md's points 2 to 5; then the same behind nginx, if it is installed. Prints
 * how long the readers waited, and last the attacker's share of the processor.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { launchSite } from "../testing/launch-site.ts";
import { type Attack, attacks } from "./attacks.ts";
import { readPages } from "./readers.ts";

const seconds = Number(process.argv[2] ?? 20);
const dataDir = mkdtempSync(join(tmpdir(), "attackers-"));
const siteUrl = "http://localhost:8080";
const site = launchSite({
  DATA_DIR: dataDir,
  PORT: "0",
  SITE_URL: siteUrl,
  TRUSTED_PROXIES: "127.0.0.1",
});
const sitePort = Number(new URL(await site.ready).port);

async function beside(port: number, kind: Attack) {
  const attacker: ChildProcess = spawn(
    process.execPath,
    ["trials/attacks.ts", kind, String(port)],
    { stdio: "inherit" },
  );
  // On a separate machine it would not use the site's processor.
  if (attacker.pid) setPriority(attacker.pid, 19);
  await pause(2000);
  const figures = await readPages(port, seconds);
  attacker.kill("SIGKILL");
  await pause(2000);
  return figures;
}

async function measure(where: string, port: number) {
  await readPages(port, 3);
  const quiet = await readPages(port, seconds);
  const rows: Record<string, object> = { quiet: { ...quiet, times: 1 } };
  for (const kind of Object.keys(attacks) as Attack[]) {
    const figures = await beside(port, kind);
    rows[kind] = { ...figures, times: Math.round((figures.p99 / quiet.p99) * 10) / 10 };
  }
  console.log(`${where}; milliseconds, load ${loadavg()[0]?.toFixed(1)}`);
  console.table(rows);
}

try {
  await measure("The site alone", sitePort);
  const { nginxIsHere, startNginx } = await import("../testing/start-nginx.ts");
  if (nginxIsHere) {
    const nginx = await startNginx(sitePort, { workers: 2 });
    await measure("Behind nginx", nginx.port).finally(nginx.stop);
  }
} finally {
  site.child.kill("SIGKILL");
  await site.ended;
  rmSync(dataDir, { recursive: true, force: true });
}
