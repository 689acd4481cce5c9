import type { Question, SearchWords } from "~/content/word-shapes";
import type { Facts } from "~/facts/facts-schema";
import { clinic } from "./clinic";
import { breadcrumbs, faqPage } from "./page-data";
import { pageHead } from "./page-head";

type AreaHead = {
  search: SearchWords;
  /** Name of the area in the breadcrumbs of search results. */
  name: string;
  path: string;
  canonical?: string;
  image: string;
  questions?: readonly Question[];
};

/**
 * The head of a treatment area's page: the clinic, the breadcrumbs, and the page's questions, if
 * any.
 */
export function areaHead(
  facts: Facts,
  { search, name, path, canonical = path, image, questions }: AreaHead,
) {
  return pageHead(facts, {
    ...search,
    path,
    canonical,
    image,
    structuredData: [
      clinic(facts),
      breadcrumbs([{ name, path: canonical }]),
      ...(questions ? [faqPage(questions)] : []),
    ],
  });
}
