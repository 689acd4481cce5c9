import type { LegalDocument } from "~/content/word-shapes";
import { clinic } from "~/seo/clinic";
import { breadcrumbs } from "~/seo/page-data";
import { pageHead } from "~/seo/page-head";

export function legalHead({ search, title }: LegalDocument, path: string) {
  return pageHead({
    ...search,
    path,
    image: path.slice(1),
    type: "article",
    structuredData: [clinic(), breadcrumbs([{ name: title, path }])],
  });
}
