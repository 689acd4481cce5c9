import { addressesOf, allOfferings, inCatalogueOrder } from "~/catalogue/catalogue";
import type { Product } from "~/catalogue/product";
import { catalogueOf } from "~/catalogue/products";
import { categories } from "~/content/en/catalogue/categories";
import type { ServicesWords } from "~/content/en/pages/page-words";
import { servicesWords } from "~/content/en/pages/services";
import { factsOf } from "~/facts/facts-of";
import { useFacts } from "~/facts/use-facts";
import type { PageHandle } from "~/page-handle";
import { clinic } from "~/seo/clinic";
import { breadcrumbs } from "~/seo/page-data";
import { pageHead } from "~/seo/page-head";
import { CallToAction } from "~/ui/section/call-to-action";
import { PlainHero } from "~/ui/section/plain-hero";
import { TreatmentCard } from "~/ui/treatment/treatment-card";
import { TreatmentDialog } from "~/ui/treatment/treatment-dialog";
import type { Route } from "./+types/services";
import catalogueScript from "./catalogue-script.ts?script";
import { CatalogueTools } from "./catalogue-tools";
import { TestosteroneElsewhere } from "./testosterone-elsewhere";

export const handle: PageHandle = { script: catalogueScript };

export const meta: Route.MetaFunction = ({ matches }) => {
  const facts = factsOf(matches);
  const words = servicesWords(facts);
  return pageHead(facts, {
    ...words.search,
    path: "/services",
    image: "services",
    structuredData: [clinic(facts), breadcrumbs([{ name: words.search.title, path: "/services" }])],
  });
};

export default function Services() {
  const facts = useFacts();
  const words = servicesWords(facts);
  const products = catalogueOf(facts);
  return (
    <>
      <PlainHero words={words.hero} />
      <section aria-labelledby="catalogue-heading" className="catalogue wrap">
        <h2 className="visually-hidden" id="catalogue-heading">
          {words.search.title}
        </h2>
        <CatalogueTools words={words} />
        <FilterLinks words={words} />
        <p className="catalogue-status" data-catalogue-status="" role="status" />
        <TestosteroneElsewhere />
        <Grid products={products} />
        <Empty words={words.empty} />
        <Elsewhere words={words.elsewhere} />
      </section>
      {products.map((product) => (
        <TreatmentDialog key={product.slug} product={product} />
      ))}
      <CallToAction phone={facts.phones.treatments} words={words.howItWorks} />
    </>
  );
}

/** The filters where no script runs: the style shows the category that the address names. */
function FilterLinks({ words }: { words: ServicesWords }) {
  return (
    <noscript>
      <nav aria-label={words.filters.label} className="filters">
        <a href="/services">{words.filters.all}</a>
        {categories.map(({ fragment, name }) => (
          <a href={`#${fragment}`} id={fragment} key={fragment}>
            {name}
          </a>
        ))}
      </nav>
    </noscript>
  );
}

/** Every listing; the ones that All Offerings leaves out as doubles are hidden until filtered. */
function Grid({ products }: { products: readonly Product[] }) {
  const once = allOfferings(products);
  return (
    <ul className="card-grid card-grid-4" data-catalogue="">
      {inCatalogueOrder(products).map((product, index) => {
        const double = !once.includes(product);
        return (
          <li
            data-category={product.category}
            data-double={double ? "" : undefined}
            data-slug={product.slug}
            hidden={double}
            key={product.slug}
          >
            {!double && <Anchors product={product} />}
            <TreatmentCard
              first={index === 0}
              product={product}
              sizes="(min-width: 80rem) 19rem, (min-width: 60rem) 30vw, (min-width: 40rem) 45vw, 92vw"
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Where no script runs, an address that names a treatment leads to its card. */
function Anchors({ product }: { product: Product }) {
  return (
    <noscript>
      {addressesOf(product).map((address) => (
        <span id={address} key={address} />
      ))}
    </noscript>
  );
}

function Empty({ words }: { words: ServicesWords["empty"] }) {
  return (
    <div className="catalogue-empty" data-catalogue-empty="" hidden>
      <h3>{words.heading}</h3>
      <p>{words.text}</p>
      <button className="button button-quiet" data-catalogue-reset="" type="button">
        {words.reset}
      </button>
    </div>
  );
}

function Elsewhere({ words }: { words: ServicesWords["elsewhere"] }) {
  return (
    <div className="catalogue-empty" data-catalogue-elsewhere="" hidden>
      <h3>{words.heading}</h3>
      <p>{words.text}</p>
      <button className="button button-quiet" type="button">
        {words.button}
      </button>
    </div>
  );
}
