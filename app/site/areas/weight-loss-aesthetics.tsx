import { factsOf } from "~/facts/use-facts";
import type { PageHandle } from "~/page-handle";
import type { Route } from "./+types/weight-loss-aesthetics";
import { aestheticsHead } from "./weight-loss-head";
import { WeightLossPage } from "./weight-loss-page";

/** The aesthetics page, with a head of its own; weight loss is its other tab. */
export const meta: Route.MetaFunction = ({ matches }) => aestheticsHead(factsOf(matches));

export const handle: PageHandle = { line: "treatments", linksLowerStyle: true };

export default function WeightLossAesthetics() {
  return <WeightLossPage open="aesthetics" />;
}
