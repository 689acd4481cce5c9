import { expect, it, onTestFinished } from "vitest";
import { waitUntil } from "../../testing/wait-until";
import { makeOverload } from "./overload";

function start(settings: { atOnce?: number; few?: number; delayMs?: number }) {
  const overload = makeOverload(settings);
  onTestFinished(() => overload.close());
  return overload;
}

/** Keeps the event loop waiting, without using the processor. */
const block = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

it("works on as much at once as it can, and refuses the rest without waiting", async () => {
  const overload = start({ atOnce: 2 });
  const gate = Promise.withResolvers<string>();
  const work = () => gate.promise;
  const answers = [overload.run(work), overload.run(work), overload.run(work)];
  expect(await answers[2]).toBe("overloaded");
  gate.resolve("done");
  expect(await Promise.all(answers)).toEqual(["done", "done", "overloaded"]);
  expect(await overload.run(async () => "again")).toBe("again");
});

it("frees its place when the work fails", async () => {
  const overload = start({ atOnce: 1 });
  await expect(overload.run(() => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  expect(await overload.run(async () => "next")).toBe("next");
});

it("refuses all but a few while the process is late, and works again afterwards", async () => {
  const overload = start({ delayMs: 100, few: 1 });
  const answer = () => overload.run(async () => "done");
  const gate = Promise.withResolvers<string>();
  const first = overload.run(() => gate.promise);
  expect(await answer()).toBe("done");
  const until = Date.now() + 2600;
  const busy = setInterval(() => {
    block(250);
    if (Date.now() > until) clearInterval(busy);
  }, 1);
  await waitUntil(async () => (await answer()) === "overloaded", 5000);
  // A single request is answered, however late.
  gate.resolve("done");
  await first;
  expect(await answer()).toBe("done");
  const other = Promise.withResolvers<string>();
  const running = overload.run(() => other.promise);
  await waitUntil(async () => (await answer()) === "done", 5000);
  other.resolve("done");
  await running;
});

it("refuses nothing because of one long moment", async () => {
  const overload = start({ delayMs: 100 });
  block(1500);
  const answers = new Set<string>();
  const asked = Date.now();
  await waitUntil(async () => {
    answers.add(await overload.run(async () => "done"));
    return Date.now() - asked > 2500;
  });
  expect([...answers]).toEqual(["done"]);
});
