import { weightLossWords } from "~/content/en/pages/weight-loss";
import type { Facts } from "~/facts/facts-schema";
import { areaHead } from "~/seo/area-head";

/** Both addresses show the same page; /weight-loss is the one that counts. */
export function weightLossHead(facts: Facts, path: string, image: string) {
  const words = weightLossWords(facts);
  return areaHead(facts, {
    search: words.search,
    name: words.hero.kicker,
    path,
    canonical: "/weight-loss",
    image,
    questions: words.questions.items,
  });
}
