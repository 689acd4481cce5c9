import type { ReactNode } from "react";
import type { Product } from "~/catalogue/product";
import { areaOfCategory } from "~/content/en/areas";
import { useSite } from "~/content/use-site";
import { Icon } from "~/ui/piece/icon";
import { Picture } from "~/ui/piece/picture";
import { TreatmentCard } from "./treatment-card";
import { TreatmentDetails } from "./treatment-details";

/** Layout width of a card's picture, by the number of columns. */
export const cardSizes = {
  3: "(min-width: 112rem) 34rem, (min-width: 68rem) 25rem, (min-width: 44rem) 46vw, 9rem",
  4: "(min-width: 112rem) 27rem, (min-width: 68rem) 21rem, (min-width: 44rem) 46vw, 9rem",
};

/** The treatments of an area in 1, 2 or 3 columns, each with a link to its details. */
export function TreatmentCards({
  products,
  columns = 3,
  brief = false,
  further,
}: {
  products: readonly Product[];
  columns?: 3 | 4;
  brief?: boolean | "name";
  /** A card after them, for something outside the catalogue. */
  further?: ReactNode;
}) {
  return (
    <ul className={`card-grid card-grid-${columns}`}>
      {products.map((product) => (
        <li key={product.slug}>
          <TreatmentCard brief={brief} product={product} sizes={cardSizes[columns]} />
        </li>
      ))}
      {further && <li>{further}</li>}
    </ul>
  );
}

/** A treatment's details over the page. enhance/dialogs.ts opens it and updates the URL. */
export function TreatmentDialog({ product }: { product: Product }) {
  const { words } = useSite();
  const { slug, title, category, image } = product;
  const heading = `dialog-${slug}-heading`;
  return (
    <dialog
      aria-labelledby={heading}
      className="sheet"
      data-area={areaOfCategory[category]}
      data-treatment={slug}
    >
      <div className="sheet-inner">
        <button aria-label={words.cardWords.close} className="sheet-close" data-close type="button">
          <Icon name="close" />
        </button>
        <Picture className="sheet-picture" name={image} sizes="(min-width: 68rem) 30rem, 74vw" />
        <div className="sheet-words">
          <h2 id={heading} tabIndex={-1}>
            {title}
          </h2>
          <TreatmentDetails product={product} where="dialog" />
        </div>
      </div>
    </dialog>
  );
}
