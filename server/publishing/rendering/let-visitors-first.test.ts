import { getPriority } from "node:os";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";
import { niceness } from "./let-visitors-first";

it("lowers the priority of the thread that renders, and of no other", async () => {
  const own = getPriority();
  const file = pathToFileURL(resolve("server/publishing/rendering/let-visitors-first.ts"));
  const program = `
    import { getPriority } from "node:os";
    import { parentPort } from "node:worker_threads";
    import { letVisitorsFirst } from "${file}";
    letVisitorsFirst();
    parentPort.postMessage(getPriority());`;
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(program)}`));
  const inThread = await new Promise((done, failed) => {
    worker.once("message", done).once("error", failed);
  });
  expect(inThread).toBe(process.platform === "linux" ? Math.max(own, niceness) : own);
  expect(getPriority()).toBe(own);
});
