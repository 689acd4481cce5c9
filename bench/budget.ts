/**
 * npm run bench:budget: lists the weight of every page, and fails when one exceeds its limits.
 */
import { limitsOf, overBudget } from "./over-budget.ts";
import { weighPages } from "./page-weight.ts";

const pages = await weighPages("build");
const heaviest = new Set<string>();
console.log(
  "bytes, brotli                   sent  scripts  on https  fonts  requests  on first touch",
);
for (const page of pages.toSorted((a, b) => b.document - a.document)) {
  console.log(
    page.path.slice(0, 20).padEnd(20),
    `${page.document} of ${limitsOf(page.path).document}`.padStart(16),
    String(page.inlineScripts).padStart(8),
    String(page.response).padStart(9),
    String(page.fonts).padStart(6),
    String(page.requests).padStart(9),
    page.firstTouch ? ` ${page.firstTouch} in ${page.touched.length}` : "",
  );
  for (const { name, bytes } of page.touched) heaviest.add(`${String(bytes).padStart(8)} ${name}`);
}
console.log(`\nScripts loaded when a form is first touched:\n${[...heaviest].join("\n")}`);
const errors = overBudget(pages);
const mean = Math.round(pages.reduce((all, page) => all + page.document, 0) / pages.length);
console.log(`\nA page with its style and inline scripts has ${mean} bytes on average.`);
for (const fault of errors) console.error(fault);
process.exit(errors.length > 0 ? 1 : 0);
