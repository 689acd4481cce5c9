import { canonicalSlug, listings } from "~/catalogue/products";
import { domain } from "~/facts/identity";
import { wordsOf } from "./words-of";

/** Addresses that are their own canonical address and may be indexed. */
export const indexedPaths = [
  "/",
  "/services",
  "/peptide-therapy",
  "/hormone-replacement",
  "/weight-loss",
  "/weight-loss-aesthetics",
  "/sexual-health",
  "/anti-aging-longevity",
  "/about",
  "/faqs",
  "/contact",
  "/styku",
  "/payment",
  "/good-faith-estimate",
  "/weight-loss-rights",
  "/privacy",
  "/terms",
  "/refund-policy",
  ...listings
    .filter((listing) => canonicalSlug(listing) === listing.slug)
    .map(({ slug }) => `/treatments/${slug}`),
];

/** The day on which the words of a page last changed; none where the build had no history. */
export function lastChange(path: string, dates: Readonly<Record<string, string>>) {
  return wordsOf[path]
    ?.flatMap((file) => dates[file] ?? [])
    .toSorted()
    .at(-1);
}

export function loader() {
  const entries = indexedPaths.map((path) => {
    const day = lastChange(path, import.meta.env.CONTENT_DATES);
    return `<url><loc>${domain}${path}</loc>${day ? `<lastmod>${day}</lastmod>` : ""}</url>`;
  });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`,
    { headers: { "Content-Type": "application/xml; charset=utf-8" } },
  );
}
