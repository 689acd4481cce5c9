import { findProduct } from "~/catalogue/catalogue";
import { compareLink } from "~/catalogue/compared";
import type { Product } from "~/catalogue/product";
import { canonicalSlug, catalogueOf } from "~/catalogue/products";
import { compareLinks } from "~/content/en/pages/compare";
import { addToMyList } from "~/content/en/pages/my-list";
import { useFacts } from "~/facts/use-facts";

/** Links to the tools that help to decide, with this treatment selected. */
export function TreatmentTools({ product }: { product: Product }) {
  const { href, other } = compareLink(product);
  const facts = useFacts();
  return (
    <p className="treatment-tools no-print">
      <a href={href}>
        {other
          ? compareLinks.withOne(findProduct(catalogueOf(facts), other).title)
          : compareLinks.withOthers}
      </a>
      <a href={`/my-list#${canonicalSlug(product)}`}>{addToMyList}</a>
    </p>
  );
}
