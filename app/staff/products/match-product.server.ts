import { catalogueOf } from "~/catalogue/products";
import type { ProviderProduct } from "~/core/payment-provider/product-provider";
import type { Facts } from "~/facts/facts-schema";

const plain = (title: string) => title.normalize("NFKC").replace(/\s+/g, " ").trim().toLowerCase();

/** Gives the catalogue's description of a provider's product: by its slug, else by its title. */
export function catalogueDescriptions(
  facts: Facts,
): (product: Pick<ProviderProduct, "slug" | "name">) => string | undefined {
  const products = catalogueOf(facts);
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  // Of two listings with one title the first counts, as in the catalogue.
  const byTitle = new Map(products.toReversed().map((one) => [plain(one.title), one]));
  return ({ slug, name }) => (bySlug.get(slug.trim()) ?? byTitle.get(plain(name)))?.description;
}
