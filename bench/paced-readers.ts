import { Agent, get } from "node:http";

type Read = { began: number; took: number; status: number };

/**
 * Readers at a steady rate, even if the site is too slow, each at one of the pages in turn. The
 * waiting time begins when the request was due.
 */
export function startReaders(url: string, paths: readonly string[], perSecond: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const reads: Read[] = [];
  const began = performance.now();
  let asked = 0;
  const timer = setInterval(() => {
    const due = ((performance.now() - began) / 1000) * perSecond;
    for (; asked < due; asked++) {
      const at = began + (asked / perSecond) * 1000;
      const end = (status: number) =>
        reads.push({ began: at, took: performance.now() - at, status });
      const path = paths[asked % paths.length] ?? "/";
      get(url + path, { agent, headers: { "accept-encoding": "br" } }, (answer) => {
        answer.resume().once("end", () => end(answer.statusCode ?? 0));
      }).once("error", () => end(0));
    }
  }, 1);

  return {
    /** Of the reads that were due between two moments of performance.now(). */
    between(from: number, to: number) {
      const some = reads.filter((read) => read.began >= from && read.began < to);
      const times = some.map(({ took }) => took).sort((a, b) => a - b);
      const at = (part: number) => Number((times[Math.floor(times.length * part)] ?? 0).toFixed(1));
      return {
        perSecond: Math.round((some.length / (to - from)) * 1000),
        p50: at(0.5),
        p99: at(0.99),
        max: at(0.9999),
        failed: some.filter(({ status }) => status !== 200).length,
      };
    },
    stop() {
      clearInterval(timer);
      agent.destroy();
    },
  };
}

export type Reading = ReturnType<ReturnType<typeof startReaders>["between"]>;
