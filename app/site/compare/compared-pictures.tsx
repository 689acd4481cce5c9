import type { Product } from "~/catalogue/product";
import { areaOfCategory } from "~/content/en/areas";
import { Picture } from "~/ui/piece/picture";

/** The treatments on one shelf. The table below names them. */
export function ComparedPictures({ products }: { products: readonly Product[] }) {
  return (
    <ul className="compared-pictures no-print">
      {products.map(({ slug, image, category }) => (
        <li data-area={areaOfCategory[category]} key={slug}>
          <Picture alt="" name={image} sizes="(min-width: 60rem) 25vw, 46vw" />
        </li>
      ))}
    </ul>
  );
}
