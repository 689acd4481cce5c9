import { allOfferings, anchorsOf, inCatalogueOrder } from "~/catalogue/catalogue";
import { type Found, longestQuery, makeFind } from "~/catalogue/find";
import type { Product } from "~/catalogue/product";
import { catalogueOf } from "~/catalogue/products";
import { categories } from "~/content/en/catalogue/categories";
import { withLastsNote } from "~/content/en/catalogue/with-lasts-note";
import type { ServicesWords } from "~/content/en/pages/page-words";
import { resultsText, servicesWords } from "~/content/en/pages/services";
import { brands, searchWords } from "~/content/en/search-words";
import { factsContext } from "~/facts/facts-context.server";
import { factsOf, useFacts } from "~/facts/use-facts";
import type { PageHandle } from "~/page-handle";
import { clinic } from "~/site/seo/clinic";
import { breadcrumbs } from "~/site/seo/page-data";
import { pageHead } from "~/site/seo/page-head";
import { PhoneLink } from "~/ui/piece/phone-link";
import { CallToAction } from "~/ui/section/call-to-action";
import { PlainHero } from "~/ui/section/plain-hero";
import { TreatmentCard } from "~/ui/treatment/treatment-card";
import { TreatmentDialog } from "~/ui/treatment/treatment-dialog";
import type { Route } from "./+types/services";
import catalogueScript from "./catalogue-script.ts?script";
import { CatalogueTools } from "./catalogue-tools";
import { searchEntries } from "./search-entries";
import { SearchResults } from "./search-results";
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

/** ?q=… is answered here; a page without it is a file, in which a script shows and hides. */
export function loader({ request, context }: Route.LoaderArgs): {
  query: string;
  found: Found | null;
} {
  const query = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, longestQuery);
  if (!query) return { query, found: null };
  return { query, found: makeFind(searchEntries(context.get(factsContext)), brands)(query) };
}

export default function Services({ loaderData: { query, found } }: Route.ComponentProps) {
  const facts = useFacts();
  const words = servicesWords(facts);
  const products = catalogueOf(facts);
  return (
    <>
      <PlainHero words={{ ...words.hero, lead: withLastsNote(words.hero.lead, products) }} />
      <section aria-labelledby="catalogue-heading" className="catalogue wrap">
        <h2 className="visually-hidden" id="catalogue-heading">
          {words.search.title}
        </h2>
        <CatalogueTools query={query} words={words} />
        <FilterLinks words={words} />
        <p className="catalogue-status" data-catalogue-status="" role="status">
          {found && resultsText(found.treatments.length, query)}
        </p>
        <SearchResults found={found} />
        <TestosteroneElsewhere />
        <Grid found={found} products={products} />
        <Empty isShown={found?.results.length === 0} words={words.empty} />
        <Elsewhere words={words.elsewhere} />
      </section>
      {products.map((product) => (
        <TreatmentDialog key={product.slug} product={product} />
      ))}
      <CallToAction phone={facts.phones.treatments} words={words.howItWorks} />
    </>
  );
}

/** The filters where no script runs: the style shows the category that the URL names. */
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
function Grid({ products, found }: { products: readonly Product[]; found: Found | null }) {
  const once = allOfferings(products);
  return (
    <ul
      className="card-grid card-grid-4"
      data-catalogue=""
      hidden={found !== null && found.treatments.length === 0}
    >
      {inCatalogueOrder(products).map((product, index) => {
        const double = !once.includes(product);
        return (
          <li
            data-category={product.category}
            data-double={double ? "" : undefined}
            data-slug={product.slug}
            hidden={double || (found !== null && !found.treatments.includes(product.title))}
            key={product.slug}
          >
            {!double && <Anchors product={product} />}
            <TreatmentCard
              first={index === 0}
              product={product}
              sizes="(min-width: 112rem) 25rem, (min-width: 80rem) 19rem, (min-width: 60rem) 30vw, (min-width: 40rem) 45vw, 6.5rem"
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Anchors that lead a treatment's URL to its card when no script runs. */
function Anchors({ product }: { product: Product }) {
  return (
    <noscript>
      {anchorsOf(product).map((anchor) => (
        <span id={anchor} key={anchor} />
      ))}
    </noscript>
  );
}

/** Nothing found: three ways on, and the phone number. */
function Empty({ words, isShown }: { words: ServicesWords["empty"]; isShown: boolean }) {
  const { phones } = useFacts();
  return (
    <div className="catalogue-empty" data-catalogue-empty="" hidden={!isShown}>
      <h3>{words.heading}</h3>
      <p>{words.text}</p>
      <p className="actions">
        <button className="button button-quiet" data-catalogue-reset="" type="button">
          {words.reset}
        </button>
        <noscript>
          <a className="button button-quiet" href="/services">
            {words.reset}
          </a>
        </noscript>
        <a className="button button-quiet" href="/faqs">
          {searchWords.nothing.questions}
        </a>
        <a className="button button-quiet" href="/contact">
          {searchWords.nothing.write}
        </a>
        <PhoneLink className="button button-quiet" phone={phones.treatments} />
      </p>
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
