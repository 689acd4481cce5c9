import { afterEach, beforeEach, expect, vi } from "vitest";

// React reports errors only on the console, where they fail the test.
beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  const complaints = vi.mocked(console.error).mock.calls;
  vi.mocked(console.error).mockRestore();
  expect(complaints, "console.error was called").toEqual([]);
});
