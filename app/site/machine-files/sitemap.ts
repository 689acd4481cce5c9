import { listings } from "~/catalogue/products";
import { comparedPairs } from "~/content/en/pages/compare";
import { splitPath } from "~/content/languages";
import { pageDatesContext, siteContext } from "~/context";
import { domain } from "~/facts/identity";
import { indexedPaths } from "~/static-paths";
import type { Route } from "./+types/sitemap";

/** The day on which a page's words last changed; undefined where the build had no git history. */
export function lastChange(path: string, dates: Readonly<Record<string, string>>) {
  return wordsOf(path)
    .flatMap((file) => dates[file] ?? [])
    .toSorted()
    .at(-1);
}

export function loader({ context }: Route.LoaderArgs) {
  const published = context.get(pageDatesContext);
  const entries = indexedPaths(context.get(siteContext).facts).map((path) => {
    const built = lastChange(path, import.meta.env.CONTENT_DATES);
    const day = [built, published[path]]
      .filter((one) => one !== undefined)
      .toSorted()
      .at(-1);
    return `<url><loc>${domain}${path}</loc>${day ? `<lastmod>${day}</lastmod>` : ""}</url>`;
  });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`,
    { headers: { "Content-Type": "application/xml; charset=utf-8" } },
  );
}

const page = (name: string) => `content/en/pages/${name}.ts`;
const legal = (name: string) => `content/en/legal/${name}.ts`;
const facts = "facts/clinic-facts.ts";

/**
 * Pages whose words come from more than their own content file, such as facts (prices and hours).
 */
const known: Readonly<Record<string, readonly string[]>> = {
  "/": [page("home"), facts],
  "/services": [page("services"), facts],
  "/peptide-therapy": [page("peptide-therapy"), facts],
  "/hormone-replacement": [page("hormone-replacement"), page("testosterone"), facts],
  "/weight-loss": [page("weight-loss"), facts],
  "/weight-loss-aesthetics": [page("weight-loss")],
  "/sexual-health": [page("sexual-health"), facts],
  "/anti-aging-longevity": [page("longevity"), facts],
  "/faqs": [page("faqs"), "content/en/faqs.ts", facts],
  "/contact": [page("contact"), page("contact-form"), facts],
  ...Object.fromEntries(
    comparedPairs.map(({ path }) => [`/compare/${path}`, [page("compare"), facts]]),
  ),
  "/payment": [page("payment"), page("payment-form")],
  "/good-faith-estimate": [legal("good-faith-estimate")],
  "/weight-loss-rights": [legal("weight-loss-rights")],
  "/privacy": [legal("privacy")],
  "/terms": [legal("terms")],
  "/refund-policy": [legal("refund")],
  ...Object.fromEntries(
    listings.map(({ slug, category }) => [
      `/treatments/${slug}`,
      [`content/en/catalogue/products/${category}.ts`, facts],
    ]),
  ),
};

/** Source files below app/ of an indexed page's words. */
export function wordsOf(asked: string): readonly string[] {
  const { language, path } = splitPath(asked);
  const files = known[path] ?? [page(path.slice(1))];
  return files.map((file) => file.replace("/en/", `/${language}/`));
}
