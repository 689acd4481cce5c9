import { weightLossWords } from "~/content/en/pages/weight-loss";
import { factsOf } from "~/facts/use-facts";
import type { PageHandle } from "~/page-handle";
import { areaHead } from "~/site/seo/page-head";
import type { Route } from "./+types/weight-loss";
import { WeightLossPage } from "./weight-loss-page";

export const meta: Route.MetaFunction = ({ matches }) => {
  const facts = factsOf(matches);
  return areaHead(facts, "/weight-loss", weightLossWords(facts));
};

export const handle: PageHandle = { line: "treatments", linksLowerStyle: true };

export default function WeightLoss() {
  return <WeightLossPage open="weight-loss" />;
}
