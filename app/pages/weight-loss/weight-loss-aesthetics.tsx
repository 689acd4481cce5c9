import { weightLossWords as words } from "~/content/en/pages/weight-loss";
import { weightLossHead } from "./weight-loss-head";
import { WeightLossPage } from "./weight-loss-page";

/** The same page with its other tab open: links to aesthetics lead here. */
export const meta = () =>
  weightLossHead(words.search, "/weight-loss-aesthetics", "weight-loss-aesthetics");

export default function WeightLossAesthetics() {
  return <WeightLossPage open="aesthetics" />;
}
