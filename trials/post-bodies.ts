/**
 * node trials/post-bodies.ts [posts]: forms of 60 KB, as many at once as two addresses may have
 * connections. Prints what was answered and the memory of the site before and after.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchSite } from "../testing/launch-site.ts";
import { residentMemory } from "./resident-memory.ts";

const dataDir = mkdtempSync(join(tmpdir(), "bodies-"));
const site = launchSite({ DATA_DIR: dataDir, PORT: "0", LIMIT_INQUIRIES: "1000000" });
const port = Number(new URL(await site.ready).port);
const pid = site.child.pid ?? 0;
const before = residentMemory(pid);
console.log(await postBodies(Number(process.argv[2] ?? 5000)));
console.log(`resident memory: ${before} MB before, ${residentMemory(pid)} MB after`);
site.child.kill("SIGKILL");
await site.ended;
rmSync(dataDir, { recursive: true, force: true });

/** How often each status came. */
async function postBodies(count: number): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  const agent = new Agent({ keepAlive: true, maxSockets: 120 });
  let next = 0;
  const one = (from: string) =>
    new Promise<void>((done) => {
      const headers = { "Content-Type": "application/x-www-form-urlencoded" };
      const to = { host: "127.0.0.1", port, path: "/contact", method: "POST", headers, agent };
      const sent = request({ ...to, localAddress: from }, (answer) => {
        const status = String(answer.statusCode);
        statuses[status] = (statuses[status] ?? 0) + 1;
        answer.resume().on("close", () => done());
      });
      sent.on("error", () => {
        statuses.lost = (statuses.lost ?? 0) + 1;
        done();
      });
      sent.end(`message=${"a".repeat(60_000)}`);
    });
  const worker = async (from: string) => {
    while (next++ < count) await one(from);
  };
  await Promise.all(
    ["127.0.0.2", "127.0.0.3"].flatMap((from) => Array.from({ length: 60 }, () => worker(from))),
  );
  agent.destroy();
  return statuses;
}
