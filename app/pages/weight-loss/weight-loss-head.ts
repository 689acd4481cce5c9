import { weightLossWords as words } from "~/content/en/pages/weight-loss";
import type { SearchWords } from "~/content/word-shapes";
import { areaHead } from "~/seo/area-head";

/** Both addresses show the same page; /weight-loss is the one that counts. */
export function weightLossHead(search: SearchWords, path: string, image: string) {
  return areaHead({
    search,
    name: words.hero.kicker,
    path,
    canonical: "/weight-loss",
    image,
    questions: words.questions.items,
  });
}
