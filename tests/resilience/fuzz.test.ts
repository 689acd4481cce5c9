import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { rawExchange } from "../fakes/plain-request";
import { startBuiltServer } from "../support/built-server";
import { makeDataDir } from "../support/databases";
import { hostileRequests } from "./fuzz-requests";

/** FUZZ_COUNT=20000 npx vitest run tests/resilience/fuzz.test.ts sends more. */
const count = Number(process.env.FUZZ_COUNT ?? 700);

/** Text that no response may contain: paths of the code, names of libraries, stack traces. */
const trace =
  /node_modules|node:internal|\bat (async )?[\w.<>]+ \(|\.tsx?:\d+:\d+|SqliteError|SQLITE_|ECONNREFUSED|syntax error at|\/server\/(main|site)\.js/;

it(
  "survives hostile requests without a 5xx error, a stack trace or growing memory",
  async () => {
    const site = await startBuiltServer({
      DATA_DIR: makeDataDir(),
      LIMIT_INQUIRIES: "1000000",
      LIMIT_PAYMENTS: "1000000",
      // With so small a heap, a leak would end the process.
      NODE_OPTIONS: "--max-old-space-size=96",
    });
    const requests = hostileRequests(count);
    const wrong: { sent: string; response: string }[] = [];
    const statuses = new Set<string>();
    let sent = 0;
    const send = async () => {
      while (sent++ < count) {
        const { what, bytes } = requests.next().value as { what: string; bytes: Buffer };
        const { response } = await rawExchange(site.port, bytes, 2000);
        const status = /^HTTP\/1\.[01] (\d{3}) /.exec(response)?.[1] ?? "none";
        statuses.add(status);
        // Status 100 is not final: without a further response, the request was incomplete.
        const isBare =
          /^[2-4]/.test(status) && !/\r\nx-content-type-options: nosniff\r\n/i.test(response);
        if (/^5/.test(status) || trace.test(response) || isBare)
          wrong.push({ sent: what, response: response.slice(0, 400) });
      }
    };
    await Promise.all(Array.from({ length: 20 }, send));

    expect(wrong).toEqual([]);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.child.pid}/status`, "utf8"));
    expect(Number(memory?.[1]) / 1024).toBeLessThan(320);
    // The requests reach the pages and their actions, not only the first checks.
    for (const status of ["200", "400", "403", "404", "405", "415"])
      expect([...statuses]).toContain(status);
  },
  60_000 + count * 100,
);
