import type { Product } from "~/catalogue/product";
import { cardWords as words } from "~/content/en/catalogue/card-words";
import { formatPrice } from "~/facts/format-price";
import { useFacts } from "~/facts/use-facts";

/** The price, and the compare-at price struck through and said as such. */
export function Price({ product }: { product: Product }) {
  const { price, compareAtPrice } = product;
  const { showCompareAtPrices } = useFacts();
  return (
    <p className="price">
      <span className="visually-hidden">{words.price}</span>
      <span>{formatPrice(price)}</span>
      {showCompareAtPrices && compareAtPrice !== undefined && (
        <>
          <span className="visually-hidden">{words.compareAt}</span>
          <s>{formatPrice(compareAtPrice)}</s>
        </>
      )}
    </p>
  );
}
