import { products } from "../../app/catalogue/products";
import type { ProviderProduct } from "../providers/product-provider";

const plain = (title: string) => title.normalize("NFKC").replace(/\s+/g, " ").trim().toLowerCase();

const bySlug = new Map(products.map((product) => [product.slug, product]));
/** Of two listings with one title the first counts, as in the catalogue. */
const byTitle = new Map(products.toReversed().map((product) => [plain(product.title), product]));

/** The catalogue's description of a provider's product: by its slug, else by its title. */
export function catalogueDescription({ slug, name }: ProviderProduct): string | undefined {
  return (bySlug.get(slug.trim()) ?? byTitle.get(plain(name)))?.description;
}
