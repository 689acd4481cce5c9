import type { Facts } from "./facts-schema";

/**
 * The same facts with all that facts can switch on: an earlier price, a badge and a medical director
 * wherever there can be one. For the build, whose styles must fit whatever the clinic publishes.
 */
export const withEverythingOn = (facts: Facts): Facts => ({
  ...facts,
  showCompareAtPrices: true,
  medicalDirector: { name: "A. Physician", licenseNumber: "ME 0" },
  treatments: Object.fromEntries(
    Object.entries(facts.treatments).map(([slug, treatment]) => [
      slug,
      { compareAtPrice: treatment.price + 1, badge: "POPULAR" as const, ...treatment },
    ]),
  ),
});
