import type { Product } from "./product";
import { fitnessAntiAging } from "./products/fitness-anti-aging";
import { sexualHealth } from "./products/sexual-health";
import { testosteroneHormoneTherapy } from "./products/testosterone-hormone-therapy";
import { weightLoss } from "./products/weight-loss";

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
