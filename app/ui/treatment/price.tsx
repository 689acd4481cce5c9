import type { Product } from "~/catalogue/product";
import { cardWords as words } from "~/content/en/catalogue/card-words";
import { formatPrice } from "~/facts/format-facts";
import { useFacts } from "~/facts/use-facts";

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
  const { price, priceUnit, lasts, compareAtPrice, availability } = product;
  const { showCompareAtPrices } = useFacts();
  const time = withLasts && words.lasts(priceUnit, lasts);
  if (price === null)
    return (
      <div className="price-and-lasts">
        <p className="price">{words.withheld.instead}</p>
        <p className="price-lasts">{words.withheld.why}</p>
      </div>
    );
  return (
    <div className="price-and-lasts">
      <p className="price">
        <span className="visually-hidden">{words.price}</span>
        <span>
          {formatPrice(price)} <span className="price-unit">{words.perUnit(priceUnit)}</span>
        </span>{" "}
        {showCompareAtPrices && compareAtPrice !== undefined && (
          <span className="list-price">
            {words.compareAt} <s>{formatPrice(compareAtPrice)}</s>
          </span>
        )}
      </p>
      {time && <p className="price-lasts">{time}</p>}
      {availability === "ask" && <p className="price-lasts">{words.askFirst}</p>}
    </div>
  );
}
