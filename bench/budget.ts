/**
 * npm run bench:budget: lists the weight of every page; warns of each long page, and fails when
 * scripts, fonts or requests exceed their limits.
 */
import { limitsOf, overBudget } from "./over-budget.ts";
import { weighPages } from "./page-weight.ts";

const pages = await weighPages("build");
const heaviest = new Set<string>();
console.log(
  "bytes, brotli        html+css  scripts   sent  response on https  fonts  requests  on first touch",
);
for (const page of pages.toSorted((a, b) => b.htmlAndCss - a.htmlAndCss)) {
  console.log(
    page.path.slice(0, 20).padEnd(20),
    String(page.htmlAndCss).padStart(9),
    String(page.inlineScripts).padStart(8),
    String(page.document).padStart(6),
    `${page.response} of ${limitsOf(page.path).response}`.padStart(16),
    String(page.fonts).padStart(6),
    String(page.requests).padStart(9),
    page.firstTouch ? ` ${page.firstTouch} in ${page.touched.length}` : "",
  );
  for (const { name, bytes } of page.touched) heaviest.add(`${String(bytes).padStart(8)} ${name}`);
}
console.log(`\nScripts loaded when a form is first touched:\n${[...heaviest].join("\n")}`);
const { errors, warnings } = overBudget(pages);
const mean = Math.round(pages.reduce((all, page) => all + page.document, 0) / pages.length);
console.log(`\nA page with its style and inline scripts has ${mean} bytes on average.`);
for (const warning of warnings) console.warn(`Warning: ${warning}`);
for (const fault of errors) console.error(fault);
process.exit(errors.length > 0 ? 1 : 0);
