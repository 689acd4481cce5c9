import { redirect } from "react-router";
import { allOfferings } from "~/catalogue/catalogue";
import { type Found, longestQuery } from "~/catalogue/find";
import { isPaged } from "~/catalogue/paging";
import type { Product } from "~/catalogue/product";
import { catalogueOf } from "~/catalogue/products";
import { splitPath } from "~/content/languages";
import type { Site, Words } from "~/content/site";
import { siteOf, useSite } from "~/content/use-site";
import { siteContext } from "~/context";
import { countRungs, type Rung, rungs } from "~/facts/evidence";
import type { PageHandle } from "~/page-handle";
import { pageHead } from "~/site/seo/page-head";
import { breadcrumbs, clinic } from "~/site/seo/structured-data";
import { LowerStyle } from "~/ui/piece/lower-style";
import { CallToAction } from "~/ui/section/call-to-action";
import { PlainHero } from "~/ui/section/hero";
import type { Route } from "./+types/services";
import { readChoice, searchOf } from "./catalogue-choice";
import { EvidenceShelves, Grid, isFound } from "./catalogue-grid";
import catalogueScript from "./catalogue-script.ts?scripts";
import { CatalogueTools } from "./catalogue-tools";
import { type View, Views, views } from "./catalogue-views";
import { Elsewhere, Empty } from "./empty-catalogue";
import { type Listed, list, PagedCatalogue, resultsIn } from "./paged-catalogue";
import pagedScript from "./paged-catalogue-script.ts?script";
import { findOf } from "./search-entries";
import { SearchResults } from "./search-results";
import style from "./services.css?inline";
import { TestosteroneElsewhere } from "./testosterone-elsewhere";

export const handle: PageHandle = {
  script: isPaged ? pagedScript : catalogueScript,
  style,
  linksLowerStyle: true,
  line: "treatments",
  ownQueries: isPaged,
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = siteOf(matches);
  const { facts, words } = site;
  return pageHead(site, {
    ...words.servicesWords.search,
    path: "/services",
    ...(loaderData && "listed" in loaderData && headOf(site, loaderData.listed)),
    image: "services",
    structuredData: [
      clinic(facts),
      breadcrumbs(site, [{ name: words.servicesWords.search.title, path: "/services" }]),
    ],
  });
};

/** What differs in the head of a page other than the first of all treatments. */
function headOf(site: Site, listed: Listed) {
  const { title } = site.words.servicesWords.search;
  const { choice } = listed;
  const category = site.words.categories.find(({ id }) => id === choice.category);
  const search = searchOf(choice);
  return {
    path: `/services${search}`,
    title: search ? `${category?.name ?? title}: ${resultsIn(site, listed)}` : title,
    // Search engines list the pages of all treatments and of a category, not every order of them.
    index: !choice.query && !choice.evidence && choice.view === "shelf",
  };
}

/** The query's names that are rendered here; a page without them is sent from memory. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search, searchParams: asked } = new URL(request.url);
  // React Router puts the language's prefix before the path of a redirect.
  const { path } = splitPath(pathname);
  if (isPaged) {
    const site = context.get(siteContext);
    const listed = list(site, readChoice(asked, site.words));
    // Every choice has one URL.
    const own = searchOf({ ...listed.choice, page: listed.page.number });
    if (search !== own) throw redirect(path + own);
    // Not enumerable, like the facts of root.tsx.
    return Object.defineProperty({} as { listed: Listed }, "listed", { value: listed });
  }
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
  const products = catalogueOf(facts, words);
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
        {"listed" in loaderData ? (
          <PagedCatalogue listed={loaderData.listed} />
        ) : (
          <WholeCatalogue {...loaderData} />
        )}
      </section>
      <CallToAction phone={facts.phones.treatments} words={page.howItWorks} />
    </>
  );
}

/** All cards in one page, which a script filters. */
function WholeCatalogue({
  query,
  found,
  evidence,
  view,
}: {
  query: string;
  found: Found | null;
  evidence: Rung | null;
  view: View;
}) {
  const { facts, words } = useSite();
  const page = words.servicesWords;
  const listed = catalogueOf(facts, words).filter(reaches(evidence));
  const hasPages = found && found.pages.length > 0;
  const count = allOfferings(listed).filter(isFound(found)).length;
  const list = { products: listed, found, isEmpty: count === 0 };
  return (
    <>
      <FilterLinks words={page} />
      <div className="catalogue-bar">
        <CatalogueTools evidence={evidence} query={query} view={view} words={page} />
        <p className="catalogue-status" data-catalogue-status="" role="status">
          {(found || evidence) && words.resultsText(count, query)}
        </p>
        <Views evidence={evidence} query={query} view={view} words={page.views} />
      </div>
      <SearchResults found={found} />
      <LowerStyle />
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
