import "../../testing/need-build";

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type { FileEntry } from "./file-entry";
import { pageKind } from "./page-kind";
import { readPageStyles } from "./page-styles";

/** Needs a build. */
const files = Object.values(
  JSON.parse(readFileSync(resolve("build/files.json"), "utf8")) as Record<string, FileEntry>,
).filter(({ type }) => type.startsWith("text/html"));
const styles = await readPageStyles(resolve("build"));
const html = (file: string) => readFileSync(resolve("build/client", file), "utf8");

describe("the styles that the build makes", () => {
  it("are one for each kind of page, and are in its pages", () => {
    const kinds = new Set(files.map(({ file }) => pageKind(file)));
    expect(Object.keys(styles).sort()).toEqual([...kinds, "refusal"].sort());
    for (const { file } of files)
      expect(html(file), file).toContain(`<style>${styles[pageKind(file)]}</style>`);
  });

  it("have the rules of struck prices and badges wherever a price and a card can stand", () => {
    const withPrices = files.filter(({ file }) => html(file).includes('class="price"'));
    expect(withPrices.length).toBeGreaterThan(20);
    for (const { file } of withPrices) {
      expect(styles[pageKind(file)], file).toContain(".list-price");
      expect(styles[pageKind(file)], file).toContain(".badge{");
    }
  });

  it("have classes as the source names them", () => {
    expect(styles.treatments).toContain(".card-picture");
    expect(html("treatments/glp-r/index.html")).toContain('class="card-picture"');
  });
});
