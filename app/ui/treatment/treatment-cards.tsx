import type { ReactNode } from "react";
import type { Product } from "~/catalogue/product";
import { TreatmentCard } from "./treatment-card";

/** The treatments of an area in 1, 2 or 3 columns, each with a link to its details. */
export function TreatmentCards({
  products,
  columns = 3,
  brief = false,
  further,
}: {
  products: readonly Product[];
  columns?: 3 | 4;
  brief?: boolean;
  /** A card after them, for something outside the catalogue. */
  further?: ReactNode;
}) {
  return (
    <ul className={`card-grid card-grid-${columns}`}>
      {products.map((product) => (
        <li key={product.slug}>
          <TreatmentCard
            brief={brief}
            product={product}
            sizes={
              columns === 4
                ? "(min-width: 112rem) 27rem, (min-width: 68rem) 21rem, (min-width: 40rem) 46vw, 9rem"
                : "(min-width: 112rem) 34rem, (min-width: 68rem) 25rem, (min-width: 40rem) 46vw, 9rem"
            }
          />
        </li>
      ))}
      {further && <li>{further}</li>}
    </ul>
  );
}
