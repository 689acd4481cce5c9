import type { Product } from "~/catalogue/product";
import { products } from "~/catalogue/products";
import { site } from "./site";

/** The facts are set for the whole process; only the build's own process changes them. */
type Changeable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** An earlier price, a badge and a medical director wherever there can be one. */
export function switchEverythingOn() {
  Object.assign(site as Changeable<typeof site>, {
    showCompareAtPrices: true,
    medicalDirector: { name: "A. Physician", licenseNumber: "ME 0" },
  });
  for (const product of products as Product[]) {
    product.compareAtPrice ??= product.price + 1;
    product.badge ??= "POPULAR";
  }
}
