import { describe, expect, it } from "vitest";
import { facts } from "../../../tests/fixtures/test-facts";
import type { ServedFile } from "../http/memory-file";
import { makeKeptPages } from "./kept-pages";

const page = (bytes: number) => ({ content: Buffer.alloc(bytes), encoded: {} }) as ServedFile;

describe("kept pages", () => {
  it("are found by their URL", () => {
    const kept = makeKeptPages();
    const one = page(1);
    kept.add(facts, "/services?page=2", one);
    expect(kept.get(facts, "/services?page=2")).toBe(one);
    expect(kept.get(facts, "/services?page=3")).toBeUndefined();
  });

  it("are forgotten when other facts are served", () => {
    const kept = makeKeptPages();
    const published = { ...facts };
    kept.add(facts, "/services?page=2", page(1));
    expect(kept.get(published, "/services?page=2")).toBeUndefined();
    kept.add(published, "/services?page=3", page(1));
    expect(kept.get(published, "/services?page=2")).toBeUndefined();
    expect(kept.get(facts, "/services?page=2")).toBeUndefined();
  });

  it("make room for others, those first that were not asked for recently", () => {
    const kept = makeKeptPages(100);
    kept.add(facts, "a", page(40));
    kept.add(facts, "b", page(40));
    kept.get(facts, "a");
    kept.add(facts, "c", page(40));
    expect(["a", "b", "c"].filter((url) => kept.get(facts, url))).toEqual(["a", "c"]);
  });

  it("are counted once when the same page is added twice", () => {
    const kept = makeKeptPages(100);
    kept.add(facts, "a", page(40));
    for (let times = 0; times < 3; times += 1) kept.add(facts, "b", page(40));
    expect(kept.get(facts, "a")).toBeDefined();
  });
});
