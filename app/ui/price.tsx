import { cardWords as words } from "~/content/catalogue/card-words";
import { formatPrice } from "~/content/catalogue/catalogue";
import type { Product } from "~/content/catalogue/product";
import { site } from "~/content/site";

/** The price, and the compare-at price struck through and said as such. */
export function Price({ product }: { product: Product }) {
  const { price, compareAtPrice } = product;
  return (
    <p className="price">
      <span className="visually-hidden">{words.price}</span>
      <span>{formatPrice(price)}</span>
      {site.showCompareAtPrices && compareAtPrice !== undefined && (
        <>
          <span className="visually-hidden">{words.compareAt}</span>
          <s>{formatPrice(compareAtPrice)}</s>
        </>
      )}
    </p>
  );
}
