import { productsOf } from "~/catalogue/catalogue";
import { catalogueOf } from "~/catalogue/products";
import { peptideTherapyWords } from "~/content/en/pages/peptide-therapy";
import { factsOf, useFacts } from "~/facts/use-facts";
import { areaHead } from "~/site/seo/area-head";
import { Prose } from "~/ui/piece/prose";
import { AreaHero } from "~/ui/section/area-hero";
import { AreaQuestions, Costs, Treatments } from "~/ui/section/area-sections";
import { CallToAction } from "~/ui/section/call-to-action";
import { Cautions } from "~/ui/section/cautions";
import { Disclaimer } from "~/ui/section/disclaimer";
import { ItemList } from "~/ui/section/item-list";
import { Section } from "~/ui/section/section";
import { Steps } from "~/ui/section/steps";
import type { Route } from "./+types/peptide-therapy";
import { Chain } from "./chain";

export const meta: Route.MetaFunction = ({ matches }) => {
  const facts = factsOf(matches);
  const words = peptideTherapyWords(facts);
  return areaHead(facts, {
    search: words.search,
    name: words.hero.kicker,
    path: "/peptide-therapy",
    image: "peptide-therapy",
    questions: words.questions.items,
  });
};

export default function PeptideTherapy() {
  const facts = useFacts();
  const words = peptideTherapyWords(facts);
  return (
    <>
      <AreaHero area="peptide" picture="head-peptide-therapy" words={words.hero} />
      <Explanation />
      <Section
        area="peptide"
        heading={words.applications.heading}
        id="applications"
        long
        intro={words.applications.intro}
        tone="hue"
      >
        <ItemList columns={3} items={words.applications.items} />
      </Section>
      <Safety />
      <Section heading={words.steps.heading} id="protocol" long tone="sand">
        <Steps items={words.steps.items} />
      </Section>
      <Treatments
        products={productsOf(catalogueOf(facts), "fitness-anti-aging")}
        words={words.products}
      />
      <Costs area="peptide" words={words.costs} />
      <AreaQuestions words={words.questions} />
      <CallToAction phone={facts.phones.treatments} words={words.closing} />
      <Disclaimer text={words.disclaimer} />
    </>
  );
}

function Explanation() {
  const { heading, paragraphs, chain } = peptideTherapyWords(useFacts()).explanation;
  return (
    <Section area="peptide" aside heading={heading} id="what-it-is" long>
      <Prose large paragraphs={paragraphs} />
      <Chain {...chain} />
    </Section>
  );
}

function Safety() {
  const { heading, intro, items, notSuitedFor } = peptideTherapyWords(useFacts()).safety;
  return (
    <Section area="peptide" heading={heading} id="safety" long intro={intro}>
      <div className="with-cautions">
        <ItemList columns={2} items={items} />
        <Cautions {...notSuitedFor} />
      </div>
    </Section>
  );
}
