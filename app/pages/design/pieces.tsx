import { findProduct } from "~/catalogue/catalogue";
import { homeWords } from "~/content/en/pages/home";
import { hormoneReplacementWords as hormones } from "~/content/en/pages/hormone-replacement";
import { peptideTherapyWords } from "~/content/en/pages/peptide-therapy";
import { weightLossWords } from "~/content/en/pages/weight-loss";
import { Prose } from "~/ui/piece/prose";
import { AreaQuestions, Costs, Treatments } from "~/ui/section/area-sections";
import { Cautions } from "~/ui/section/cautions";
import { Facts } from "~/ui/section/facts";
import { ItemList } from "~/ui/section/item-list";
import { ItemRows } from "~/ui/section/item-rows";
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

const { journey, values } = homeWords;
const { candidates, mechanism, outcomes } = weightLossWords;
const columns = [1, 2, 3, 4] as const;

/** What a page's matter is told with. */
export const pieces: readonly Part[] = [
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
  { name: "Item rows", shown: <ItemRows items={values.items} /> },
  {
    name: "Prose",
    shown: (
      <div className="design-stack">
        <Prose large paragraphs={mechanism.paragraphs} />
        <Prose paragraphs={peptideTherapyWords.explanation.paragraphs} />
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
          products={["tesamorelin-12mg", "sermorelin-troche", "glp-r"].map(findProduct)}
          words={hormones.products}
        />
        <Section heading="In four columns" id="four" tone="sand">
          <TreatmentCards
            columns={4}
            products={[
              findProduct("wolverine"),
              findProduct("sildenafil"),
              { ...findProduct("tadalafil"), title: longTitle },
              { ...findProduct("glp-r"), price: 1074.48, compareAtPrice: 12_345.67 },
            ]}
          />
        </Section>
        <TreatmentDialog product={findProduct("wolverine")} />
      </>
    ),
  },
  {
    name: "Treatment details",
    shown: (
      <div data-area="peptide">
        <TreatmentDetails product={findProduct("wolverine")} where="page" />
      </div>
    ),
  },
  {
    name: "Catalogue filters",
    note: "The chosen one is pressed; try another. What a search finds, or does not, is for /services.",
    shown: <CatalogueTools />,
  },
  {
    name: "Tabs",
    note: "Chosen by a touch, or by the arrow keys.",
    shown: (
      <div data-area="weight">
        <Tabs open="weight-loss" />
        <section aria-labelledby="tab-weight-loss" className="tab-panel" id="weight-loss">
          <Prose paragraphs={mechanism.paragraphs} />
        </section>
        <section
          aria-labelledby="tab-aesthetics"
          className="tab-panel"
          data-other=""
          id="aesthetics"
        >
          <Prose paragraphs={[weightLossWords.aesthetics.lead.lead]} />
        </section>
      </div>
    ),
  },
];
