import { productsOf } from "~/catalogue/catalogue";
import { peptideTherapyWords as words } from "~/content/en/pages/peptide-therapy";
import { site } from "~/facts/site";
import { areaHead } from "~/seo/area-head";
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

export const meta: Route.MetaFunction = () =>
  areaHead({
    search: words.search,
    name: words.hero.kicker,
    path: "/peptide-therapy",
    image: "peptide-therapy",
    questions: words.questions.items,
  });

export default function PeptideTherapy() {
  return (
    <>
      <AreaHero area="peptide" picture="head-peptide-therapy" words={words.hero} />
      <Explanation />
      <Section
        area="peptide"
        heading={words.applications.heading}
        id="applications"
        intro={words.applications.intro}
        tone="hue"
      >
        <ItemList columns={3} items={words.applications.items} />
      </Section>
      <Safety />
      <Section heading={words.steps.heading} id="protocol" tone="sand">
        <Steps items={words.steps.items} />
      </Section>
      <Treatments products={productsOf("fitness-anti-aging")} words={words.products} />
      <Costs area="peptide" words={words.costs} />
      <AreaQuestions words={words.questions} />
      <CallToAction phone={site.phones.treatments} words={words.closing} />
      <Disclaimer text={words.disclaimer} />
    </>
  );
}

function Explanation() {
  const { heading, paragraphs, chain } = words.explanation;
  return (
    <Section area="peptide" aside heading={heading} id="what-it-is">
      <Prose large paragraphs={paragraphs} />
      <Chain {...chain} />
    </Section>
  );
}

function Safety() {
  const { heading, intro, items, notSuitedFor } = words.safety;
  return (
    <Section area="peptide" heading={heading} id="safety" intro={intro}>
      <div className="with-cautions">
        <ItemList columns={2} items={items} />
        <Cautions {...notSuitedFor} />
      </div>
    </Section>
  );
}
