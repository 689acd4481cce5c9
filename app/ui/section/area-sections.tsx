import { Fragment, type ReactNode } from "react";
import { isPaged, pageOf } from "~/catalogue/paging";
import type { Product } from "~/catalogue/product";
import { sharedCautions } from "~/catalogue/shared-cautions";
import type { Words } from "~/content/site";
import { useSite } from "~/content/use-site";
import type { Fact, Item, Question } from "~/content/word-shapes";
import { Crosses } from "../piece/crosses";
import { TreatmentCards } from "../treatment/treatment-cards";
import { AreaList, AreaPart } from "./area-body";
import { Ledge } from "./ledge";
import { Facts, Notes, Steps } from "./lists";
import { Questions } from "./questions";
import { Disclaimer } from "./section";

/** The area's treatments with their prices, if any, and the costs of its care. */
export function Prices({
  products,
  words,
  costs,
  further,
}: {
  products: readonly Product[];
  words: { heading: string; intro: string };
  costs: { heading: string; intro?: string; facts: readonly Fact[] };
  /** A card after them, of something without a price of its own. */
  further?: ReactNode;
}) {
  const { words: siteWords } = useSite();
  const shown = isPaged ? pageOf(products, 1).shown : products;
  return (
    <AreaPart id={products.length > 0 ? "treatments" : "costs"}>
      {products.length > 0 && (
        <AreaList
          heading={words.heading}
          id="treatments"
          intro={siteWords.withLastsNote(words.intro, products)}
        >
          <TreatmentCards brief further={further} products={shown} />
          {shown.length < products.length && (
            <p className="area-more">
              <a href={`/services?category=${products[0]?.category}`}>
                {siteWords.areaFrameWords.all(products.length)}
              </a>
            </p>
          )}
        </AreaList>
      )}
      <AreaList heading={costs.heading} id="costs" intro={costs.intro}>
        <Facts facts={costs.facts} />
      </AreaList>
    </AreaPart>
  );
}

/** Who should not take an area's treatments: what holds for all of them, then what some add. */
export function AreaSafety({
  products,
  words: { further = [], notes, end: lastly },
}: {
  products: readonly Product[];
  words: Words["longevityWords"]["safety"];
}) {
  const { words } = useSite();
  const { heading, all, end } = words.areaSafetyWords;
  const { shared, more } = sharedCautions(products, [words.shortly.allergy]);
  return (
    <AreaList heading={heading} id="safety">
      <p className="area-safety-lead">
        {end} {lastly}
      </p>
      <div className="cautions area-safety">
        <div>
          <h3>{all}</h3>
          <Crosses points={shared} />
        </div>
        {further.map(({ id, title, href, cautions }) => (
          <div id={id} key={title}>
            <h3>
              <a href={href}>{title}</a>
            </h3>
            <Crosses points={cautions} />
          </div>
        ))}
        {more.map(({ treatments, cautions }) => (
          <div key={cautions.join()}>
            <h3>
              {treatments.map(({ slug, title }, index) => (
                <Fragment key={slug}>
                  {index > 0 && ", "}
                  <a href={`/treatments/${slug}#warnings`}>{title}</a>
                </Fragment>
              ))}
            </h3>
            <Crosses points={cautions} />
          </div>
        ))}
        <Notes notes={notes} />
      </div>
    </AreaList>
  );
}

/** The steps of care, below the area's third of the home picture's ledge. */
export function AreaSteps({
  id,
  words,
}: {
  id: string;
  words: { heading: string; items: readonly Item[] };
}) {
  return (
    <AreaList heading={words.heading} id={id}>
      <Ledge third />
      <Steps items={words.items} />
    </AreaList>
  );
}

export function AreaQuestions({
  words,
  disclaimer,
}: {
  words: { heading: string; items: readonly Question[] };
  disclaimer: string;
}) {
  return (
    <AreaPart id="questions">
      <AreaList heading={words.heading} id="questions">
        <Questions items={words.items} name="questions" />
      </AreaList>
      <Disclaimer text={disclaimer} />
    </AreaPart>
  );
}
