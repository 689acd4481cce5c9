import { findProduct, productsOf } from "~/catalogue/catalogue";
import { catalogueOf } from "~/catalogue/products";
import { homeWords } from "~/content/en/pages/home";
import { hormoneReplacementWords } from "~/content/en/pages/hormone-replacement";
import { peptideTherapyWords } from "~/content/en/pages/peptide-therapy";
import { servicesWords } from "~/content/en/pages/services";
import { weightLossWords } from "~/content/en/pages/weight-loss";
import type { Facts as ClinicFacts } from "~/facts/facts-schema";
import { sampleDetails } from "~/facts/sample-details";
import { FactsContext } from "~/facts/use-facts";
import { Prose } from "~/ui/piece/prose";
import { AreaSafety } from "~/ui/section/area-safety";
import { AreaQuestions, Costs, Treatments } from "~/ui/section/area-sections";
import { Cautions } from "~/ui/section/cautions";
import { Facts } from "~/ui/section/facts";
import { ItemList } from "~/ui/section/item-list";
import { People } from "~/ui/section/people";
import { Place } from "~/ui/section/place";
import { Section } from "~/ui/section/section";
import { Steps } from "~/ui/section/steps";
import { Timeline } from "~/ui/section/timeline";
import { TreatmentCards } from "~/ui/treatment/treatment-cards";
import { TreatmentDetails } from "~/ui/treatment/treatment-details";
import { TreatmentDialog } from "~/ui/treatment/treatment-dialog";
import { CatalogueTools } from "../services/catalogue-tools";
import { Tabs } from "../weight-loss/tabs";
import type { Part } from "./design-piece";
import { longTitle } from "./long-title";

const columns = [1, 2, 3, 4] as const;

/** Small elements of a page's content. */
export function pieces(facts: ClinicFacts): readonly Part[] {
  const hormones = hormoneReplacementWords(facts);
  const peptides = peptideTherapyWords(facts);
  const weightLoss = weightLossWords(facts);
  const { journey, values } = homeWords(facts);
  const { candidates, mechanism, outcomes } = weightLoss;
  const products = catalogueOf(facts);
  const find = (slug: string) => findProduct(products, slug);
  return [
    {
      name: "Sections",
      note: "Each ground, and with the heading beside the content.",
      wide: true,
      shown: (
        <>
          <Section heading={journey.heading} id="steps">
            <Steps items={journey.items} />
          </Section>
          <Section aside heading={journey.heading} id="steps-aside" tone="sand">
            <Steps items={journey.items} />
          </Section>
          <Section area="hormone" heading={values.heading} id="on-hue" tone="hue">
            <ItemList columns={4} items={values.items} />
          </Section>
          <Section heading={outcomes.heading} id="on-night" intro={candidates.intro} tone="night">
            <Facts facts={outcomes.facts} large />
          </Section>
        </>
      ),
    },
    {
      name: "The people you will meet, where we are",
      note: "With samples: a page shows what the clinic has said, and nothing else.",
      wide: true,
      shown: (
        <FactsContext value={{ ...facts, ...sampleDetails }}>
          <People />
          <Place />
        </FactsContext>
      ),
    },
    {
      name: "Whom an area's treatments are not for",
      wide: true,
      shown: <AreaSafety products={productsOf(products, "sexual-health")} />,
    },
    {
      name: "Item lists",
      note: "In one to four columns.",
      shown: (
        <div className="design-stack">
          {columns.map((count) => (
            <ItemList columns={count} items={values.items} key={count} />
          ))}
        </div>
      ),
    },
    { name: "Item rows", shown: <ItemList columns="rows" items={values.items} /> },
    {
      name: "Prose",
      shown: (
        <div className="design-stack">
          <Prose large paragraphs={mechanism.paragraphs} />
          <Prose paragraphs={peptides.explanation.paragraphs} />
        </div>
      ),
    },
    {
      name: "Timeline",
      wide: true,
      shown: (
        <Section area="hormone" heading={hormones.timeline.heading} id="timeline" tone="hue">
          <Timeline {...hormones.timeline} />
        </Section>
      ),
    },
    { name: "Cautions", shown: <Cautions {...candidates.notSuitedFor} /> },
    {
      name: "Costs and questions",
      note: "A question opens by a touch and closes the one before.",
      wide: true,
      shown: (
        <>
          <Costs area="hormone" words={hormones.costs} />
          <AreaQuestions words={hormones.questions} />
        </>
      ),
    },
    {
      name: "Treatment cards",
      note: "View Details opens the dialog; it grows from its card. With and without a badge and an earlier price, with a long name and with large amounts.",
      wide: true,
      shown: (
        <>
          <Treatments
            products={["tesamorelin-12mg", "sermorelin-troche", "glp-r"].map(find)}
            words={hormones.products}
          />
          <Section heading="In four columns" id="four" tone="sand">
            <TreatmentCards
              columns={4}
              products={[
                find("wolverine"),
                find("sildenafil"),
                { ...find("tadalafil"), title: longTitle },
                { ...find("glp-r"), price: 1074.48, compareAtPrice: 12_345.67 },
              ]}
            />
          </Section>
          <TreatmentDialog product={find("wolverine")} />
        </>
      ),
    },
    {
      name: "Treatment details",
      shown: (
        <div data-area="peptide">
          <TreatmentDetails product={find("wolverine")} where="page" />
        </div>
      ),
    },
    {
      name: "Catalogue filters",
      note: "The chosen one is pressed; try another. What a search finds, or does not, is for /services.",
      shown: <CatalogueTools query="" words={servicesWords(facts)} />,
    },
    {
      name: "Tabs",
      note: "Chosen by a touch, or by the arrow keys.",
      shown: (
        <div data-area="weight">
          <Tabs open="weight-loss" words={weightLoss.tabs} />
          <section aria-labelledby="tab-weight-loss" className="tab-panel" id="weight-loss">
            <Prose paragraphs={mechanism.paragraphs} />
          </section>
          <section
            aria-labelledby="tab-aesthetics"
            className="tab-panel"
            data-other=""
            id="aesthetics"
          >
            <Prose paragraphs={[weightLoss.aesthetics.lead.lead]} />
          </section>
        </div>
      ),
    },
  ];
}
