import type { Product as ProductData } from "schema-dts";
import { categoryOf } from "~/catalogue/catalogue";
import type { Product } from "~/catalogue/product";
import { canonicalSlug } from "~/catalogue/products";
import type { Facts } from "~/facts/facts-schema";
import { domain } from "~/facts/identity";

/** A treatment as a product. Prices are the page's; nothing is sold online, so no rating or stock. */
export function productData(facts: Facts, product: Product) {
  const url = `${domain}/treatments/${canonicalSlug(product)}`;
  return {
    "@type": "Product",
    "@id": `${url}#product`,
    name: product.title,
    description: product.description,
    image: `${domain}/pictures/${product.image}-1200.webp`,
    sku: product.id,
    category: categoryOf(product).name,
    url,
    brand: { "@type": "Brand", name: facts.name },
    offers: {
      "@type": "Offer",
      url,
      price: product.price.toFixed(2),
      priceCurrency: "USD",
      availability: "https://schema.org/InStoreOnly",
      seller: { "@id": `${domain}/#clinic` },
    },
  } satisfies ProductData;
}
