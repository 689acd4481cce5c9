import type { ReactNode } from "react";
import type { Product } from "~/catalogue/product";
import { TreatmentCard } from "./treatment-card";

/** The treatments of an area in 1, 2 or 3 columns, each with its details a touch away. */
export function TreatmentCards({
  products,
  columns = 3,
  further,
}: {
  products: readonly Product[];
  columns?: 3 | 4;
  /** A card after them, of something that is no treatment of the catalogue. */
  further?: ReactNode;
}) {
  return (
    <ul className={`card-grid card-grid-${columns}`}>
      {products.map((product) => (
        <li key={product.slug}>
          <TreatmentCard
            product={product}
            sizes={
              columns === 4
                ? "(min-width: 112rem) 25rem, (min-width: 68rem) 19rem, (min-width: 40rem) 45vw, 6.5rem"
                : "(min-width: 112rem) 34rem, (min-width: 68rem) 25rem, (min-width: 40rem) 45vw, 6.5rem"
            }
          />
        </li>
      ))}
      {further && <li>{further}</li>}
    </ul>
  );
}
