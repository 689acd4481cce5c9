import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";

export type Hammered = {
  tool: string;
  connections: number;
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  max: number;
  /** Error statuses, failed or broken connections, and timeouts. */
  failed: number;
};

const hasWrk = spawnSync("wrk", ["-v"]).error === undefined;

/** Requests one address as fast as possible, with wrk if that is installed. */
export async function hammer(
  url: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Hammered> {
  if (!hasWrk) return withAutocannon(url, { connections, seconds });
  const parameters = [
    "-t1",
    `-c${connections}`,
    `-d${seconds}s`,
    "--latency",
    "-H",
    "Accept-Encoding: br",
    "-H",
    "Connection: keep-alive",
    url,
  ];
  const child = spawn("wrk", parameters, { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  child.stdout.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`wrk ended with ${code}: ${said}`);
  const count = (pattern: RegExp) => Number(pattern.exec(said)?.[1] ?? 0);
  const time = (pattern: RegExp) => {
    const [, value = "0", unit = "ms"] = pattern.exec(said) ?? [];
    return Number((Number(value) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? 1)).toFixed(2));
  };
  return {
    tool: "wrk",
    connections,
    requestsPerSecond: Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1] ?? 0)),
    p50: time(/50%\s+([\d.]+)(us|ms|s)/),
    p99: time(/99%\s+([\d.]+)(us|ms|s)/),
    max: time(/Latency\s+\S+\s+\S+\s+([\d.]+)(us|ms|s)/),
    failed: [
      /Non-2xx or 3xx responses: (\d+)/,
      /Socket errors:.* connect (\d+)/,
      /Socket errors:.* read (\d+)/,
      /Socket errors:.* write (\d+)/,
      /Socket errors:.* timeout (\d+)/,
    ].reduce((all, pattern) => all + count(pattern), 0),
  };
}

/** Sends one request after the other on every connection. In `body`, [<id>] becomes a new text each time. */
export async function withAutocannon(
  url: string,
  {
    connections,
    seconds,
    body,
    headers = { "accept-encoding": "br" },
  }: {
    connections: number;
    seconds: number;
    body?: string;
    headers?: Record<string, string>;
  },
): Promise<Hammered> {
  const { default: autocannon } = await import("autocannon");
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers,
    ...(body ? { method: "POST", body, idReplacement: true } : {}),
  });
  return {
    tool: "autocannon",
    connections,
    requestsPerSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    max: result.latency.max,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}
