/** The fields of a trace event that are used (Chromium's trace format). Times in microseconds. */
type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** Processor time; only tasks have it. */
  tdur?: number;
  args: { data?: { documentLoaderURL?: string } };
};

/** Lighthouse's mid-range phone: how many times slower it is, and from when a task is long. */
const slowdown = 4;
const longTask = 50;

/**
 * Total blocking time (web.dev/articles/tbt) of a page's main thread from the start of its
 * navigation, in milliseconds on the simulated phone, measured in processor time. Lighthouse
 * measures elapsed time, in which a task also counts while other processes use the cores.
 */
export function blockingWork(events: readonly TraceEvent[], origin: string): number {
  const start = events.findLast(
    ({ name, args }) =>
      name === "navigationStart" && args.data?.documentLoaderURL?.startsWith(origin),
  );
  if (!start) throw new Error("The trace holds no navigation to the page");
  return events
    .filter(({ pid, tid, ts }) => pid === start.pid && tid === start.tid && ts >= start.ts)
    .filter(({ name }) => /(^|::)RunTask$/.test(name))
    .map(({ tdur = 0 }) => (tdur / 1000) * slowdown - longTask)
    .reduce((all, over) => all + Math.max(0, over), 0);
}
