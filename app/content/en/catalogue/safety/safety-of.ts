import type { Safety } from "~/catalogue/product";
import { listings } from "../../../../catalogue/products";

/** The warnings of the treatment with this slug; throws when there is no such treatment. */
export function safetyOf(slug: string): Safety {
  const listing = listings.find((one) => one.slug === slug);
  if (!listing) throw new Error(`No treatment is called "${slug}".`);
  return listing.safety;
}
