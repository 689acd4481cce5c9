import { categoryOf, uniqueByTitle } from "~/catalogue/catalogue";
import type { Findable } from "~/catalogue/find";
import { canonicalSlug, catalogueOf } from "~/catalogue/products";
import { faqs } from "~/content/en/faqs";
import { informationLinks, policyLinks, treatmentsMenu } from "~/content/en/navigation";
import { hormoneReplacementWords } from "~/content/en/pages/hormone-replacement";
import { longevityWords } from "~/content/en/pages/longevity";
import { peptideTherapyWords } from "~/content/en/pages/peptide-therapy";
import { sexualHealthWords } from "~/content/en/pages/sexual-health";
import { weightLossWords } from "~/content/en/pages/weight-loss";
import { keywordsOf } from "~/content/en/search-words";
import type { Question } from "~/content/word-shapes";
import type { Facts } from "~/facts/facts-schema";
import { answerId } from "~/ui/section/questions";

/** Everything that the search of /services can find, from the pages' own words. */
export function searchEntries(facts: Facts): Findable[] {
  return [...treatments(facts), ...areas(facts), ...pages(), ...questions(facts)];
}

const keywords = (href: string) => keywordsOf[href] ?? "";

function treatments(facts: Facts): Findable[] {
  const products = catalogueOf(facts);
  return uniqueByTitle(products).map((product) => {
    const href = `/treatments/${canonicalSlug(product)}`;
    const { title, summary } = product;
    const listings = products.filter((listing) => listing.title === title);
    return {
      kind: "treatment",
      title,
      href,
      summary,
      keywords: keywords(href),
      texts: listings.flatMap((listing) => [
        categoryOf(listing).name,
        listing.description,
        ...listing.benefits,
      ]),
    };
  });
}

/** Areas by the menu's names, which people know. */
function areas(facts: Facts): Findable[] {
  const page = (path: string) => (path === "/anti-aging" ? "/anti-aging-longevity" : path);
  const fromMenu: Findable[] = treatmentsMenu.flatMap(({ href, label, hint, area }) =>
    area
      ? [
          {
            kind: "area",
            title: label,
            href: page(href),
            summary: hint,
            keywords: keywords(page(href)),
            texts: [],
          },
        ]
      : [],
  );
  const { aesthetics } = weightLossWords(facts);
  return [
    ...fromMenu,
    {
      kind: "area",
      title: "Aesthetics",
      href: "/weight-loss-aesthetics",
      summary: aesthetics.lead.lead,
      keywords: keywords("/weight-loss-aesthetics"),
      texts: aesthetics.services.items.map(({ title }) => title),
    },
  ];
}

const pages = (): Findable[] =>
  [{ href: "/services", label: "Treatments and prices" }, ...informationLinks, ...policyLinks].map(
    ({ href, label }) => ({
      kind: "page",
      title: label,
      href,
      summary: "",
      keywords: keywords(href),
      texts: [],
    }),
  );

function questions(facts: Facts): Findable[] {
  const on = (path: string, items: readonly Question[]): Findable[] =>
    items.map(({ question, answer }) => ({
      kind: "question",
      title: question,
      href: `${path}#${answerId(question)}`,
      summary: "",
      keywords: "",
      texts: [answer],
    }));
  return [
    ...on("/faqs", faqs(facts)),
    ...on("/peptide-therapy", peptideTherapyWords(facts).questions.items),
    ...on("/hormone-replacement", hormoneReplacementWords(facts).questions.items),
    ...on("/weight-loss", weightLossWords(facts).questions.items),
    ...on("/sexual-health", sexualHealthWords(facts).questions.items),
    ...on("/anti-aging-longevity", longevityWords(facts).questions.items),
  ];
}
