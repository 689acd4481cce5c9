import type { Product } from "~/catalogue/product";
import { cardWords as words } from "~/content/en/catalogue/card-words";
import { Price } from "./price";

/** A treatment's main facts, before any prose; contraindications follow right below. */
export function Glance({ product }: { product: Product }) {
  const { priceUnit, lasts } = product;
  const lines = [
    { label: words.glance.price, value: <Price product={product} withLasts={false} /> },
    { label: words.glance.taken, value: product.taken },
    {
      label: words.glance.lasts,
      value: words.lasts(priceUnit, lasts) ?? words.glance.lastsUnknown,
    },
    { label: words.glance.prescription, value: words.glance.needed },
  ];
  return (
    <dl className="glance">
      {lines.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
