import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { hostileRequests } from "./fuzz-requests";
import { fuzz } from "./fuzz-run";
import { superviseSite } from "./supervise-site";

it("answers hundreds of hostile requests without a fault, a trace, a hang or growing memory", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "fuzz-"));
  const site = await superviseSite({
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    LIMIT_INQUIRIES: "1000000",
    LIMIT_PAYMENTS: "1000000",
    NODE_OPTIONS: "--max-old-space-size=96",
  });
  onTestFinished(async () => {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  await site.ready();
  const pid = site.pid();
  const result = await fuzz({ port: site.port, pid: pid ?? 0, count: 700, seed: 42 });
  expect(result.faults).toEqual([]);
  expect(result.health).toBe(200);
  expect(Math.max(...result.memoryMegabytes)).toBeLessThan(320);
  expect(site.pid(), "it was not started again").toBe(pid);
  // The requests reached pages, forms and refusals of every kind.
  expect(Object.keys(result.statuses)).toEqual(
    expect.arrayContaining(["200", "400", "403", "404", "405", "415"]),
  );
}, 120_000);

it("is the same for the same seed", () => {
  const first = (seed: number) => {
    const requests = hostileRequests(seed);
    return Array.from({ length: 50 }, () => requests.next().value?.bytes.toString("hex"));
  };
  expect(first(1)).toEqual(first(1));
  expect(first(1)).not.toEqual(first(2));
});
