import type { Product } from "~/catalogue/product";
import { useSite } from "~/content/use-site";
import { formatPrice } from "~/facts/format-facts";

/**
 * The price with its unit, the struck-through list price, and how long one order lasts; or a text
 * while the price is withheld.
 */
export function Price({
  product,
  withLasts = true,
}: {
  product: Product;
  /** False where another line says how long it lasts. */
  withLasts?: boolean;
}) {
  const {
    facts: { showCompareAtPrices },
    words,
  } = useSite();
  const { price, priceUnit, lasts, compareAtPrice, availability } = product;
  const time = withLasts && words.cardWords.lasts(priceUnit, lasts);
  if (price === null)
    return (
      <div className="price-and-lasts">
        <p className="price">{words.cardWords.withheld.instead}</p>
        <p className="price-lasts">{words.cardWords.withheld.why}</p>
      </div>
    );
  return (
    <div className="price-and-lasts">
      <p className="price">
        <span className="visually-hidden">{words.cardWords.price}</span>
        <span>
          {formatPrice(price)}{" "}
          <span className="price-unit">{words.cardWords.perUnit(priceUnit)}</span>
        </span>{" "}
        {showCompareAtPrices && compareAtPrice !== undefined && (
          <span className="list-price">
            {words.cardWords.compareAt} <s>{formatPrice(compareAtPrice)}</s>
          </span>
        )}
      </p>
      {time && <p className="price-lasts">{time}</p>}
      {availability === "ask" && <p className="price-lasts">{words.cardWords.askFirst}</p>}
    </div>
  );
}
