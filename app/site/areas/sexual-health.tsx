import { productsOf } from "~/catalogue/catalogue";
import { catalogueOf } from "~/catalogue/products";
import { sexualHealthWords } from "~/content/en/pages/sexual-health";
import type { Section as SectionWords } from "~/content/word-shapes";
import { factsOf, useFacts } from "~/facts/use-facts";
import type { PageHandle } from "~/page-handle";
import { LowerStyle } from "~/site/frame/lower-style";
import { areaHead } from "~/site/seo/page-head";
import { AreaBody, AreaList, AreaPart, Statement } from "~/ui/section/area-body";
import { AreaQuestions, AreaSafety, AreaSteps, Prices } from "~/ui/section/area-sections";
import { CallToAction } from "~/ui/section/call-to-action";
import { AreaHero } from "~/ui/section/hero";
import { ItemList } from "~/ui/section/lists";
import type { Route } from "./+types/sexual-health";

export const handle: PageHandle = { line: "treatments", linksLowerStyle: true };

export const meta: Route.MetaFunction = ({ matches }) => {
  const facts = factsOf(matches);
  return areaHead(facts, "/sexual-health", sexualHealthWords(facts));
};

export default function SexualHealth() {
  const facts = useFacts();
  const words = sexualHealthWords(facts);
  const products = productsOf(catalogueOf(facts), "sexual-health");
  return (
    <>
      <AreaHero area="sexual" picture="head-sexual-health" words={words.hero} />
      <LowerStyle />
      <AreaBody area="sexual">
        <Statement id="concerns" sentence={words.statement}>
          <div className="two-voices">
            <Voice id="men" words={words.men} />
            <Voice id="women" words={words.women} />
          </div>
        </Statement>
        <Prices costs={words.costs} products={products} words={words.products} />
        <AreaPart id="modalities" tone="sand">
          <AreaList heading={words.modalities.heading} id="modalities">
            <ItemList columns={3} items={words.modalities.items} />
          </AreaList>
          <AreaSafety products={products} words={words.safety} />
          <AreaSteps id="process" words={words.steps} />
        </AreaPart>
        <AreaQuestions disclaimer={words.disclaimer} words={words.questions} />
      </AreaBody>
      <CallToAction phone={facts.phones.treatments} words={words.closing} />
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
