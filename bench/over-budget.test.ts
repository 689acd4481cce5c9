import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { overBudget } from "./over-budget";
import { weighPages } from "./page-weight";

const build = resolve(import.meta.dirname, "../build");
const pages = await weighPages(build);

describe("the weight of the built pages", () => {
  it("is within the budget of style, scripts, fonts and requests on every page", () => {
    expect(pages.length).toBeGreaterThan(35);
    expect(overBudget(pages)).toEqual([]);
  });

  it.each([
    ["/contact", "contact-form.client"],
    ["/payment", "payment-form.client"],
  ])("includes the one file that %s loads at its first use, which loads no other", (path, file) => {
    const touched = pages.find((page) => page.path === path)?.touched.map(({ name }) => name) ?? [];
    expect(touched).toEqual([expect.stringMatching(new RegExp(`^${file}-[\\w-]{8}\\.js$`))]);
    const code = readFileSync(join(build, "client/assets", touched[0] ?? ""), "utf8");
    expect(code).not.toMatch(/\bimport\s*[("'`{*]|\}\s*from\s*["'`]/);
  });

  it("is an error for a larger script and for a longer page", () => {
    const about = pages.find(({ path }) => path === "/about");
    const grown = { ...about, inlineScripts: 9000, document: 17_000 } as (typeof pages)[number];
    expect(overBudget([grown])).toEqual([
      "/about: document is 17000, allowed are 16384",
      "/about: inlineScripts is 9000, allowed are 1300",
    ]);
  });
});
