import type { Listing } from "../../../catalogue/product";
import { fitnessAntiAging } from "./products/fitness-anti-aging";
import { sexualHealth } from "./products/sexual-health";
import { testosteroneHormoneTherapy } from "./products/testosterone-hormone-therapy";
import { weightLoss } from "./products/weight-loss";

/**
 * Every listing of the catalogue. The order matters: where two listings share a title, the earlier
 * one is the treatment's own and the later one refers to it.
 */
export const listings: readonly Listing[] = [
  ...fitnessAntiAging,
  ...sexualHealth,
  ...testosteroneHormoneTherapy,
  ...weightLoss,
];
