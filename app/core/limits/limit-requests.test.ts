import { expect, it } from "vitest";
import { makeLimitRequests, makeQueue } from "./limit-requests";

it("runs the allowed number at once, and refuses the rest without waiting", async () => {
  const limit = makeLimitRequests(2);
  const gate = Promise.withResolvers<string>();
  const work = () => gate.promise;
  const responses = [limit(work), limit(work), limit(work)];
  expect(await responses[2]).toBe("overloaded");
  gate.resolve("done");
  expect(await Promise.all(responses)).toEqual(["done", "done", "overloaded"]);
  expect(await limit(async () => "again")).toBe("again");
});

it("frees its slot when the work fails", async () => {
  const limit = makeLimitRequests(1);
  await expect(limit(() => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  expect(await limit(async () => "next")).toBe("next");
});

it("runs a fixed number of queued tasks at once, and the others in their order", async () => {
  const inTurn = makeQueue(2);
  const started: number[] = [];
  const gates = [0, 1, 2, 3].map(() => Promise.withResolvers<void>());
  const tasks = gates.map((gate, task) =>
    inTurn(async () => {
      started.push(task);
      await gate.promise;
      return task;
    }),
  );
  expect(started).toEqual([0, 1]);
  gates[1]?.resolve();
  await expect.poll(() => started).toEqual([0, 1, 2]);
  gates[0]?.resolve();
  await expect.poll(() => started).toEqual([0, 1, 2, 3]);
  for (const gate of gates) gate.resolve();
  expect(await Promise.all(tasks)).toEqual([0, 1, 2, 3]);
});

it("goes on with the next queued task when one fails", async () => {
  const inTurn = makeQueue(1);
  const failed = inTurn(() => Promise.reject(new Error("failed")));
  const next = inTurn(async () => "next");
  await expect(failed).rejects.toThrow("failed");
  expect(await next).toBe("next");
});
