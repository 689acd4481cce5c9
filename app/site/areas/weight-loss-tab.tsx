import { productsOf } from "~/catalogue/catalogue";
import { catalogueOf } from "~/catalogue/products";
import type { Words } from "~/content/site";
import { useSite } from "~/content/use-site";
import { BodyMass } from "~/site/bmi/body-mass";
import { Prose } from "~/ui/piece/linked-text";
import { AreaBody, AreaList, AreaPart, Statement } from "~/ui/section/area-body";
import { AreaQuestions, AreaSteps, Prices } from "~/ui/section/area-sections";
import { CallToAction } from "~/ui/section/call-to-action";
import { Cautions, Facts, ItemList } from "~/ui/section/lists";
import { PathOfGlp1 } from "./path-of-glp1";

/** Medical weight loss: the medicines, how they work, who they are for, what to expect. */
export function WeightLossTab({ words }: { words: Words["weightLossWords"] }) {
  const { facts, words: siteWords } = useSite();
  const { options, mechanism, outcomes, candidates, steps, products } = words;
  return (
    <>
      <AreaBody area="weight" safety="candidates">
        <Statement id="outcomes" sentence={words.statement}>
          <h3>{outcomes.heading}</h3>
          <div className="outcomes">
            <Facts facts={outcomes.facts} large />
            <div className="figures-note">
              <p>{outcomes.note}</p>
              <p>
                <a href="/weight-loss-rights">{siteWords.safetyWords.weightLossRights}</a>
              </p>
            </div>
          </div>
          <div className="mechanism" id="mechanism">
            <h3>{mechanism.heading}</h3>
            <Prose paragraphs={mechanism.paragraphs} />
            <PathOfGlp1 />
            <ItemList columns={4} items={mechanism.items} />
          </div>
        </Statement>
        <Prices
          costs={words.costs}
          products={productsOf(catalogueOf(facts, siteWords), "weight-loss")}
          words={products}
        />
        <AreaPart id="candidates" tone="sand">
          <AreaList heading={candidates.heading} id="candidates" intro={candidates.intro}>
            <div className="with-cautions">
              <div>
                <ItemList columns={1} items={candidates.items} />
                <BodyMass />
              </div>
              <Cautions {...candidates.notSuitedFor} />
            </div>
          </AreaList>
          <AreaList heading={options.heading} id="options">
            <ItemList columns={4} items={options.items} />
            <p className="area-more">
              <a href="/compare/semaglutide-tirzepatide">{words.compare}</a>
            </p>
          </AreaList>
          <AreaSteps id="journey" words={steps} />
        </AreaPart>
        <AreaQuestions disclaimer={words.disclaimer} words={words.questions} />
      </AreaBody>
      <CallToAction phone={facts.phones.treatments} words={words.closing} />
    </>
  );
}
