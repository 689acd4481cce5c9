import { weightLossWords as words } from "~/content/en/pages/weight-loss";
import { weightLossHead } from "./weight-loss-head";
import { WeightLossPage } from "./weight-loss-page";

export const meta = () => weightLossHead(words.search, "/weight-loss", "weight-loss");

export default function WeightLoss() {
  return <WeightLossPage open="weight-loss" />;
}
