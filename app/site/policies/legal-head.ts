import type { LegalDocument } from "~/content/word-shapes";
import type { Facts } from "~/facts/facts-schema";
import { clinic } from "~/site/seo/clinic";
import { breadcrumbs } from "~/site/seo/page-data";
import { pageHead } from "~/site/seo/page-head";

export function legalHead(facts: Facts, { search, title }: LegalDocument, path: string) {
  return pageHead(facts, {
    ...search,
    path,
    image: path.slice(1),
    type: "article",
    structuredData: [clinic(facts), breadcrumbs([{ name: title, path }])],
  });
}
