import { factsOf } from "~/facts/use-facts";
import type { Route } from "./+types/weight-loss-aesthetics";
import { aestheticsHead } from "./weight-loss-head";
import { WeightLossPage } from "./weight-loss-page";

/** Aesthetics with a head of its own; weight loss is the other tab. */
export const meta: Route.MetaFunction = ({ matches }) => aestheticsHead(factsOf(matches));

export default function WeightLossAesthetics() {
  return <WeightLossPage open="aesthetics" />;
}
