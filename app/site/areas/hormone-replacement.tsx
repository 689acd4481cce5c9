import { productsOf } from "~/catalogue/catalogue";
import { catalogueOf } from "~/catalogue/products";
import { hormoneReplacementWords } from "~/content/en/pages/hormone-replacement";
import type { Item } from "~/content/word-shapes";
import { factsOf, useFacts } from "~/facts/use-facts";
import type { PageHandle } from "~/page-handle";
import { LowerStyle } from "~/site/frame/lower-style";
import { areaHead } from "~/site/seo/page-head";
import { AreaBody, AreaList, AreaPart, Statement } from "~/ui/section/area-body";
import { AreaQuestions, AreaSafety, AreaSteps, Prices } from "~/ui/section/area-sections";
import { CallToAction } from "~/ui/section/call-to-action";
import { AreaHero } from "~/ui/section/hero";
import { ItemList } from "~/ui/section/lists";
import type { Route } from "./+types/hormone-replacement";
import { TestosteroneCard } from "./testosterone-card";

export const handle: PageHandle = { line: "treatments", linksLowerStyle: true };

export const meta: Route.MetaFunction = ({ matches }) => {
  const facts = factsOf(matches);
  return areaHead(facts, "/hormone-replacement", hormoneReplacementWords(facts));
};

export default function HormoneReplacement() {
  const facts = useFacts();
  const words = hormoneReplacementWords(facts);
  const products = productsOf(catalogueOf(facts), "testosterone-hormone-therapy");
  return (
    <>
      <AreaHero area="hormone" picture="head-laboratory" words={words.hero} />
      <LowerStyle />
      <AreaBody area="hormone">
        <Statement id="timeline" sentence={words.statement}>
          <h3>{words.timeline.heading}</h3>
          <p className="area-intro">{words.timeline.intro}</p>
          <Timeline items={words.timeline.items} />
        </Statement>
        <Prices
          costs={words.costs}
          further={<TestosteroneCard />}
          products={products}
          words={words.products}
        />
        <AreaPart id="therapies" tone="sand">
          <AreaList heading={words.therapies.heading} id="therapies">
            <ItemList columns={3} items={words.therapies.items} />
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

/**
 * Expected changes over time, under an axis of weeks to scale: hormone-replacement.css has the
 * three spans of specification, section 2 (4, 8 and about 14 weeks).
 */
function Timeline({ items }: { items: readonly (Item & { when: string })[] }) {
  return (
    <ol className="timeline">
      {items.map(({ when, title, text }) => (
        <li key={when}>
          <p className="when">{when}</p>
          <h4>{title}</h4>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
