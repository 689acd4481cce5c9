import { addressesOf, allOfferings, inCatalogueOrder } from "~/catalogue/catalogue";
import type { Product } from "~/catalogue/product";
import { products } from "~/catalogue/products";
import { categories } from "~/content/en/catalogue/categories";
import { servicesWords as words } from "~/content/en/pages/services";
import { site } from "~/facts/site";
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

export const handle: PageHandle = { script: catalogueScript };

export const meta: Route.MetaFunction = () =>
  pageHead({
    ...words.search,
    path: "/services",
    image: "services",
    structuredData: [clinic(), breadcrumbs([{ name: words.search.title, path: "/services" }])],
  });

export default function Services() {
  return (
    <>
      <PlainHero words={words.hero} />
      <section aria-labelledby="catalogue-heading" className="catalogue wrap">
        <h2 className="visually-hidden" id="catalogue-heading">
          {words.search.title}
        </h2>
        <CatalogueTools />
        <FilterLinks />
        <p className="catalogue-status" data-catalogue-status="" role="status" />
        <Grid />
        <Empty />
        <Elsewhere />
      </section>
      {products.map((product) => (
        <TreatmentDialog key={product.slug} product={product} />
      ))}
      <CallToAction phone={site.phones.treatments} words={words.howItWorks} />
    </>
  );
}

/** The filters where no script runs: the style shows the category that the address names. */
function FilterLinks() {
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

/** All 21 listings; the ones that All Offerings leaves out as doubles are hidden until filtered. */
function Grid() {
  const once = allOfferings();
  return (
    <ul className="card-grid card-grid-4" data-catalogue="">
      {inCatalogueOrder().map((product, index) => {
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

function Empty() {
  return (
    <div className="catalogue-empty" data-catalogue-empty="" hidden>
      <h3>{words.empty.heading}</h3>
      <p>{words.empty.text}</p>
      <button className="button button-quiet" data-catalogue-reset="" type="button">
        {words.empty.reset}
      </button>
    </div>
  );
}

function Elsewhere() {
  return (
    <div className="catalogue-empty" data-catalogue-elsewhere="" hidden>
      <h3>{words.elsewhere.heading}</h3>
      <p>{words.elsewhere.text}</p>
      <button className="button button-quiet" type="button">
        {words.elsewhere.button}
      </button>
    </div>
  );
}
