import { productsOf } from "~/catalogue/catalogue";
import { catalogueOf } from "~/catalogue/products";
import { sexualHealthWords } from "~/content/en/pages/sexual-health";
import type { Section as SectionWords } from "~/content/word-shapes";
import { factsOf, useFacts } from "~/facts/use-facts";
import { areaHead } from "~/site/seo/area-head";
import { AreaHero } from "~/ui/section/area-hero";
import { AreaSafety } from "~/ui/section/area-safety";
import { AreaQuestions, Costs, Treatments } from "~/ui/section/area-sections";
import { CallToAction } from "~/ui/section/call-to-action";
import { Disclaimer } from "~/ui/section/disclaimer";
import { ItemList } from "~/ui/section/item-list";
import { More } from "~/ui/section/more";
import { Section } from "~/ui/section/section";
import { Steps } from "~/ui/section/steps";
import type { Route } from "./+types/sexual-health";

export const meta: Route.MetaFunction = ({ matches }) => {
  const facts = factsOf(matches);
  const words = sexualHealthWords(facts);
  return areaHead(facts, {
    search: words.search,
    name: words.hero.kicker,
    path: "/sexual-health",
    image: "sexual-health",
    questions: words.questions.items,
  });
};

export default function SexualHealth() {
  const facts = useFacts();
  const words = sexualHealthWords(facts);
  return (
    <>
      <AreaHero area="sexual" picture="head-sexual-health" words={words.hero} />
      <div className="two-voices wrap" data-area="sexual">
        <Voice id="men" words={words.men} />
        <Voice id="women" words={words.women} />
      </div>
      <Section heading={words.modalities.heading} id="modalities" long tone="sand">
        <ItemList columns="rows" items={words.modalities.items} />
      </Section>
      <Section aside heading={words.steps.heading} id="process" long>
        <Steps items={words.steps.items} />
      </Section>
      <Treatments
        products={productsOf(catalogueOf(facts), "sexual-health")}
        tone="page"
        words={words.products}
      />
      <Costs area="sexual" tone="hue" words={words.costs} />
      <AreaSafety products={productsOf(catalogueOf(facts), "sexual-health")} />
      <AreaQuestions words={words.questions} />
      <CallToAction phone={facts.phones.treatments} words={words.closing} />
      <Disclaimer text={words.disclaimer} />
    </>
  );
}

/** Men's and women's concerns side by side, with equal weight. */
function Voice({ id, words: { heading, intro, items } }: { id: string; words: SectionWords }) {
  return (
    <section aria-labelledby={`${id}-heading`} className="voice" id={id}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {intro && <p className="lead">{intro}</p>}
      <More of={heading}>
        <ItemList columns={1} items={items} />
      </More>
    </section>
  );
}
