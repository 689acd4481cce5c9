import { productsOf } from "~/catalogue/catalogue";
import { catalogueOf } from "~/catalogue/products";
import { longevityWords } from "~/content/en/pages/longevity";
import { factsOf, useFacts } from "~/facts/use-facts";
import { areaHead } from "~/site/seo/area-head";
import { AreaHero } from "~/ui/section/area-hero";
import { AreaSafety } from "~/ui/section/area-safety";
import { AreaQuestions, Costs, Treatments } from "~/ui/section/area-sections";
import { CallToAction } from "~/ui/section/call-to-action";
import { Disclaimer } from "~/ui/section/disclaimer";
import { ItemList } from "~/ui/section/item-list";
import { Section } from "~/ui/section/section";
import { Steps } from "~/ui/section/steps";
import type { Route } from "./+types/longevity";

/** Also at /anti-aging, where the header leads; search engines are told of one URL. */
export const meta: Route.MetaFunction = ({ matches }) => {
  const facts = factsOf(matches);
  const words = longevityWords(facts);
  return areaHead(facts, {
    search: words.search,
    name: words.hero.kicker,
    path: "/anti-aging-longevity",
    image: "anti-aging-longevity",
    questions: words.questions.items,
  });
};

export default function Longevity() {
  const facts = useFacts();
  const words = longevityWords(facts);
  return (
    <>
      <AreaHero area="longevity" picture="head-longevity" words={words.hero} />
      <Section heading={words.therapies.heading} id="therapies" long intro={words.therapies.intro}>
        <ItemList columns={4} items={words.therapies.items} />
      </Section>
      <Section
        area="longevity"
        aside
        heading={words.benefits.heading}
        id="benefits"
        long
        intro={words.benefits.intro}
        tone="hue"
      >
        <ItemList columns="rows" items={words.benefits.items} />
      </Section>
      <Section aside heading={words.steps.heading} id="process" long>
        <Steps items={words.steps.items} />
      </Section>
      <Treatments
        products={productsOf(catalogueOf(facts), "fitness-anti-aging")}
        tone="sand"
        words={words.products}
      />
      <Costs area="longevity" tone="page" words={words.costs} />
      <AreaSafety products={productsOf(catalogueOf(facts), "fitness-anti-aging")} tone="sand" />
      <AreaQuestions words={words.questions} />
      <CallToAction phone={facts.phones.treatments} words={words.closing} />
      <Disclaimer text={words.disclaimer} />
    </>
  );
}
