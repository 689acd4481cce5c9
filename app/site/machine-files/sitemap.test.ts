import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { indexedPaths } from "~/static-paths";
import { facts } from "../../../tests/fixtures/test-facts";
import { lastChange, wordsOf } from "./sitemap";

describe("the sitemap", () => {
  it.each(indexedPaths(facts))("knows the files with the words of %s", (path) => {
    for (const file of wordsOf(path))
      expect(existsSync(resolve(import.meta.dirname, "../..", file)), file).toBe(true);
  });

  it("dates a page by the newest of its files", () => {
    const [first = "", second = ""] = wordsOf("/hormone-replacement");
    const dates = { [first]: "2026-10-01", [second]: "2026-11-23" };
    expect(lastChange("/hormone-replacement", dates)).toBe("2026-11-23");
  });

  it("omits unknown dates", () => {
    expect(lastChange("/about", {})).toBeUndefined();
  });
});
