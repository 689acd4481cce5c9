import { weightLossWords } from "~/content/en/pages/weight-loss";
import { factsOf } from "~/facts/use-facts";
import type { PageHandle } from "~/page-handle";
import { areaHead } from "~/site/seo/page-head";
import type { Route } from "./+types/weight-loss-aesthetics";
import { WeightLossPage } from "./weight-loss-page";

/** Without the questions of its other tab, which are about weight loss. */
export const meta: Route.MetaFunction = ({ matches }) => {
  const facts = factsOf(matches);
  const { search, lead } = weightLossWords(facts).aesthetics;
  return areaHead(facts, "/weight-loss-aesthetics", { search, hero: lead });
};

export const handle: PageHandle = { line: "treatments", linksLowerStyle: true };

export default function WeightLossAesthetics() {
  return <WeightLossPage open="aesthetics" />;
}
