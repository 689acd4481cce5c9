import { canonicalSlug, listings } from "~/catalogue/products";
import { domain } from "~/facts/identity";

/** Addresses that are their own canonical address and may be indexed. */
export const indexedPaths = [
  "/",
  "/services",
  "/peptide-therapy",
  "/hormone-replacement",
  "/weight-loss",
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

export function loader() {
  const entries = indexedPaths.map((path) => `<url><loc>${domain}${path}</loc></url>`);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`,
    { headers: { "Content-Type": "application/xml; charset=utf-8" } },
  );
}
