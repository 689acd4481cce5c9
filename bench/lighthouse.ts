/**
 * npm run bench lighthouse [-- --runs 5] [--pages /,/services]: every page of the finished build,
 * or the named ones, served by the site itself, and a page of two lines with the same headers to
 * compare with. Writes bench/figures/lighthouse.json, where other pages keep what they have.
 */
import { parseArgs } from "node:util";
import { builtPages as all } from "../app/static-paths";
import { serveBarePage } from "./bare-page";
import { type LighthouseFigures, measurePages } from "./lighthouse-runs";
import { savePage } from "./save-figures";
import { startMeasuredSite } from "./start-measured-site";

const { values } = parseArgs({
  options: { runs: { type: "string", default: "5" }, pages: { type: "string" } },
});
const barePath = "(a bare page)";
const site = await startMeasuredSite();
const chromePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
const settings = { runs: Number(values.runs), chromePath };
const keep = (page: LighthouseFigures) => {
  console.log(JSON.stringify(page));
  savePage("lighthouse", page, [barePath, ...all]);
};
const bare = await serveBarePage(site.url);
await measurePages(bare.url, ["/"], settings, (page) => keep({ ...page, path: barePath }));
await bare.stop();
await measurePages(site.url, values.pages?.split(",") ?? all, settings, keep);
await site.stop();
