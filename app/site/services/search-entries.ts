import { categoryOf, uniqueByTitle } from "~/catalogue/catalogue";
import { type Findable, makeFind } from "~/catalogue/find";
import { canonicalSlug, catalogueOf } from "~/catalogue/products";
import { brands, keywordsOf } from "~/content/en/search-words";
import { type Site, siteOfFacts } from "~/content/site";
import type { Question } from "~/content/word-shapes";
import type { Facts } from "~/facts/facts-schema";
import { oncePerVersion } from "~/facts/once-per-version";
import { answerId } from "~/ui/section/questions";

/** Everything that the search of /services can find, from the pages' own words. */
export function searchEntries(site: Site): Findable[] {
  return [...treatments(site.facts), ...areas(site), ...pages(site), ...questions(site)];
}

/** The search of /services. Its index takes many times as long as a search. */
export const findOf = oncePerVersion((facts) =>
  makeFind(searchEntries(siteOfFacts(facts)), brands),
);

const entry = (
  kind: Findable["kind"],
  title: string,
  href: string,
  summary = "",
  texts: readonly string[] = [],
): Findable => ({ kind, title, href, summary, keywords: keywordsOf[href] ?? "", texts });

function treatments(facts: Facts): Findable[] {
  const products = catalogueOf(facts);
  return uniqueByTitle(products).map((product) => {
    const { title, summary } = product;
    const listings = products.filter((listing) => listing.title === title);
    const texts = listings.flatMap((listing) => [
      categoryOf(listing).name,
      listing.description,
      ...listing.benefits,
    ]);
    return entry("treatment", title, `/treatments/${canonicalSlug(product)}`, summary, texts);
  });
}

/** Areas by the menu's names, which people know. */
function areas({ words }: Site): Findable[] {
  const { lead, services } = words.weightLossWords.aesthetics;
  const texts = services.items.map(({ title }) => title);
  return [
    ...words.treatmentsMenu
      .filter(({ area }) => area)
      .map(({ href, label, hint }) =>
        entry("area", label, href === "/anti-aging" ? "/anti-aging-longevity" : href, hint),
      ),
    entry("area", "Aesthetics", "/weight-loss-aesthetics", lead.lead, texts),
  ];
}

const pages = ({ words }: Site): Findable[] =>
  [
    { href: "/services", label: "Treatments and prices" },
    ...words.informationLinks,
    ...words.policyLinks,
  ].map(({ href, label }) => entry("page", label, href));

function questions({ words }: Site): Findable[] {
  const on = (path: string, items: readonly Question[]) =>
    items.map(({ question, answer }) =>
      entry("question", question, `${path}#${answerId(question)}`, "", [answer]),
    );
  return [
    ...on("/faqs", words.faqs),
    ...on("/peptide-therapy", words.peptideTherapyWords.questions.items),
    ...on("/hormone-replacement", words.hormoneReplacementWords.questions.items),
    ...on("/weight-loss", words.weightLossWords.questions.items),
    ...on("/sexual-health", words.sexualHealthWords.questions.items),
    ...on("/anti-aging-longevity", words.longevityWords.questions.items),
  ];
}
