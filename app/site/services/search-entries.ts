import { categoryOf, uniqueByTitle } from "~/catalogue/catalogue";
import { type Findable, makeFind } from "~/catalogue/find";
import { canonicalSlug, catalogueOf } from "~/catalogue/products";
import { faqs } from "~/content/en/faqs";
import { informationLinks, policyLinks, treatmentsMenu } from "~/content/en/navigation";
import { hormoneReplacementWords } from "~/content/en/pages/hormone-replacement";
import { longevityWords } from "~/content/en/pages/longevity";
import { peptideTherapyWords } from "~/content/en/pages/peptide-therapy";
import { sexualHealthWords } from "~/content/en/pages/sexual-health";
import { weightLossWords } from "~/content/en/pages/weight-loss";
import { brands, keywordsOf } from "~/content/en/search-words";
import type { Question } from "~/content/word-shapes";
import type { Facts } from "~/facts/facts-schema";
import { oncePerVersion } from "~/facts/once-per-version";
import { answerId } from "~/ui/section/questions";

/** Everything that the search of /services can find, from the pages' own words. */
export function searchEntries(facts: Facts): Findable[] {
  return [...treatments(facts), ...areas(facts), ...pages(), ...questions(facts)];
}

/** The search of /services. Its index takes many times as long as a search. */
export const findOf = oncePerVersion((facts) => makeFind(searchEntries(facts), brands));

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
function areas(facts: Facts): Findable[] {
  const { lead, services } = weightLossWords(facts).aesthetics;
  const texts = services.items.map(({ title }) => title);
  return [
    ...treatmentsMenu
      .filter(({ area }) => area)
      .map(({ href, label, hint }) =>
        entry("area", label, href === "/anti-aging" ? "/anti-aging-longevity" : href, hint),
      ),
    entry("area", "Aesthetics", "/weight-loss-aesthetics", lead.lead, texts),
  ];
}

const pages = (): Findable[] =>
  [{ href: "/services", label: "Treatments and prices" }, ...informationLinks, ...policyLinks].map(
    ({ href, label }) => entry("page", label, href),
  );

function questions(facts: Facts): Findable[] {
  const on = (path: string, items: readonly Question[]) =>
    items.map(({ question, answer }) =>
      entry("question", question, `${path}#${answerId(question)}`, "", [answer]),
    );
  return [
    ...on("/faqs", faqs(facts)),
    ...on("/peptide-therapy", peptideTherapyWords(facts).questions.items),
    ...on("/hormone-replacement", hormoneReplacementWords(facts).questions.items),
    ...on("/weight-loss", weightLossWords(facts).questions.items),
    ...on("/sexual-health", sexualHealthWords(facts).questions.items),
    ...on("/anti-aging-longevity", longevityWords(facts).questions.items),
  ];
}
