import { siteOf } from "~/content/use-site";
import type { PageHandle } from "~/page-handle";
import { areaHead } from "~/site/seo/page-head";
import type { Route } from "./+types/weight-loss";
import { WeightLossPage } from "./weight-loss-page";

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches);
  const { words } = site;
  return areaHead(site, "/weight-loss", words.weightLossWords);
};

export const handle: PageHandle = { line: "treatments", linksLowerStyle: true };

export default function WeightLoss() {
  return <WeightLossPage open="weight-loss" />;
}
