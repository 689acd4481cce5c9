import type { Facts } from "./facts-schema";
import { sampleDetails } from "./sample-details";

/**
 * The facts with everything optional: list prices, badges, durations of orders, and details that
 * only the clinic knows.
 */
export const everythingOn = (facts: Facts): Facts => ({
  ...facts,
  ...sampleDetails,
  showCompareAtPrices: true,
  mapLink: "https://map.example/",
  medicalDirector: { name: "A. Physician", licenseNumber: "ME 0" },
  treatments: Object.fromEntries(
    Object.entries(facts.treatments).map(([slug, { evidence }]) => [
      slug,
      {
        evidence,
        price: 1,
        priceUnit: "order",
        supply: "One bottle.",
        lasts: "4 weeks",
        compareAtPrice: 2,
        badge: "POPULAR",
        availability: "ask",
      },
    ]),
  ),
});
