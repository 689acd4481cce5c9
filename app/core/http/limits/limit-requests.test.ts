import { expect, it } from "vitest";
import { makeLimitRequests } from "./limit-requests";

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
