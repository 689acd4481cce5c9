import { expect, it } from "vitest";
import { blockingWork } from "./blocking-work";

const page = { pid: 7, tid: 1, args: {} };
const start = (ts: number, documentLoaderURL: string) => ({
  ...page,
  name: "navigationStart",
  ts,
  args: { data: { documentLoaderURL } },
});
const task = (ts: number, tdur: number, place: object = page) => ({
  ...page,
  ...place,
  name: "ThreadControllerImpl::RunTask",
  ts,
  tdur,
});

it("counts a task's work beyond 50 ms on a phone four times slower", () => {
  const events = [
    start(0, "about:blank"),
    task(10, 90_000),
    start(100, "http://127.0.0.1:1/about"),
    // 12.5 ms here are 50 there: not long yet.
    task(200, 12_500),
    task(300, 15_000),
    task(400, 20_000),
    // Another thread, another process: not the page's main thread.
    task(500, 90_000, { tid: 2 }),
    task(500, 90_000, { pid: 8 }),
    { ...page, name: "Layout", ts: 600, tdur: 90_000 },
  ];
  expect(blockingWork(events, "http://127.0.0.1:1")).toBe(10 + 30);
});

it("says so when the trace holds no navigation to the page", () => {
  expect(() => blockingWork([task(1, 1)], "http://127.0.0.1:1")).toThrow("no navigation");
});
