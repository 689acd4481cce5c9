import { expect, it } from "vitest";
import { makeConcurrencyLimit, makeLimitRequests } from "./concurrency-limit";

it("runs a fixed number at once and the rest in order, also after an error", async () => {
  const limit = makeConcurrencyLimit(2);
  const ended: number[] = [];
  let running = 0;
  let most = 0;
  const all = Array.from({ length: 9 }, (_, n) =>
    limit(async () => {
      most = Math.max(most, ++running);
      await new Promise((done) => setImmediate(done));
      running--;
      ended.push(n);
      if (n % 3 === 0) throw new Error("failed");
    }).catch(() => {}),
  );
  await Promise.all(all);
  expect(most).toBe(2);
  expect(ended).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(await limit(async () => "again")).toBe("again");
});

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
