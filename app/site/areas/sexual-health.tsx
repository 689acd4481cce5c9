import { productsOf } from "~/catalogue/catalogue";
import { catalogueOf } from "~/catalogue/products";
import { siteOf, useSite } from "~/content/use-site";
import type { Section as SectionWords } from "~/content/word-shapes";
import type { PageHandle } from "~/page-handle";
import { areaHead } from "~/site/seo/page-head";
import { LowerStyle } from "~/ui/piece/lower-style";
import { AreaBody, AreaList, AreaPart, Statement } from "~/ui/section/area-body";
import { AreaQuestions, AreaSafety, AreaSteps, Prices } from "~/ui/section/area-sections";
import { CallToAction } from "~/ui/section/call-to-action";
import { AreaHero } from "~/ui/section/hero";
import { ItemList } from "~/ui/section/lists";
import type { Route } from "./+types/sexual-health";

export const handle: PageHandle = { line: "treatments", linksLowerStyle: true };

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches);
  const { words } = site;
  return areaHead(site, "/sexual-health", words.sexualHealthWords);
};

export default function SexualHealth() {
  const { facts, words } = useSite();
  const page = words.sexualHealthWords;
  const products = productsOf(catalogueOf(facts, words), "sexual-health");
  return (
    <>
      <AreaHero area="sexual" picture="head-sexual-health" words={page.hero} />
      <LowerStyle />
      <AreaBody area="sexual">
        <Statement id="concerns" sentence={page.statement}>
          <div className="two-voices">
            <Voice id="men" words={page.men} />
            <Voice id="women" words={page.women} />
          </div>
        </Statement>
        <Prices costs={page.costs} products={products} words={page.products} />
        <AreaPart id="modalities" tone="sand">
          <AreaList heading={page.modalities.heading} id="modalities">
            <ItemList columns={3} items={page.modalities.items} />
          </AreaList>
          <AreaSafety products={products} words={page.safety} />
          <AreaSteps id="process" words={page.steps} />
        </AreaPart>
        <AreaQuestions disclaimer={page.disclaimer} words={page.questions} />
      </AreaBody>
      <CallToAction phone={facts.phones.treatments} words={page.closing} />
    </>
  );
}

/** Men's and women's concerns side by side, with equal weight. */
function Voice({ id, words: { heading, items } }: { id: string; words: SectionWords }) {
  return (
    <div className="voice" id={id}>
      <h2>{heading}</h2>
      <ItemList columns={1} items={items} />
    </div>
  );
}
