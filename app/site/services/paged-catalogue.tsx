import { allOfferings, inCatalogueOrder, productBySlug, productsOf } from "~/catalogue/catalogue";
import type { Found } from "~/catalogue/find";
import { oldSlugOf, slugOf } from "~/catalogue/old-slugs";
import { linkedPages, type Page, pageOf } from "~/catalogue/paging";
import type { Product } from "~/catalogue/product";
import { catalogueOf } from "~/catalogue/products";
import type { Site } from "~/content/site";
import { useSite } from "~/content/use-site";
import { countRungs, rungs } from "~/facts/evidence";
import { Icon } from "~/ui/piece/icon";
import { LowerStyle } from "~/ui/piece/lower-style";
import { type Choice, everything, hrefOf, resultsId } from "./catalogue-choice";
import { EvidenceShelves, Grid } from "./catalogue-grid";
import { EvidenceFilter, SearchField } from "./catalogue-tools";
import { ViewLinks } from "./catalogue-views";
import { Elsewhere, Empty } from "./empty-catalogue";
import { findOf } from "./search-entries";
import { SearchResults } from "./search-results";
import { TestosteroneElsewhere } from "./testosterone-elsewhere";

/** What a choice lists, in order, and the page of it that is shown. */
export type Listed = {
  choice: Choice;
  found: Found | null;
  count: number;
  page: Page<Product>;
};

/** Filters and orders like catalogue-script.ts, which does it where all cards are in the page. */
export function list(site: Site, choice: Choice): Listed {
  const { query, category, evidence, view } = choice;
  const products = catalogueOf(site.facts, site.words);
  const found = query ? findOf(site)(query) : null;
  const titles = found && new Set(found.treatments);
  const listed = (category ? productsOf(products, category) : allOfferings(products)).filter(
    (product) =>
      (titles?.has(product.title) ?? true) &&
      (evidence === null || countRungs(product.evidence) > rungs.indexOf(evidence)),
  );
  const ordered = inCatalogueOrder(listed);
  if (view === "evidence")
    ordered.sort((one, other) => countRungs(other.evidence) - countRungs(one.evidence));
  return { choice, found, count: listed.length, page: pageOf(ordered, choice.page) };
}

/** The number of results, and which page of them is shown where there are several. */
export const resultsIn = ({ words }: Site, { choice: { query }, count, page }: Listed) =>
  [
    words.resultsText(count, query),
    ...(page.of > 1 ? [words.catalogueWords.where(page.number, page.of)] : []),
  ].join(", ");

/** The catalogue where it has too many cards for one page. All of it works without scripts. */
export function PagedCatalogue({ listed }: { listed: Listed }) {
  const site = useSite();
  const { words } = site;
  const { choice, found, count, page } = listed;
  const { category, query, view } = choice;
  const cards = { products: page.shown, found: null, isEmpty: count === 0 };
  const hasOthers = found !== null && found.treatments.length > 0;
  return (
    <>
      <Categories choice={choice} />
      <div className="catalogue-bar catalogue-paged">
        <search className="catalogue-tools">
          <form action={`/services#${resultsId}`} className="search-field" method="get">
            {category && <input name="category" type="hidden" value={category} />}
            {view !== "shelf" && <input name="view" type="hidden" value={view} />}
            <SearchField query={query} words={words.servicesWords} />
            <EvidenceFilter evidence={choice.evidence} />
            <button className="button button-small" type="submit">
              {words.searchWords.submit}
            </button>
          </form>
        </search>
        <p className="catalogue-status" id={resultsId} role="status" tabIndex={-1}>
          {resultsIn(site, listed)}
        </p>
        <ViewLinks
          hrefOf={(to) => hrefOf({ ...choice, view: to, page: 1 })}
          view={view}
          words={words.servicesWords.views}
        />
        {/* catalogue-index.css */}
        {view === "index" && <input defaultChecked hidden id="view-index" type="radio" />}
      </div>
      <SearchResults found={found} />
      <LowerStyle />
      {view === "evidence" ? (
        <EvidenceShelves {...cards} />
      ) : (
        <div className="card-grid card-grid-4 shelves">
          <Grid {...cards} />
          {isTestosteroneListed(listed) && <TestosteroneElsewhere />}
        </div>
      )}
      <PageLinks choice={choice} page={page} />
      {count === 0 && !found?.results.length && <Empty words={words.servicesWords.empty} />}
      {count === 0 && hasOthers && (
        <Elsewhere
          href={hrefOf({ ...choice, category: null, evidence: null, page: 1 })}
          words={words.servicesWords.elsewhere}
        />
      )}
      {hrefOf(choice) === hrefOf(everything) && <NamedTreatments shown={page.shown} />}
    </>
  );
}

/** After the last card, where the category and the search are about it. */
const isTestosteroneListed = ({ choice: { category }, found, page }: Listed) =>
  page.number === page.of &&
  (category === null || category === "testosterone-hormone-therapy") &&
  (found?.results.some(({ href }) => href === "/hormone-replacement") ?? true);

function Categories({ choice }: { choice: Choice }) {
  const { categories, servicesWords } = useSite().words;
  const link = (category: Choice["category"], name: string, id?: string) => (
    <a
      aria-current={choice.category === category ? "page" : undefined}
      href={hrefOf({ ...choice, category, page: 1 })}
      id={id}
      key={name}
    >
      {name}
    </a>
  );
  return (
    <nav aria-label={servicesWords.filters.label} className="filters filter-links">
      {link(null, servicesWords.filters.all)}
      {categories.map(({ fragment, id, name }) => link(id, name, fragment))}
    </nav>
  );
}

function PageLinks({ choice, page }: { choice: Choice; page: Page<Product> }) {
  const words = useSite().words.catalogueWords.links;
  if (page.of === 1) return null;
  const to = (number: number) => hrefOf({ ...choice, page: number });
  const linked = linkedPages(page);
  return (
    <nav aria-label={words.label} className="catalogue-pages no-print">
      {page.number > 1 && (
        <a className="text-link" href={to(page.number - 1)} rel="prev">
          {words.previous}
        </a>
      )}
      <ol>
        {linked.map((number, at) => (
          <li key={number ?? `after ${linked[at - 1]}`}>
            {number === null ? (
              "…"
            ) : (
              <a
                aria-current={number === page.number ? "page" : undefined}
                aria-label={words.page(number)}
                href={to(number)}
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page.number < page.of && (
        <a className="text-link" href={to(page.number + 1)} rel="next">
          {words.next}
          <Icon name="arrow" />
        </a>
      )}
    </nav>
  );
}

/**
 * Without scripts: a link for each treatment that the footer names and this page does not show. The
 * one that the URL names is shown (catalogue-pages.css).
 */
function NamedTreatments({ shown }: { shown: readonly Product[] }) {
  const { facts, words } = useSite();
  const products = catalogueOf(facts, words);
  const named = words.footerGroups
    .flatMap(({ links }) => links)
    .flatMap(({ href }) => {
      const slug = slugOf(href.slice("/services".length));
      const old = oldSlugOf(slug);
      const product = productBySlug(products, old && "product" in old ? old.product : slug);
      const isShown = shown.some(({ title }) => title === product?.title);
      return product && !isShown ? [{ slug, product }] : [];
    });
  return (
    <noscript>
      <ul className="catalogue-named">
        {named.map(({ slug, product }) => (
          <li id={slug} key={slug}>
            <a href={`/treatments/${product.slug}`}>{product.title}</a>
          </li>
        ))}
      </ul>
    </noscript>
  );
}
