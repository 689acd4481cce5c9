import type { Product } from "./product";
import { fitnessAntiAging } from "./products/fitness-anti-aging";
import { sexualHealth } from "./products/sexual-health";
import { testosteroneHormoneTherapy } from "./products/testosterone-hormone-therapy";
import { weightLoss } from "./products/weight-loss";

/**
 * Every listing of the catalogue, 21 of 18 treatments. The order matters: where two listings
 * share a title, the earlier one is the treatment's own and the later one points to it.
 */
export const products: readonly Product[] = [
  ...fitnessAntiAging,
  ...sexualHealth,
  ...testosteroneHormoneTherapy,
  ...weightLoss,
];
