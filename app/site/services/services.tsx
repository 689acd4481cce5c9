import { redirect } from "react-router";
import { allOfferings, anchorsOf, inCatalogueOrder } from "~/catalogue/catalogue";
import { type Found, longestQuery } from "~/catalogue/find";
import type { Product } from "~/catalogue/product";
import { catalogueOf } from "~/catalogue/products";
import { categories } from "~/content/en/catalogue/categories";
import { withLastsNote } from "~/content/en/catalogue/with-lasts-note";
import type { ServicesWords } from "~/content/en/pages/page-words";
import { resultsText, servicesWords } from "~/content/en/pages/services";
import { searchWords } from "~/content/en/search-words";
import { factsContext } from "~/context";
import dialogsUrl from "~/enhance/dialogs.ts?script-url";
import { countRungs, type Rung, rungs } from "~/facts/evidence";
import { factsOf, useFacts } from "~/facts/use-facts";
import type { PageHandle } from "~/page-handle";
import { pageHead } from "~/site/seo/page-head";
import { breadcrumbs, clinic } from "~/site/seo/structured-data";
import { PhoneLink } from "~/ui/piece/phone-link";
import { CallToAction } from "~/ui/section/call-to-action";
import { PlainHero } from "~/ui/section/hero";
import { TreatmentCard } from "~/ui/treatment/treatment-card";
import type { Route } from "./+types/services";
import catalogueScript from "./catalogue-script.ts?script";
import { CatalogueTools } from "./catalogue-tools";
import { findOf } from "./search-entries";
import { SearchResults } from "./search-results";
import style from "./services.css?inline";
import { TestosteroneElsewhere } from "./testosterone-elsewhere";

export const handle: PageHandle = { script: catalogueScript, style, line: "treatments" };

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

/**
 * ?q=… and ?evidence=… are rendered here; a page without them is sent from memory, and a script
 * shows and hides cards.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams: asked } = new URL(request.url);
  // The form sends an empty choice too, when no script runs.
  if (asked.get("evidence") === "") {
    asked.delete("evidence");
    throw redirect(asked.size > 0 ? `${pathname}?${asked}` : pathname);
  }
  const query = (asked.get("q") ?? "").trim().slice(0, longestQuery);
  /** The lowest rung of the shown treatments. */
  const evidence = rungs.find((rung) => rung === asked.get("evidence")) ?? null;
  if (!query) return { query, found: null, evidence };
  return { query, found: findOf(context.get(factsContext))(query), evidence };
}

const reaches = (rung: Rung | null) => (product: Product) =>
  rung === null || countRungs(product.evidence) > rungs.indexOf(rung);

export default function Services({ loaderData: { query, found, evidence } }: Route.ComponentProps) {
  const facts = useFacts();
  const words = servicesWords(facts);
  const products = catalogueOf(facts);
  const listed = products.filter(reaches(evidence));
  const hasPages = found && found.pages.length > 0;
  const count = allOfferings(listed).filter(isFound(found)).length;
  return (
    <>
      <PlainHero words={{ ...words.hero, lead: withLastsNote(words.hero.lead, products) }} />
      <section aria-labelledby="catalogue-heading" className="catalogue wrap">
        <h2 className="visually-hidden" id="catalogue-heading">
          {words.search.title}
        </h2>
        <CatalogueTools evidence={evidence} query={query} words={words} />
        <FilterLinks words={words} />
        <div className="catalogue-bar">
          <p className="catalogue-status" data-catalogue-status="" role="status">
            {(found || evidence) && resultsText(count, query)}
          </p>
          <Views words={words.views} />
        </div>
        <SearchResults found={found} />
        <div className="card-grid card-grid-4 shelves">
          <Grid found={found} isEmpty={count === 0} products={listed} />
          <TestosteroneElsewhere />
        </div>
        <Empty isShown={count === 0 && !hasPages} words={words.empty} />
        <Elsewhere words={words.elsewhere} />
      </section>
      <CallToAction phone={facts.phones.treatments} words={words.howItWorks} />
    </>
  );
}

/** Switch between cards with pictures and index rows: one list, two styles. */
function Views({ words }: { words: ServicesWords["views"] }) {
  return (
    <fieldset className="catalogue-views no-print">
      <legend className="visually-hidden">{words.label}</legend>
      {(["shelf", "index"] as const).map((view) => (
        <label key={view}>
          <input
            className="visually-hidden"
            defaultChecked={view === "shelf"}
            id={`view-${view}`}
            name="view"
            type="radio"
          />
          {words[view]}
        </label>
      ))}
    </fieldset>
  );
}

/** Filter links for pages without scripts: CSS shows the category that the URL names. */
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

const isFound =
  (found: Found | null) =>
  ({ title }: Product) =>
    found?.treatments.includes(title) ?? true;

/**
 * All listings; second listings are hidden in All Offerings. The dialogs are fetched a moment after
 * the page, so that on phones too they open at once.
 */
function Grid({
  products,
  found,
  isEmpty,
}: {
  products: readonly Product[];
  found: Found | null;
  isEmpty: boolean;
}) {
  const once = allOfferings(products);
  return (
    <ul data-catalogue="" data-script={dialogsUrl} data-soon="" hidden={isEmpty}>
      {inCatalogueOrder(products).map((product, index) => {
        const double = !once.includes(product);
        return (
          <li
            data-category={product.category}
            data-double={double ? "" : undefined}
            data-slug={product.slug}
            hidden={double || !isFound(found)(product)}
            key={product.slug}
          >
            {!double && <Anchors product={product} />}
            <TreatmentCard
              first={index === 0}
              product={product}
              sizes="(min-width: 112rem) 27rem, (min-width: 80rem) 21rem, (min-width: 68rem) 31vw, (min-width: 44rem) 46vw, 9rem"
            />
          </li>
        );
      })}
    </ul>
  );
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

/** No results: three links, and the phone number. */
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
