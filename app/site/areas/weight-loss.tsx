import { siteOf } from "~/content/use-site";
import type { PageHandle } from "~/page-handle";
import { areaHead } from "~/site/seo/page-head";
import type { Route } from "./+types/weight-loss";
import { WeightLossPage } from "./weight-loss-page";

export const meta: Route.MetaFunction = ({ matches }) => {
  const { facts, words } = siteOf(matches);
  return areaHead(facts, "/weight-loss", words.weightLossWords);
};

export const handle: PageHandle = { line: "treatments", linksLowerStyle: true };

export default function WeightLoss() {
  return <WeightLossPage open="weight-loss" />;
}
