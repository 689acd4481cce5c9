import { expect, it } from "vitest";
import { makeLimitRequests } from "./limit-requests";

it("runs the allowed number at once, and refuses the rest without waiting", async () => {
  const limit = makeLimitRequests({ inTotal: 2 });
  const gate = Promise.withResolvers<string>();
  const work = () => gate.promise;
  const responses = [limit("ann", work), limit("bob", work), limit("eve", work)];
  expect(await responses[2]).toBe("overloaded");
  gate.resolve("done");
  expect(await Promise.all(responses)).toEqual(["done", "done", "overloaded"]);
  expect(await limit("eve", async () => "again")).toBe("again");
});

it("gives each client a share: its others wait in their order, and take no place from anybody", async () => {
  const limit = makeLimitRequests({ inTotal: 3, perClient: 2, waiting: 2 });
  const started: number[] = [];
  const gates = [0, 1, 2, 3].map(() => Promise.withResolvers<void>());
  const tasks = gates.map((gate, task) =>
    limit("eve", async () => {
      started.push(task);
      await gate.promise;
      return task;
    }),
  );
  expect(await limit("eve", async () => "one too many")).toBe("overloaded");
  expect(await limit("ann", async () => "served")).toBe("served");
  await expect.poll(() => started).toEqual([0, 1]);
  gates[1]?.resolve();
  await expect.poll(() => started).toEqual([0, 1, 2]);
  gates[0]?.resolve();
  await expect.poll(() => started).toEqual([0, 1, 2, 3]);
  for (const gate of gates) gate.resolve();
  expect(await Promise.all(tasks)).toEqual([0, 1, 2, 3]);
});

it("frees its place when the work fails, for the next one that waits", async () => {
  const limit = makeLimitRequests({ inTotal: 1, perClient: 1 });
  const failed = limit("ann", () => Promise.reject(new Error("failed")));
  const next = limit("ann", async () => "next");
  await expect(failed).rejects.toThrow("failed");
  expect(await next).toBe("next");
  expect(await limit("bob", async () => "also")).toBe("also");
});
