import { data } from "react-router";
import { findProduct } from "~/catalogue/catalogue";
import { catalogueOf } from "~/catalogue/products";
import { comparedPairs, compareWords } from "~/content/en/pages/compare";
import { reportNotFoundContext } from "~/context";
import { factsOf, useFacts } from "~/facts/use-facts";
import type { PageHandle } from "~/page-handle";
import { pageHead } from "~/site/seo/page-head";
import { breadcrumbs, clinic } from "~/site/seo/structured-data";
import type { Route } from "./+types/compared-pair";
import style from "./compare.css?inline";
import { ComparePage } from "./compare-page";

export const handle: PageHandle = { style, line: "treatments" };

/** 404 for a pair that has no page. */
export function loader({ params, context }: Route.LoaderArgs) {
  const pair = comparedPairs.find(({ path }) => path === params.pair);
  if (pair) return pair;
  context.get(reportNotFoundContext)(`/compare/${params.pair}`);
  throw data(null, { status: 404 });
}

export const meta: Route.MetaFunction = ({ loaderData: pair, matches }) => {
  if (!pair) return [];
  const facts = factsOf(matches);
  const path = `/compare/${pair.path}`;
  return pageHead(facts, {
    ...pair.search,
    path,
    image: "services",
    structuredData: [
      clinic(facts),
      breadcrumbs([
        { name: compareWords(facts).hero.headline, path: "/compare" },
        { name: pair.headline, path },
      ]),
    ],
  });
};

export default function ComparedPairPage({ loaderData: pair }: Route.ComponentProps) {
  const facts = useFacts();
  const products = pair.slugs.map((slug) => findProduct(catalogueOf(facts), slug));
  return (
    <ComparePage
      hero={{ ...compareWords(facts).hero, headline: pair.headline }}
      pair={pair.path}
      products={products}
    />
  );
}
