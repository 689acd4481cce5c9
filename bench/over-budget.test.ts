import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { overBudget } from "./over-budget";
import { weighPages } from "./page-weight";

const pages = await weighPages(resolve(import.meta.dirname, "../build"));

describe("the weight of the built pages", () => {
  it("is within the budget of style, scripts, fonts and requests on every page", () => {
    expect(pages.length).toBeGreaterThan(35);
    expect(overBudget(pages)).toEqual([]);
  });

  it("includes what a form loads at its first use", () => {
    const contact = pages.find(({ path }) => path === "/contact");
    expect(contact?.touched.map(({ name }) => name.replace(/-[\w-]{8}\.js$/, ""))).toEqual(
      expect.arrayContaining(["shared", "entry.client", "contact-form.client"]),
    );
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
