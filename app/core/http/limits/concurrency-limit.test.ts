import { expect, it } from "vitest";
import { makeConcurrencyLimit } from "./concurrency-limit";

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
