import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { overBudget } from "./over-budget";
import { weighPages } from "./page-weight";

const pages = weighPages(resolve(import.meta.dirname, "../build"));

describe("the weight of the built pages", () => {
  it("is within the budget on every page", () => {
    expect(pages.length).toBeGreaterThan(35);
    expect(overBudget(pages)).toEqual([]);
  });

  it("counts what a form loads when it is first touched", () => {
    const contact = pages.find(({ path }) => path === "/contact");
    expect(contact?.touched.map(({ name }) => name.replace(/-[\w-]{8}\.js$/, ""))).toEqual(
      expect.arrayContaining(["shared", "entry.client", "contact-form.client"]),
    );
  });

  it("would say so if a page grew", () => {
    const [page] = pages;
    expect(overBudget([{ ...page, htmlAndCss: 99_000 } as never])).toEqual([
      `${page?.path}: htmlAndCss is 99000, allowed are 13000`,
    ]);
  });
});
