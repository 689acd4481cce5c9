import { formatPrice } from "~/catalogue/catalogue";
import type { Product } from "~/catalogue/product";
import { cardWords as words } from "~/content/en/catalogue/card-words";
import { site } from "~/facts/site";

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
