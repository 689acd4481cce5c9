import { listings } from "~/catalogue/products";
import { comparedPairs } from "~/content/en/pages/compare";

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
export const wordsOf = (path: string): readonly string[] => known[path] ?? [page(path.slice(1))];
