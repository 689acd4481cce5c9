import { allOfferings, anchorsOf, inCatalogueOrder } from "~/catalogue/catalogue";
import type { Found } from "~/catalogue/find";
import type { Product } from "~/catalogue/product";
import type { Site } from "~/content/site";
import { useSite } from "~/content/use-site";
import dialogsUrls from "~/enhance/dialogs.ts?script-urls";
import { countRungs, rungs } from "~/facts/evidence";
import { TreatmentCard } from "~/ui/treatment/treatment-card";

export const isFound =
  (found: Found | null) =>
  ({ title }: Product) =>
    found?.treatments.includes(title) ?? true;

type Listed = { products: readonly Product[]; found: Found | null; isEmpty: boolean };

/** The dialogs are fetched a moment after the page, so that on phones too they open at once. */
const listOf = ({ language }: Site) => ({
  "data-catalogue": "",
  "data-script": dialogsUrls[language],
  "data-soon": "",
});

/** All listings, in the specified order; second listings are hidden in All Offerings. */
export function Grid({ isEmpty, ...listed }: Listed) {
  return (
    <ul {...listOf(useSite())} hidden={isEmpty}>
      <Listings {...listed} all={listed.products} isFirst />
    </ul>
  );
}

/** The same listings on a shelf for each degree of evidence that one of them has, the best first. */
export function EvidenceShelves({ products, found, isEmpty }: Listed) {
  const { words } = useSite();
  const shelves = [null, ...rungs]
    .map((_, reached) => {
      const on = products.filter(({ evidence }) => countRungs(evidence) === reached);
      // What the cards would all say, the shelf says for them.
      const marks = [...new Set(on.map(({ evidence }) => words.evidenceMark(evidence)))];
      return { reached, on, name: marks.length === 1 ? marks[0] : words.shelfName(reached) };
    })
    .filter(({ on }) => on.length > 0)
    .toReversed();
  return (
    <div {...listOf(useSite())} className="rungs" hidden={isEmpty}>
      {shelves.map(({ reached, on, name }, at) => (
        <section aria-labelledby={`rung-${reached}`} className="rung" key={reached}>
          <h2 className="rung-name" id={`rung-${reached}`}>
            <span>{name}</span>
          </h2>
          <ul className="card-grid card-grid-4 shelves">
            <Listings all={products} found={found} isFirst={at === 0} products={on} shelf={name} />
          </ul>
        </section>
      ))}
    </div>
  );
}

function Listings({
  all,
  products,
  found,
  isFirst,
  shelf,
}: Omit<Listed, "isEmpty"> & {
  /** All that the page lists, of which `products` may be a part. */
  all: Listed["products"];
  /** The first of them is in the first screen. */
  isFirst: boolean;
  /** The shelf's name, which its cards do not repeat. */
  shelf?: string | undefined;
}) {
  const once = allOfferings(all);
  return inCatalogueOrder(products).map((product, index) => {
    const double = !once.includes(product);
    return (
      <li
        data-category={product.category}
        data-double={double ? "" : undefined}
        data-rung={shelf}
        data-slug={product.slug}
        hidden={double || !isFound(found)(product)}
        key={product.slug}
      >
        {!double && <Anchors product={product} />}
        <TreatmentCard
          first={isFirst && index === 0}
          product={product}
          shelf={shelf}
          sizes="(min-width: 112rem) 27rem, (min-width: 80rem) 21rem, (min-width: 68rem) 31vw, (min-width: 44rem) 46vw, 9rem"
        />
      </li>
    );
  });
}

/** Targets that a treatment's URL scrolls to without scripts. */
function Anchors({ product }: { product: Product }) {
  return (
    <noscript>
      {anchorsOf(product).map((anchor) => (
        <span id={anchor} key={anchor} />
      ))}
    </noscript>
  );
}
