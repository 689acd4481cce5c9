import { productsOf } from "~/catalogue/catalogue";
import { catalogueOf } from "~/catalogue/products";
import { siteOf, useSite } from "~/content/use-site";
import type { Item } from "~/content/word-shapes";
import type { PageHandle } from "~/page-handle";
import { areaHead } from "~/site/seo/page-head";
import { LowerStyle } from "~/ui/piece/lower-style";
import { AreaBody, AreaList, AreaPart, Statement } from "~/ui/section/area-body";
import { AreaQuestions, AreaSafety, AreaSteps, Prices } from "~/ui/section/area-sections";
import { CallToAction } from "~/ui/section/call-to-action";
import { AreaHero } from "~/ui/section/hero";
import { ItemList } from "~/ui/section/lists";
import type { Route } from "./+types/hormone-replacement";
import { TestosteroneCard } from "./testosterone-card";

export const handle: PageHandle = { line: "treatments", linksLowerStyle: true };

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches);
  const { words } = site;
  return areaHead(site, "/hormone-replacement", words.hormoneReplacementWords);
};

export default function HormoneReplacement() {
  const { facts, words } = useSite();
  const page = words.hormoneReplacementWords;
  const products = productsOf(catalogueOf(facts, words), "testosterone-hormone-therapy");
  return (
    <>
      <AreaHero area="hormone" picture="head-laboratory" words={page.hero} />
      <LowerStyle />
      <AreaBody area="hormone">
        <Statement id="timeline" sentence={page.statement}>
          <h3>{page.timeline.heading}</h3>
          <p className="area-intro">{page.timeline.intro}</p>
          <Timeline items={page.timeline.items} />
        </Statement>
        <Prices
          costs={page.costs}
          further={<TestosteroneCard />}
          products={products}
          words={page.products}
        />
        <AreaPart id="therapies" tone="sand">
          <AreaList heading={page.therapies.heading} id="therapies">
            <ItemList columns={3} items={page.therapies.items} />
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
