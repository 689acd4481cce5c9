import { data } from "react-router";
import {
  allOfferings,
  comparedNames,
  findProduct,
  pairOf,
  pickCompared,
  productsOf,
} from "~/catalogue/catalogue";
import type { Product } from "~/catalogue/product";
import { canonicalSlug, catalogueOf } from "~/catalogue/products";
import { areaOfCategory } from "~/content/en/areas";
import { siteOf, useSite } from "~/content/use-site";
import { reportNotFoundContext, siteContext } from "~/context";
import type { PageHandle } from "~/page-handle";
import { pageHead } from "~/site/seo/page-head";
import { breadcrumbs, clinic } from "~/site/seo/structured-data";
import { SelectField } from "~/ui/form/field";
import { LowerStyle } from "~/ui/piece/lower-style";
import { Picture } from "~/ui/piece/picture";
import { PlainHero } from "~/ui/section/hero";
import type { Route } from "./+types/compare";
import style from "./compare.css?inline";
import { ComparedTable } from "./compared-table";

export const handle: PageHandle = { style, line: "treatments", linksLowerStyle: true };

/**
 * ?a=…&b=…&c=… is rendered on request; the page without a query and the pages of pairs are sent
 * from memory. 404 for a pair that has no page.
 */
export function loader({ request, params, pattern, context }: Route.LoaderArgs) {
  const { facts, words } = context.get(siteContext);
  const all = catalogueOf(facts, words);
  if (params.pair === undefined) {
    const { searchParams } = new URL(request.url);
    const products = pickCompared(all, searchParams);
    // A treatment's page links here with only itself chosen, which is no mistake.
    const asked = comparedNames.filter((name) => searchParams.has(name));
    const chosen = asked.filter((name) => searchParams.get(name));
    const isRequested = asked.length > 1 && chosen.length !== 1;
    return { pair: null, products, tooFew: isRequested && products.length < 2 };
  }
  const pair = words.comparedPairs.find(({ path }) => path === params.pair);
  if (pair)
    return { pair, products: pair.slugs.map((slug) => findProduct(all, slug)), tooFew: false };
  context.get(reportNotFoundContext)(pattern);
  throw data(null, { status: 404 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = siteOf(matches);
  const { facts, words } = site;
  const page = words.compareWords;
  if (!loaderData) return [];
  const { pair, products } = loaderData;
  const here = { name: page.hero.headline, path: "/compare" };
  if (pair) {
    const path = `/compare/${pair.path}`;
    const trail = breadcrumbs(site, [here, { name: pair.headline, path }]);
    const structuredData = [clinic(facts), trail];
    return pageHead(site, { ...pair.search, path, image: "services", structuredData });
  }
  const canonical = pairOf(products);
  const title =
    products.length > 1 ? page.titleOf(products.map((one) => one.title)) : page.search.title;
  return pageHead(site, {
    ...page.search,
    title,
    path: "/compare",
    canonical: canonical ? `/compare/${canonical.path}` : "/compare",
    image: "services",
    structuredData: [clinic(facts), breadcrumbs(site, [here])],
  });
};

/** The table, then the form and the pairs. */
export default function Compare({ loaderData }: Route.ComponentProps) {
  const { words } = useSite();
  const { pair, products, tooFew } = loaderData;
  return (
    <>
      <div className="compare-head wrap">
        <PlainHero
          words={
            pair ? { ...words.compareWords.hero, headline: pair.headline } : words.compareWords.hero
          }
        />
        {products.length > 1 && <ComparedPictures products={products} />}
      </div>
      <LowerStyle />
      {products.length > 1 && (
        <div className="compare wrap">
          <ComparedTable products={products} />
        </div>
      )}
      <section aria-label={words.compareWords.form.heading} className="section wrap">
        {/* Without a table, the page's own heading says it. */}
        {products.length > 1 && <h2>{words.compareWords.form.heading}</h2>}
        {tooFew && <p className="field-error">{words.compareWords.tooFew}</p>}
        <CompareForm chosen={products} />
        {products.length === 1 && products[0] && <Candidates chosen={products[0]} />}
        <h2 className="often-heading">{words.compareWords.often}</h2>
        <ul className="often-compared">
          {words.comparedPairs
            .filter(({ path }) => path !== pair?.path)
            .map(({ path, headline }) => (
              <li key={path}>
                <a className="text-link" href={`/compare/${path}`}>
                  {headline}
                </a>
              </li>
            ))}
        </ul>
        <p className="section-more">
          <a className="text-link" href="/services">
            {words.compareWords.all}
          </a>
        </p>
      </section>
    </>
  );
}

/** The treatments on one shelf. The table below names them. */
function ComparedPictures({ products }: { products: readonly Product[] }) {
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

/** With one treatment chosen, links to its comparison with each other one of its category. */
function Candidates({ chosen }: { chosen: Product }) {
  const { facts, words } = useSite();
  const others = productsOf(catalogueOf(facts), chosen.category).filter(
    (product) => canonicalSlug(product) !== canonicalSlug(chosen),
  );
  return (
    <>
      <h2 className="often-heading">{words.compareWords.chosenWith(chosen.title)}</h2>
      <ul className="often-compared">
        {others.map((product) => (
          <li key={product.slug}>
            <a
              className="text-link"
              href={`/compare?a=${canonicalSlug(chosen)}&b=${canonicalSlug(product)}`}
            >
              {product.title}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Three lists and a button: a plain GET that the server renders. */
function CompareForm({ chosen }: { chosen: readonly Product[] }) {
  const { facts, words: siteWords } = useSite();
  const words = siteWords.compareWords.form;
  const options = allOfferings(catalogueOf(facts, siteWords)).map(({ slug, title }) => ({
    value: slug,
    label: title,
  }));
  const labels = [words.first, words.second, words.third];
  return (
    <form action="/compare" aria-label={words.heading} className="compare-form">
      {comparedNames.map((name, place) => {
        const product = chosen[place];
        return (
          <SelectField
            defaultValue={product ? canonicalSlug(product) : ""}
            id={`compare-${name}`}
            key={name}
            label={labels[place] ?? ""}
            name={name}
            optional={name === "c"}
            options={options}
            placeholder={name === "c" ? words.none : words.choose}
          />
        );
      })}
      <button className="button" type="submit">
        {words.submit}
      </button>
    </form>
  );
}
