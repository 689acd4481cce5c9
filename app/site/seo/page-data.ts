import type { BreadcrumbList, FAQPage, WebSite } from "schema-dts";
import { frameWords } from "~/content/en/frame";
import type { Question } from "~/content/word-shapes";
import type { Facts } from "~/facts/facts-schema";
import { domain } from "~/facts/identity";

/** The page's questions and answers as it shows them. */
export function faqPage(questions: readonly Question[]) {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  } satisfies FAQPage;
}

/** Breadcrumbs from the home page to this one. */
export function breadcrumbs(trail: readonly { name: string; path: string }[]) {
  const pages = [{ name: frameWords.home, path: "/" }, ...trail];
  return {
    "@type": "BreadcrumbList",
    itemListElement: pages.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${domain}${path}`,
    })),
  } satisfies BreadcrumbList;
}

/** The site itself, on the home page only. */
export function webSite(facts: Facts) {
  return {
    "@type": "WebSite",
    "@id": `${domain}/#website`,
    name: facts.name,
    url: `${domain}/`,
    inLanguage: "en-US",
    publisher: { "@id": `${domain}/#clinic` },
  } satisfies WebSite;
}
