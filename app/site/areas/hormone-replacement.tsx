import { productsOf } from "~/catalogue/catalogue";
import { catalogueOf } from "~/catalogue/products";
import { hormoneReplacementWords } from "~/content/en/pages/hormone-replacement";
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
import { Timeline } from "~/ui/section/timeline";
import type { Route } from "./+types/hormone-replacement";
import { Testosterone, TestosteroneCard } from "./testosterone";

export const meta: Route.MetaFunction = ({ matches }) => {
  const facts = factsOf(matches);
  const words = hormoneReplacementWords(facts);
  return areaHead(facts, {
    search: words.search,
    name: words.hero.kicker,
    path: "/hormone-replacement",
    image: "hormone-replacement",
    questions: words.questions.items,
  });
};

export default function HormoneReplacement() {
  const facts = useFacts();
  const words = hormoneReplacementWords(facts);
  return (
    <>
      <AreaHero area="hormone" picture="head-laboratory" words={words.hero} />
      <Section
        aside
        heading={words.therapies.heading}
        id="therapies"
        long
        intro={words.therapies.intro}
      >
        <ItemList columns={2} items={words.therapies.items} />
      </Section>
      <Section heading={words.steps.heading} id="process" long tone="sand">
        <Steps items={words.steps.items} />
      </Section>
      <Section
        area="hormone"
        heading={words.timeline.heading}
        id="timeline"
        long
        intro={words.timeline.intro}
        tone="hue"
      >
        <Timeline items={words.timeline.items} note={words.timeline.note} />
      </Section>
      <Testosterone />
      <Treatments
        further={<TestosteroneCard />}
        products={productsOf(catalogueOf(facts), "testosterone-hormone-therapy")}
        words={words.products}
      />
      <Costs area="hormone" words={words.costs} />
      <AreaSafety products={productsOf(catalogueOf(facts), "testosterone-hormone-therapy")} />
      <AreaQuestions words={words.questions} />
      <CallToAction phone={facts.phones.treatments} words={words.closing} />
      <Disclaimer text={words.disclaimer} />
    </>
  );
}
