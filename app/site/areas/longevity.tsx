import { productsOf } from "~/catalogue/catalogue";
import { catalogueOf } from "~/catalogue/products";
import { siteOf, useSite } from "~/content/use-site";
import type { PageHandle } from "~/page-handle";
import { areaHead } from "~/site/seo/page-head";
import { LowerStyle } from "~/ui/piece/lower-style";
import { AreaBody, AreaList, AreaPart, Statement } from "~/ui/section/area-body";
import { AreaQuestions, AreaSafety, AreaSteps, Prices } from "~/ui/section/area-sections";
import { CallToAction } from "~/ui/section/call-to-action";
import { AreaHero } from "~/ui/section/hero";
import { ItemList } from "~/ui/section/lists";
import type { Route } from "./+types/longevity";
import { CellEnergy } from "./cell-energy";

export const handle: PageHandle = { line: "treatments", linksLowerStyle: true };

/** Also at /anti-aging, which the header links; the canonical URL is one. */
export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches);
  const { words } = site;
  return areaHead(site, "/anti-aging-longevity", words.longevityWords);
};

export default function Longevity() {
  const { facts, words } = useSite();
  const page = words.longevityWords;
  const { therapies, benefits, steps } = page;
  const products = productsOf(catalogueOf(facts, words), "fitness-anti-aging");
  return (
    <>
      <AreaHero area="longevity" picture="head-longevity" words={page.hero} />
      <LowerStyle />
      <AreaBody area="longevity">
        <Statement
          drawing={<CellEnergy words={page.cell} />}
          id="benefits"
          sentence={page.statement}
        >
          <h3>{benefits.heading}</h3>
          <p className="area-intro">{benefits.intro}</p>
          <ul className="brief-list">
            {benefits.items.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}.</strong> {text}
              </li>
            ))}
          </ul>
        </Statement>
        <Prices costs={page.costs} products={products} words={page.products} />
        <AreaPart id="therapies" tone="sand">
          <AreaList heading={therapies.heading} id="therapies">
            <ItemList columns={3} items={therapies.items} />
          </AreaList>
          <AreaSafety products={products} words={page.safety} />
          <AreaSteps id="process" words={steps} />
        </AreaPart>
        <AreaQuestions disclaimer={page.disclaimer} words={page.questions} />
      </AreaBody>
      <CallToAction phone={facts.phones.treatments} words={page.closing} />
    </>
  );
}
