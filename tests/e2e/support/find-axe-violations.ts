import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

/** WCAG 2.2 AA, and axe's own recommendations. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const axeScript = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/**
 * Violations that axe finds on the page, one per line, within the selector `within` if given. No
 * page has frames.
 */
export async function findAxeViolations(page: Page, within = "html"): Promise<string[]> {
  // A page may be checked several times after one load.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeScript);
  const violations = await page.evaluate(
    async ({ within, runOnly }) => {
      const found = await (window as unknown as { axe: typeof axe }).axe.run(within, {
        runOnly,
        resultTypes: ["violations"],
        // Parsing all style sheets is a quarter of the work, for one rule that is experimental and
        // does not run.
        preload: { assets: ["media"] },
      });
      // The bar at the foot of a phone covers part of what a visitor has not scrolled to yet.
      const bar = document.querySelector(".call-bar")?.getBoundingClientRect();
      const isBehindBar = (selector: unknown) => {
        const target = document.querySelector(String(selector))?.getBoundingClientRect();
        return bar && target && target.bottom > bar.top && target.top < bar.bottom;
      };
      return found.violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.filter(({ target }) => id !== "target-size" || !isBehindBar(target[0])),
      }));
    },
    { within, runOnly: tags },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id} at ${target.join(" ")} ${any[0]?.message ?? ""}`),
  );
}
