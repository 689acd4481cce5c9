import type { Product as ProductData } from "schema-dts";
import { categoryOf } from "~/catalogue/catalogue";
import type { Product } from "~/catalogue/product";
import { canonicalSlug } from "~/catalogue/products";
import { cardWords } from "~/content/en/catalogue/card-words";
import { domain } from "~/facts/identity";

/**
 * A treatment as a product. Prices are the page's. No brand: the clinic does not make the medicine.
 * No availability: nothing can be bought before a physician has prescribed it.
 */
export function productData(product: Product) {
  const { priceUnit, lasts } = product;
  const price = product.price.toFixed(2);
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
    offers: {
      "@type": "Offer",
      url,
      price,
      priceCurrency: "USD",
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price,
        priceCurrency: "USD",
        unitText: priceUnit,
      },
      description: `${product.servings} ${cardWords.lasts(priceUnit, lasts) ?? cardWords.lastsUnknown}`,
      seller: { "@id": `${domain}/#clinic` },
    },
  } satisfies ProductData;
}
