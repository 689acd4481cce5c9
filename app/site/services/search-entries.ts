import { categoryOf, uniqueByTitle } from "~/catalogue/catalogue";
import { type Findable, makeFind } from "~/catalogue/find";
import { canonicalSlug, catalogueOf } from "~/catalogue/products";
import type { Site } from "~/content/site";
import type { Question } from "~/content/word-shapes";
import { oncePerVersion } from "~/facts/once-per-version";
import { fragmentOf } from "~/ui/section/questions";

/** Everything that the search of /services can find, from the pages' own words. */
export function searchEntries(site: Site): Findable[] {
  const { keywordsOf } = site.words;
  return [...treatments(site), ...areas(site), ...pages(site), ...questions(site)].map((one) => ({
    ...one,
    keywords: keywordsOf[one.href] ?? "",
  }));
}

/** The search of /services. Its index takes many times as long as a search. */
export const findOf = oncePerVersion((site: Site) =>
  makeFind(searchEntries(site), site.words.brands),
);

type Entry = Omit<Findable, "keywords">;

const entry = (
  kind: Findable["kind"],
  title: string,
  href: string,
  summary = "",
  texts: readonly string[] = [],
): Entry => ({ kind, title, href, summary, texts });

function treatments(site: Site): Entry[] {
  const { facts, words } = site;
  const products = catalogueOf(facts, words);
  return uniqueByTitle(products).map((product) => {
    const { title, summary } = product;
    const listings = products.filter((listing) => listing.title === title);
    const texts = listings.flatMap((listing) => [
      categoryOf(listing, words).name,
      listing.description,
      ...listing.benefits,
    ]);
    return entry("treatment", title, `/treatments/${canonicalSlug(product)}`, summary, texts);
  });
}

/** Areas by the menu's names, which people know. */
function areas({ words }: Site): Entry[] {
  const { lead, services } = words.weightLossWords.aesthetics;
  const texts = services.items.map(({ title }) => title);
  return [
    ...words.treatmentsMenu
      .filter(({ area }) => area)
      .map(({ href, label, hint }) =>
        entry("area", label, href === "/anti-aging" ? "/anti-aging-longevity" : href, hint),
      ),
    entry("area", words.searchEntryNames.aesthetics, "/weight-loss-aesthetics", lead.lead, texts),
  ];
}

const pages = ({ words }: Site): Entry[] =>
  [
    { href: "/services", label: words.searchEntryNames.treatments },
    ...words.informationLinks,
    ...words.policyLinks,
  ].map(({ href, label }) => entry("page", label, href));

function questions({ words }: Site): Entry[] {
  const on = (path: string, items: readonly Question[]) =>
    items.map(({ question, answer }) =>
      entry("question", question, `${path}#${fragmentOf(question)}`, "", [answer]),
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
