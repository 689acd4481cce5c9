import type { MetaDescriptor } from "react-router";
import { type Language, localeOf, pathIn } from "~/content/languages";
import type { Site } from "~/content/site";
import type { Question, SearchWords } from "~/content/word-shapes";
import { inClinicHue } from "~/facts/clinic-hue";
import type { Facts } from "~/facts/facts-schema";
import { domain, hasPicture } from "~/facts/identity";
import { cardPictureAlt } from "./card-picture";
import { breadcrumbs, clinic, faqPage, urlIn } from "./structured-data";

/** A title as the browser's tab shows it. */
export const fullTitle = ({ name }: Facts, title: string) => `${title} | ${name}`;

type Head = SearchWords & {
  /** The URL, e.g. "/services". */
  path: string;
  /** The canonical URL of the same content. */
  canonical?: string;
  /** Name of the preview card in public/pictures/og, without ".jpg". */
  image: string;
  type?: "website" | "article" | "product";
  /** False keeps the page out of search engines. */
  index?: boolean;
  /** The page renders its title itself, because it depends on a response (frame/page-title.tsx). */
  titleInPage?: boolean;
  structuredData?: readonly object[];
};

/**
 * Head elements for search engines and shared links: title, description, keywords,
 * canonical URL, preview card, structured data.
 */
export function pageHead(
  { facts, language, words }: Site,
  {
    title,
    description,
    keywords,
    path,
    canonical = path,
    image,
    type = "website",
    index = true,
    titleInPage = false,
    structuredData = [clinic(facts)],
  }: Head,
): MetaDescriptor[] {
  const url = urlIn(language, canonical);
  const card = `/pictures/og/${cardFile(language, image)}.jpg`;
  const hasCard = hasPicture(card);
  return [
    ...(titleInPage ? [] : [{ title: fullTitle(facts, title) }]),
    { name: "description", content: description },
    { name: "keywords", content: keywords.join(", ") },
    ...(index ? [] : [{ name: "robots", content: "noindex, nofollow" }]),
    { tagName: "link", rel: "canonical", href: url },
    {
      name: "theme-color",
      media: "(prefers-color-scheme: light)",
      content: themeColors.light,
    },
    { name: "theme-color", media: "(prefers-color-scheme: dark)", content: themeColors.dark },
    { property: "og:site_name", content: facts.name },
    { property: "og:type", content: type },
    { property: "og:title", content: fullTitle(facts, title) },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:locale", content: localeOf[language].replace("-", "_") },
    ...(hasCard
      ? [
          { property: "og:image", content: domain + card },
          { property: "og:image:width", content: "1200" },
          { property: "og:image:height", content: "630" },
          {
            property: "og:image:alt",
            content: words.cardAlt(cardPictureAlt(words, image), facts.name),
          },
        ]
      : []),
    // Its title, description and picture are those of Open Graph.
    { name: "twitter:card", content: hasCard ? "summary_large_image" : "summary" },
    ...structuredData.map((entry) => ({
      "script:ld+json": { "@context": "https://schema.org", ...entry },
    })),
  ];
}

/** Treatments have one preview card for all languages: a picture for each would be twenty more. */
const cardFile = (language: Language, image: string) =>
  image.startsWith("treatments/") ? image : pathIn(language, `/${image}`).slice(1);

/** Browser theme colors on phones: the banner's by day and at night (tokens.css, --night). */
export const themeColors = { light: inClinicHue("#1c2e29"), dark: inClinicHue("#1f352e") };

/** The head of an area's page: the clinic, the breadcrumbs, and the page's questions, if any. */
export function areaHead(
  site: Site,
  path: string,
  words: {
    search: SearchWords;
    hero: { kicker: string };
    questions?: { items: readonly Question[] };
  },
) {
  const { search, hero, questions } = words;
  return pageHead(site, {
    ...search,
    path,
    image: path.slice(1),
    structuredData: [
      clinic(site.facts),
      breadcrumbs(site, [{ name: hero.kicker, path }]),
      ...(questions ? [faqPage(questions.items)] : []),
    ],
  });
}
