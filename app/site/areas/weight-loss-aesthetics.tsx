import { siteOf } from "~/content/use-site";
import type { PageHandle } from "~/page-handle";
import { areaHead } from "~/site/seo/page-head";
import type { Route } from "./+types/weight-loss-aesthetics";
import { WeightLossPage } from "./weight-loss-page";

/** Without the questions of its other tab, which are about weight loss. */
export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches);
  const { words } = site;
  const { search, lead } = words.weightLossWords.aesthetics;
  return areaHead(site, "/weight-loss-aesthetics", { search, hero: lead });
};

export const handle: PageHandle = { line: "treatments", linksLowerStyle: true };

export default function WeightLossAesthetics() {
  return <WeightLossPage open="aesthetics" />;
}
