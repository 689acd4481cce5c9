import type { Question, SearchWords } from "~/content/word-shapes";
import { clinic } from "./clinic";
import { breadcrumbs, faqPage } from "./page-data";
import { pageHead } from "./page-head";

/** The head of a treatment page: the clinic, the way here, and the page's own questions. */
export function areaHead({
  search,
  name,
  path,
  canonical = path,
  image,
  questions,
}: {
  search: SearchWords;
  /** As the trail of search results shows it. */
  name: string;
  path: string;
  canonical?: string;
  image: string;
  questions: readonly Question[];
}) {
  return pageHead({
    ...search,
    path,
    canonical,
    image,
    structuredData: [clinic(), breadcrumbs([{ name, path: canonical }]), faqPage(questions)],
  });
}
