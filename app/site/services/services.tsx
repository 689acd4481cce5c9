import { redirect } from "react-router";
import { allOfferings } from "~/catalogue/catalogue";
import { longestQuery } from "~/catalogue/find";
import type { Product } from "~/catalogue/product";
import { catalogueOf } from "~/catalogue/products";
import { splitPath } from "~/content/languages";
import type { Words } from "~/content/site";
import { siteOf, useSite } from "~/content/use-site";
import { siteContext } from "~/context";
import { countRungs, type Rung, rungs } from "~/facts/evidence";
import type { PageHandle } from "~/page-handle";
import { pageHead } from "~/site/seo/page-head";
import { breadcrumbs, clinic } from "~/site/seo/structured-data";
import { PhoneLink } from "~/ui/piece/phone-link";
import { CallToAction } from "~/ui/section/call-to-action";
import { PlainHero } from "~/ui/section/hero";
import type { Route } from "./+types/services";
import { EvidenceShelves, Grid, isFound } from "./catalogue-grid";
import catalogueScript from "./catalogue-script.ts?scripts";
import { CatalogueTools } from "./catalogue-tools";
import { Views, views } from "./catalogue-views";
import { findOf } from "./search-entries";
import { SearchResults } from "./search-results";
import style from "./services.css?inline";
import { TestosteroneElsewhere } from "./testosterone-elsewhere";

export const handle: PageHandle = { script: catalogueScript, style, line: "treatments" };

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches);
  const { facts, words } = site;
  return pageHead(site, {
    ...words.servicesWords.search,
    path: "/services",
    image: "services",
    structuredData: [
      clinic(facts),
      breadcrumbs(site, [{ name: words.servicesWords.search.title, path: "/services" }]),
    ],
  });
};

/** The query's names that are rendered here; a page without them is sent from memory. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams: asked } = new URL(request.url);
  // React Router puts the language's prefix before the path of a redirect.
  const { path } = splitPath(pathname);
  // The form sends an empty choice too, when no script runs.
  if (asked.get("evidence") === "") {
    asked.delete("evidence");
    throw redirect(asked.size > 0 ? `${path}?${asked}` : path);
  }
  const query = (asked.get("q") ?? "").trim().slice(0, longestQuery);
  return {
    query,
    found: query ? findOf(context.get(siteContext))(query) : null,
    /** The lowest rung of the shown treatments. */
    evidence: rungs.find((rung) => rung === asked.get("evidence")) ?? null,
    view: views.find((view) => view === asked.get("view")) ?? "shelf",
  };
}

const reaches = (rung: Rung | null) => (product: Product) =>
  rung === null || countRungs(product.evidence) > rungs.indexOf(rung);

export default function Services({ loaderData }: Route.ComponentProps) {
  const { facts, words } = useSite();
  const page = words.servicesWords;
  const { query, found, evidence, view } = loaderData;
  const products = catalogueOf(facts, words);
  const listed = products.filter(reaches(evidence));
  const hasPages = found && found.pages.length > 0;
  const count = allOfferings(listed).filter(isFound(found)).length;
  const list = { products: listed, found, isEmpty: count === 0 };
  return (
    <>
      <PlainHero
        words={{
          ...page.hero,
          lead: words.withLastsNote(page.hero.lead, products),
        }}
      />
      <section aria-labelledby="catalogue-heading" className="catalogue wrap">
        <h2 className="visually-hidden" id="catalogue-heading">
          {page.search.title}
        </h2>
        <FilterLinks words={words.servicesWords} />
        <div className="catalogue-bar">
          <CatalogueTools
            evidence={evidence}
            query={query}
            view={view}
            words={words.servicesWords}
          />
          <p className="catalogue-status" data-catalogue-status="" role="status">
            {(found || evidence) && words.resultsText(count, query)}
          </p>
          <Views evidence={evidence} query={query} view={view} words={page.views} />
        </div>
        <SearchResults found={found} />
        {view === "evidence" ? (
          <EvidenceShelves {...list} />
        ) : (
          <div className="card-grid card-grid-4 shelves">
            <Grid {...list} />
            <TestosteroneElsewhere />
          </div>
        )}
        <Empty isShown={count === 0 && !hasPages} words={page.empty} />
        <Elsewhere words={page.elsewhere} />
      </section>
      <CallToAction phone={facts.phones.treatments} words={page.howItWorks} />
    </>
  );
}

/** Filter links for pages without scripts: CSS shows the category that the URL names. */
function FilterLinks({ words }: { words: Words["servicesWords"] }) {
  const { categories } = useSite().words;
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

/** No results: three links, and the phone number. */
function Empty({ words, isShown }: { words: Words["servicesWords"]["empty"]; isShown: boolean }) {
  const {
    facts: { phones },
    words: siteWords,
  } = useSite();
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
          {siteWords.searchWords.nothing.questions}
        </a>
        <a className="button button-quiet" href="/contact">
          {siteWords.searchWords.nothing.write}
        </a>
        <PhoneLink className="button button-quiet" phone={phones.treatments} />
      </p>
    </div>
  );
}

function Elsewhere({ words }: { words: Words["servicesWords"]["elsewhere"] }) {
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
