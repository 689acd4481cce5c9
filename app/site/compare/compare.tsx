import { comparedNames, pairOf, pickCompared } from "~/catalogue/catalogue";
import { catalogueOf } from "~/catalogue/products";
import { compareWords } from "~/content/en/pages/compare";
import { factsContext } from "~/context";
import { factsOf, useFacts } from "~/facts/use-facts";
import type { PageHandle } from "~/page-handle";
import { pageHead } from "~/site/seo/page-head";
import { breadcrumbs, clinic } from "~/site/seo/structured-data";
import type { Route } from "./+types/compare";
import style from "./compare.css?inline";
import { ComparePage } from "./compare-page";

export const handle: PageHandle = { style, line: "treatments" };

/** ?a=…&b=…&c=… is rendered on request; the page without a query is sent from memory. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  return {
    products: pickCompared(catalogueOf(context.get(factsContext)), searchParams),
    // A treatment's page links here with only itself chosen, which is no mistake.
    asked: comparedNames.filter((name) => searchParams.get(name)).length > 1,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const facts = factsOf(matches);
  const words = compareWords(facts);
  const products = loaderData?.products ?? [];
  const pair = pairOf(products);
  const title =
    products.length > 1 ? words.titleOf(products.map((one) => one.title)) : words.search.title;
  return pageHead(facts, {
    ...words.search,
    title,
    path: "/compare",
    canonical: pair ? `/compare/${pair.path}` : "/compare",
    image: "services",
    structuredData: [clinic(facts), breadcrumbs([{ name: words.hero.headline, path: "/compare" }])],
  });
};

export default function Compare({ loaderData: { products, asked } }: Route.ComponentProps) {
  const words = compareWords(useFacts());
  const tooFew = asked && products.length < 2;
  return (
    <ComparePage
      hero={words.hero}
      notice={tooFew && <p className="field-error">{words.tooFew}</p>}
      products={products}
    />
  );
}
