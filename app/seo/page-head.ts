import type { MetaDescriptor } from "react-router";
import type { SearchWords } from "~/content/word-shapes";
import { site } from "~/facts/site";
import { clinic } from "./clinic";
import { themeColors } from "./theme-colors";

/** A title as the browser's tab shows it. */
export const fullTitle = (title: string) => `${title} | ${site.name}`;

/**
 * What search engines and shared links are told of a page: title, description, keywords,
 * canonical address, preview card, structured data.
 */
export function pageHead({
  title,
  description,
  keywords,
  path,
  canonical = path,
  image,
  type = "website",
  index = true,
  titleInPage = false,
  structuredData = [clinic()],
}: SearchWords & {
  /** The address, e.g. "/services". */
  path: string;
  /** Where the same content lives first. */
  canonical?: string;
  /** Name of the preview card in public/pictures/og, without ".jpg". */
  image: string;
  type?: "website" | "article" | "product";
  /** False keeps the page out of search engines. */
  index?: boolean;
  /** The page says its title itself, since it depends on an answer (ui/page-title.tsx). */
  titleInPage?: boolean;
  structuredData?: readonly object[];
}): MetaDescriptor[] {
  const address = `${site.domain}${canonical === "/" ? "/" : canonical}`;
  const card = `${site.domain}/pictures/og/${image}.jpg`;
  return [
    ...(titleInPage ? [] : [{ title: fullTitle(title) }]),
    { name: "description", content: description },
    { name: "keywords", content: keywords.join(", ") },
    ...(index ? [] : [{ name: "robots", content: "noindex, nofollow" }]),
    { tagName: "link", rel: "canonical", href: address },
    {
      name: "theme-color",
      media: "(prefers-color-scheme: light)",
      content: themeColors.light,
    },
    { name: "theme-color", media: "(prefers-color-scheme: dark)", content: themeColors.dark },
    { property: "og:site_name", content: site.name },
    { property: "og:type", content: type },
    { property: "og:title", content: fullTitle(title) },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:locale", content: "en_US" },
    { property: "og:image", content: card },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: fullTitle(title) },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: fullTitle(title) },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: card },
    ...structuredData.map((entry) => ({
      "script:ld+json": { "@context": "https://schema.org", ...entry },
    })),
  ];
}
