import { weightLossWords } from "~/content/en/pages/weight-loss";
import type { Facts } from "~/facts/facts-schema";
import { areaHead } from "~/site/seo/page-head";

export function weightLossHead(facts: Facts) {
  const { search, hero, questions } = weightLossWords(facts);
  return areaHead(facts, {
    search,
    name: hero.kicker,
    path: "/weight-loss",
    image: "weight-loss",
    questions: questions.items,
  });
}

/** The head of the separate aesthetics page, without the questions, which are about weight loss. */
export function aestheticsHead(facts: Facts) {
  const { search, lead } = weightLossWords(facts).aesthetics;
  return areaHead(facts, {
    search,
    name: lead.kicker,
    path: "/weight-loss-aesthetics",
    image: "weight-loss-aesthetics",
  });
}
