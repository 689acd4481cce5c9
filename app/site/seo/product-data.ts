import type { Product as ProductData } from "schema-dts";
import { categoryOf } from "~/catalogue/catalogue";
import type { Product } from "~/catalogue/product";
import { canonicalSlug } from "~/catalogue/products";
import { cardWords } from "~/content/en/catalogue/card-words";
import { domain } from "~/facts/identity";

const offer = ({ priceUnit, lasts, servings }: Product, price: string, url: string) => ({
  "@type": "Offer" as const,
  url,
  price,
  priceCurrency: "USD",
  priceSpecification: {
    "@type": "UnitPriceSpecification" as const,
    price,
    priceCurrency: "USD",
    unitText: priceUnit,
  },
  description: `${servings} ${cardWords.lasts(priceUnit, lasts) ?? cardWords.lastsUnknown}`,
  seller: { "@id": `${domain}/#clinic` },
});

/**
 * Structured data of a treatment. Prices are the page's; without a price there is no offer. No
 * brand: the clinic does not make the medicine. No availability: nothing can be bought before a
 * physician has prescribed it.
 */
export function productData(product: Product) {
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
    ...(product.price !== null && { offers: offer(product, product.price.toFixed(2), url) }),
  } satisfies ProductData;
}
