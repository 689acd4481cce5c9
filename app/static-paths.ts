import { listings } from "./catalogue/products";

/** Pages that are the same for everybody: built once, served as files. */
export const staticPaths = [
  "/",
  "/services",
  "/contact",
  "/payment",
  "/peptide-therapy",
  "/hormone-replacement",
  "/weight-loss",
  "/weight-loss-aesthetics",
  "/sexual-health",
  "/anti-aging-longevity",
  "/anti-aging",
  "/about",
  "/faqs",
  "/styku",
  "/privacy",
  "/terms",
  "/refund-policy",
  "/good-faith-estimate",
  "/sitemap.xml",
  "/robots.txt",
  "/manifest.webmanifest",
  "/.well-known/security.txt",
  ...listings.map(({ slug }) => `/treatments/${slug}`),
];
