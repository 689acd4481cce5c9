import { factsOf } from "~/facts/use-facts";
import type { PageHandle } from "~/page-handle";
import type { Route } from "./+types/weight-loss";
import { weightLossHead } from "./weight-loss-head";
import { WeightLossPage } from "./weight-loss-page";

export const meta: Route.MetaFunction = ({ matches }) => weightLossHead(factsOf(matches));

export const handle: PageHandle = { line: "treatments", linksLowerStyle: true };

export default function WeightLoss() {
  return <WeightLossPage open="weight-loss" />;
}
