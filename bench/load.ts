/**
 * npm run bench [-- --seconds 6]: requests per second of a page, inquiries per second on both
 * databases, and how long readers wait while a price is published, as tables. bench/RESULTS.md holds
 * figures to compare with; client and server share the machine.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, get } from "node:http";
import { connect } from "node:net";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { allocatorSettings, heapSettings } from "../ops/settings.mjs";
import { launchSite } from "../tests/support/launch-site.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import { openStaffSession } from "../tests/support/staff-session.ts";
import { typePrice } from "../tests/support/type-price.ts";

const { values } = parseArgs({ options: { seconds: { type: "string", default: "6" } } });
const seconds = Number(values.seconds);

console.log(`Load of the machine in the last minute: ${loadavg()[0]?.toFixed(1)}`);
await withSite({}, async ({ url, memory }) => {
  const path = "GET /about HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n";
  const rows: object[] = [];
  for (const connections of [1, 10, 50])
    rows.push({ ...(await repeatRequest(url, { connections, seconds, request: () => path })) });
  console.log(`\n/about with Brotli; ${memory()} MB of memory afterwards`);
  console.table(rows);
});
await inquiries("SQLite", {});
const postgres = await startPostgres({ durable: true });
await inquiries("PostgreSQL", { DATABASE_URL: postgres.url }).finally(postgres.stop);
await publishing();

async function inquiries(engine: string, env: Record<string, string>) {
  await withSite({ LIMIT_INQUIRIES: "1000000", ...env }, async ({ url, memory }) => {
    const rows: object[] = [];
    for (const connections of [1, 8, 32])
      rows.push(await repeatRequest(url, { connections, seconds, request: inquiry }));
    console.log(`\nInquiries on ${engine}; ${memory()} MB of memory afterwards`);
    console.table(rows);
  });
}

function inquiry() {
  const body = new URLSearchParams({
    firstName: "Bench",
    lastName: "Mark",
    email: "bench@visitor.example",
    phone: "904 555 0100",
    service: "general",
    message: "Measured",
    attempt: crypto.randomUUID(),
  }).toString();
  return `POST /contact.json HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}

/** Publishes a price five times during 500 readers a second, each time after its review. */
async function publishing() {
  await withSite({}, async ({ url, dataDir, memory }) => {
    const paths = ["/about", "/services", "/sexual-health", "/treatments/tadalafil"];
    const readers = startReaders(url, paths, 500);
    const rows: object[] = [];
    for (let round = 0; round < 5; round++) {
      const price = `${160 + round}.37`;
      const { Cookie } = openStaffSession(dataDir);
      const publish = await typePrice(url, Cookie, price);
      await (await fetch(`${url}/staff/site/review`, { headers: { Cookie } })).text();
      await pause(2000);
      const click = performance.now();
      const outcome = await publish();
      if (outcome !== "published") throw new Error(outcome);
      for (const path of paths.slice(1))
        while (!(await (await fetch(url + path)).text()).includes(`$${price}`)) await pause(10);
      const done = performance.now();
      rows.push({
        "last page after ms": Math.round(done - click),
        "readers' p99 ms before": readers.p99(click - 2000, click),
        "readers' p99 ms meanwhile": readers.p99(click, done),
        "memory MB": memory(),
      });
    }
    readers.stop();
    console.log(
      `\nPublishing a price beside 500 readers a second; ${readers.failed()} reads failed`,
    );
    console.table(rows);
  });
}

/** A reader's wait counts from the moment the request was due, even when the site is late. */
function startReaders(url: string, paths: readonly string[], perSecond: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const reads: { due: number; took: number; status: number }[] = [];
  const began = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    for (; began + (sent / perSecond) * 1000 < performance.now(); sent++) {
      const due = began + (sent / perSecond) * 1000;
      const end = (status: number) => reads.push({ due, took: performance.now() - due, status });
      get(`${url}${paths[sent % paths.length]}`, { agent }, (response) => {
        response.resume().once("end", () => end(response.statusCode ?? 0));
      }).once("error", () => end(0));
    }
  }, 1);
  return {
    /** Latencies of reads due between two moments of performance.now(). */
    p99(from: number, to: number) {
      const some = reads.filter(({ due }) => due >= from && due < to);
      const times = some.map(({ took }) => took).sort((a, b) => a - b);
      return Number((times[Math.floor(times.length * 0.99)] ?? 0).toFixed(1));
    },
    failed: () => reads.filter(({ status }) => status !== 200).length,
    stop() {
      clearInterval(timer);
      agent.destroy();
    },
  };
}

/** Starts the built site with an empty data folder, and removes both after `measure`. */
async function withSite(
  env: Record<string, string>,
  measure: (site: { url: string; dataDir: string; memory: () => number }) => Promise<void>,
) {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-"));
  // As npm start.
  const memorySettings = { NODE_OPTIONS: heapSettings.join(" "), ...allocatorSettings };
  const { child, ready, ended } = launchSite({
    PORT: "0",
    DATA_DIR: dataDir,
    ...memorySettings,
    ...env,
  });
  /** Resident memory in MB. */
  const memory = () =>
    Math.round(
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1024,
    );
  try {
    await measure({ url: await ready, dataDir, memory });
  } finally {
    child.kill("SIGTERM");
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Sends one request after the other on every connection, in raw HTTP, because Node's own client
 * would be slower than the site. Times in milliseconds; `failed`: every status but 200, and lost
 * connections.
 */
async function repeatRequest(
  url: string,
  settings: { connections: number; seconds: number; request: () => string },
) {
  const { connections, seconds, request } = settings;
  const times: number[] = [];
  let failed = 0;
  const end = performance.now() + seconds * 1000;
  const { hostname, port } = new URL(url);

  const one = () =>
    new Promise<void>((done) => {
      const socket = connect(Number(port), hostname);
      let began = 0;
      let received = "";
      const send = () => {
        if (performance.now() >= end) return socket.end();
        received = "";
        began = performance.now();
        socket.write(request());
      };
      socket.setEncoding("latin1").on("connect", send);
      socket.on("data", (chunk: string) => {
        received += chunk;
        const headers = received.indexOf("\r\n\r\n");
        const length = /\r\ncontent-length: (\d+)\r\n/i.exec(received)?.[1];
        // Without a length the body comes in chunks, the last of which is empty.
        const isWhole = length
          ? received.length >= headers + 4 + Number(length)
          : received.endsWith("\r\n0\r\n\r\n");
        if (headers < 0 || !isWhole) return;
        if (received.startsWith("HTTP/1.1 200")) times.push(performance.now() - began);
        else failed++;
        send();
      });
      socket.on("error", () => failed++);
      socket.on("close", () => done());
    });
  await Promise.all(Array.from({ length: connections }, one));

  times.sort((a, b) => a - b);
  const at = (share: number) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(1));
  const perSecond = Math.round(times.length / seconds);
  return { connections, "per second": perSecond, "p50 ms": at(0.5), "p99 ms": at(0.99), failed };
}
