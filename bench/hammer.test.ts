import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, afterEach, expect, it, vi } from "vitest";

// Not in the tests' folder: where that is in memory, running programs may be forbidden.
const cache = resolve(import.meta.dirname, "../node_modules/.cache");
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, "wrk-"));

afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A wrk on the path that says `report` and ends with `status`. */
async function withWrk(report: string, status = 0) {
  writeFileSync(join(folder, "wrk"), `#!/bin/sh\ncat <<'END'\n${report}\nEND\nexit ${status}\n`);
  chmodSync(join(folder, "wrk"), 0o755);
  vi.stubEnv("PATH", `${folder}:${process.env.PATH}`);
  vi.resetModules();
  const { hammer } = await import("./hammer");
  return hammer("http://127.0.0.1:9/", { connections: 10, seconds: 1 });
}

const report = (faults: string) => `Running 1s test @ http://127.0.0.1:9/
  1 threads and 10 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency   250.00us    0.52ms   8.55ms   96.02%
    Req/Sec    76.62k     7.84k   90.12k    73.33%
  Latency Distribution
     50%  120.00us
     75%  180.00us
     90%  300.00us
     99%    1.50ms
  76246 requests in 1.00s, 0.88GB read
${faults}Requests/sec:  76246.40
Transfer/sec:      0.88GB`;

it("reads speed and times, in milliseconds, from what wrk says", async () => {
  expect(await withWrk(report(""))).toEqual({
    tool: "wrk",
    connections: 10,
    requestsPerSecond: 76246,
    p50: 0.12,
    p99: 1.5,
    max: 8.55,
    failed: 0,
  });
});

it("counts refusals and each kind of lost connection", async () => {
  const faults =
    "  Socket errors: connect 1, read 20, write 300, timeout 4000\n  Non-2xx or 3xx responses: 50000\n";
  expect(await withWrk(report(faults))).toMatchObject({ failed: 54_321 });
});

it("fails when wrk itself has failed", async () => {
  await expect(withWrk("unable to connect to 127.0.0.1:9", 1)).rejects.toThrow("wrk ended with 1");
});
