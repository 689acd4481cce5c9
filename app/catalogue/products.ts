import { fitnessAntiAging } from "../content/en/catalogue/products/fitness-anti-aging";
import { sexualHealth } from "../content/en/catalogue/products/sexual-health";
import { testosteroneHormoneTherapy } from "../content/en/catalogue/products/testosterone-hormone-therapy";
import { weightLoss } from "../content/en/catalogue/products/weight-loss";
import type { Product } from "./product";

/**
 * Every listing of the catalogue, 21 of 18 treatments. The order matters: where two listings
 * share a title, the earlier one is the treatment's own and the later one points to it.
 * One more also takes its row in products.test.ts, its pictures (art/README.md) and, where the
 * clinic wants it there, a link in the footer (../navigation.ts).
 */
export const products: readonly Product[] = [
  ...fitnessAntiAging,
  ...sexualHealth,
  ...testosteroneHormoneTherapy,
  ...weightLoss,
];
