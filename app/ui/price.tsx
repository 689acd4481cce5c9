import { formatPrice } from "~/content/catalogue/catalogue";
import type { Product } from "~/content/catalogue/product";
import { site } from "~/content/site";

/** The price, and the compare-at price struck through and said as such. */
export function Price({ product }: { product: Product }) {
  const { price, compareAtPrice } = product;
  return (
    <p className="price">
      <span className="visually-hidden">Price: </span>
      <span>{formatPrice(price)}</span>
      {site.showCompareAtPrices && compareAtPrice !== undefined && (
        <s>
          <span className="visually-hidden">Compare at: </span>
          {formatPrice(compareAtPrice)}
        </s>
      )}
    </p>
  );
}
