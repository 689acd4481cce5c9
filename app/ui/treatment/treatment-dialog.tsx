import type { Product } from "~/catalogue/product";
import { areaOfCategory } from "~/content/en/areas";
import { cardWords as words } from "~/content/en/catalogue/card-words";
import { Icon } from "../piece/icon";
import { Picture } from "../piece/picture";
import { TreatmentDetails } from "./treatment-details";

/** A treatment's details over the page. enhance/dialogs.ts opens it and updates the URL. */
export function TreatmentDialog({ product }: { product: Product }) {
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
        <button aria-label={words.close} className="sheet-close" data-close type="button">
          <Icon name="close" />
        </button>
        <Picture className="sheet-picture" name={image} sizes="(min-width: 64rem) 30rem, 100vw" />
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
