import { afterEach, beforeEach, expect, vi } from "vitest";

// React reports mistakes on the console only: they are failures here.
beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  const complaints = vi.mocked(console.error).mock.calls;
  vi.mocked(console.error).mockRestore();
  expect(complaints, "console.error was called").toEqual([]);
});
