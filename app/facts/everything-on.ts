import { listings } from "../catalogue/products";
import type { Facts } from "./facts-schema";

/** The facts with a list price, a badge, how long an order lasts and a medical director. */
export const everythingOn = (facts: Facts): Facts => ({
  ...facts,
  showCompareAtPrices: true,
  medicalDirector: { name: "A. Physician", licenseNumber: "ME 0" },
  treatments: Object.fromEntries(
    listings.map(({ slug }) => [
      slug,
      {
        price: 1,
        priceUnit: "order",
        supply: "One vial.",
        lasts: "4 weeks",
        compareAtPrice: 2,
        badge: "POPULAR",
      },
    ]),
  ),
});
