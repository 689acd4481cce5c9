/** npm run bench:budget: how heavy every page is, and whether one is heavier than it may be. */
import { overBudget } from "./over-budget.ts";
import { weighPages } from "./page-weight.ts";

const pages = weighPages("build");
const heaviest = new Set<string>();
console.log("bytes, brotli        html+css  scripts   sent  fonts  requests  on first touch");
for (const page of pages.toSorted((a, b) => b.htmlAndCss - a.htmlAndCss)) {
  const { path, htmlAndCss, inlineScripts, document, fonts, requests, firstTouch } = page;
  console.log(
    path.slice(0, 20).padEnd(20),
    ...[htmlAndCss, inlineScripts, document, fonts, requests].map((n, at) =>
      String(n).padStart([9, 8, 6, 6, 9][at] ?? 8),
    ),
    firstTouch ? `${firstTouch} in ${page.touched.length}` : "",
  );
  for (const { name, bytes } of page.touched) heaviest.add(`${String(bytes).padStart(8)} ${name}`);
}
console.log(`\nScripts that come when a form is first touched:\n${[...heaviest].join("\n")}`);
const faults = overBudget(pages);
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
