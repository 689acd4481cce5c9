import { factsOf } from "~/facts/facts-of";
import type { Route } from "./+types/weight-loss-aesthetics";
import { weightLossHead } from "./weight-loss-head";
import { WeightLossPage } from "./weight-loss-page";

/** The same page with its other tab open: links to aesthetics lead here. */
export const meta: Route.MetaFunction = ({ matches }) =>
  weightLossHead(factsOf(matches), "/weight-loss-aesthetics", "weight-loss-aesthetics");

export default function WeightLossAesthetics() {
  return <WeightLossPage open="aesthetics" />;
}
