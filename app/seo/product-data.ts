import type { Product as ProductData } from "schema-dts";
import { canonicalSlug, categoryOf } from "~/catalogue/catalogue";
import type { Product } from "~/catalogue/product";
import { site } from "~/facts/site";

/** A treatment as a product. Prices are the page's; nothing is sold online, so no rating or stock. */
export function productData(product: Product) {
  const url = `${site.domain}/treatments/${canonicalSlug(product)}`;
  return {
    "@type": "Product",
    "@id": `${url}#product`,
    name: product.title,
    description: product.description,
    image: `${site.domain}/pictures/${product.image}-1200.webp`,
    sku: product.id,
    category: categoryOf(product).name,
    url,
    brand: { "@type": "Brand", name: site.name },
    offers: {
      "@type": "Offer",
      url,
      price: product.price.toFixed(2),
      priceCurrency: "USD",
      availability: "https://schema.org/InStoreOnly",
      seller: { "@id": `${site.domain}/#clinic` },
    },
  } satisfies ProductData;
}
