import { connect } from "node:net";
import { hostileRequests } from "./fuzz-requests.ts";
import { residentMemory } from "./resident-memory.ts";

export type Fault = { number: number; what: string; answer: string };

/** What no answer may contain: paths of the code, names of libraries, stack traces. */
const trace =
  /node_modules|node:internal|\bat (async )?[\w.<>]+ \(|\.tsx?:\d+:\d+|SqliteError|SQLITE_|ECONNREFUSED|syntax error at|\/server\/(main|site)\.js/;
/** Milliseconds: longer than the site waits for bytes that were announced and never sent. */
const hangAfter = 40_000;

/**
 * Sends `count` hostile requests to a running site, `atOnce` at a time. Requests that announce more
 * than they send are closed by this client after a second: the site's own limit is tested
 * elsewhere.
 */
export async function fuzz(parts: {
  port: number;
  pid: number;
  count: number;
  seed: number;
  atOnce?: number;
}) {
  const { port, pid, count, seed, atOnce = 20 } = parts;
  const requests = hostileRequests(seed);
  const statuses: Record<string, number> = {};
  const faults: Fault[] = [];
  const memory: number[] = [];
  let sent = 0;
  let slowest = 0;

  async function sender() {
    while (sent < count) {
      const number = sent++;
      const { value } = requests.next();
      if (!value) return;
      if (number % Math.ceil(count / 10) === 0) memory.push(residentMemory(pid));
      const { answer, milliseconds, closed } = await exchange(port, value.bytes);
      const status = /^HTTP\/1\.[01] (\d{3}) /.exec(answer)?.[1] ?? "none";
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (closed) slowest = Math.max(slowest, milliseconds);
      const bare =
        /^[2-4]/.test(status) && !/\r\nx-content-type-options: nosniff\r\n/i.test(answer);
      // 100 is not the final answer; when none follows, the request was incomplete.
      const wrong = /^5/.test(status) || trace.test(answer) || (bare && status !== "100");
      if (wrong) faults.push({ number, what: value.what, answer: answer.slice(0, 400) });
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sender));
  memory.push(residentMemory(pid));
  const health = await Promise.race([
    fetch(`http://127.0.0.1:${port}/healthz`).then(({ status }) => status),
    new Promise<number>((resolve) => setTimeout(resolve, hangAfter, 0)),
  ]);
  return {
    sent,
    statuses,
    faults,
    memoryMegabytes: memory,
    slowestMilliseconds: Math.round(slowest),
    health,
  };
}

function exchange(port: number, bytes: Buffer) {
  return new Promise<{ answer: string; milliseconds: number; closed: boolean }>((resolve) => {
    const began = performance.now();
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    const finish = (closed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      const answer = Buffer.concat(chunks).toString("latin1");
      resolve({ answer, milliseconds: performance.now() - began, closed });
    };
    let timer = setTimeout(() => finish(false), 1000);
    socket.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      clearTimeout(timer);
      timer = setTimeout(() => finish(false), 1000);
    });
    socket.on("error", () => {});
    socket.on("close", () => finish(true));
  });
}
