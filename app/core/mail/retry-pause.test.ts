import { expect, it } from "vitest";
import { retryPause, wasTriedToTheEnd } from "./retry-pause";

it("doubles the pause from 30 seconds to an hour", () => {
  const minutes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 200].map((n) => retryPause(n, 0) / 60_000);
  expect(minutes).toEqual([0.5, 1, 2, 4, 8, 16, 32, 60, 60, 60]);
});

it("shortens it by up to a fifth, by chance", () => {
  expect(retryPause(1, 1)).toBe(24_000);
});

it("distinguishes a mail tried for three days from one with a refused email address", () => {
  const queued = "2026-03-02T14:00:00.000Z";
  expect(wasTriedToTheEnd({ queued, failed: "2026-03-05T13:00:00.001Z" })).toBe(true);
  expect(wasTriedToTheEnd({ queued, failed: "2026-03-04T14:00:00.000Z" })).toBe(false);
});
