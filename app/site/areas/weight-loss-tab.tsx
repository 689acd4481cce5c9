import { productsOf } from "~/catalogue/catalogue";
import { catalogueOf } from "~/catalogue/products";
import { safetyWords } from "~/content/en/catalogue/safety/safety-words";
import type { WeightLossWords } from "~/content/en/pages/page-words";
import { useFacts } from "~/facts/use-facts";
import { BodyMass } from "~/site/bmi/body-mass";
import { Prose } from "~/ui/piece/prose";
import { AreaQuestions, Costs, Treatments } from "~/ui/section/area-sections";
import { CallToAction } from "~/ui/section/call-to-action";
import { Cautions } from "~/ui/section/cautions";
import { Facts } from "~/ui/section/facts";
import { ItemList } from "~/ui/section/item-list";
import { Section } from "~/ui/section/section";
import { Steps } from "~/ui/section/steps";
import { MedicinesCompared } from "./medicines-compared";

/** Medical weight loss: what there is, how it works, who it is for, what to expect. */
export function WeightLossTab({ words }: { words: WeightLossWords }) {
  const facts = useFacts();
  return (
    <>
      <Section aside heading={words.options.heading} id="options" long intro={words.options.intro}>
        <ItemList columns={2} items={words.options.items} />
      </Section>
      <Mechanism words={words.mechanism} />
      <Section heading={words.steps.heading} id="journey" long>
        <Steps items={words.steps.items} />
      </Section>
      <Candidates words={words.candidates} />
      <BodyMass />
      <Outcomes words={words.outcomes} />
      <Treatments
        products={productsOf(catalogueOf(facts), "weight-loss")}
        tone="page"
        words={words.products}
      />
      <MedicinesCompared />
      <Costs area="weight" tone="hue" words={words.costs} />
      <AreaQuestions words={words.questions} />
      <CallToAction phone={facts.phones.treatments} words={words.closing} />
    </>
  );
}

function Mechanism({
  words: { heading, paragraphs, items },
}: {
  words: WeightLossWords["mechanism"];
}) {
  return (
    <Section area="weight" heading={heading} id="mechanism" long tone="hue">
      <div className="mechanism">
        <Prose large paragraphs={paragraphs} />
        <ItemList columns={1} items={items} />
      </div>
    </Section>
  );
}

function Candidates({
  words: { heading, intro, items, notSuitedFor },
}: {
  words: WeightLossWords["candidates"];
}) {
  return (
    <Section area="weight" heading={heading} id="candidates" long intro={intro} tone="sand">
      <div className="with-cautions">
        <ItemList columns={1} items={items} />
        <Cautions {...notSuitedFor} />
      </div>
    </Section>
  );
}

/** The figures in large type, and the disclaimer of results right below. */
function Outcomes({ words: { heading, facts, note } }: { words: WeightLossWords["outcomes"] }) {
  return (
    <Section heading={heading} id="outcomes" long tone="night">
      <Facts facts={facts} large />
      <p className="figures-note">{note}</p>
      <p className="figures-note">
        <a href="/weight-loss-rights">{safetyWords.weightLossRights}</a>
      </p>
    </Section>
  );
}
