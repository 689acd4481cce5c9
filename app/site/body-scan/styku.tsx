import { stykuWords } from "~/content/en/pages/styku";
import { factsOf, useFacts } from "~/facts/use-facts";
import type { PageHandle } from "~/page-handle";
import { LowerStyle } from "~/site/frame/lower-style";
import { pageHead } from "~/site/seo/page-head";
import { breadcrumbs, clinic } from "~/site/seo/structured-data";
import { CallToAction } from "~/ui/section/call-to-action";
import { ItemList, Steps } from "~/ui/section/lists";
import { Disclaimer, Section } from "~/ui/section/section";
import type { Route } from "./+types/styku";
import { Turntable } from "./turntable";

export const handle: PageHandle = { linksLowerStyle: true };

export const meta: Route.MetaFunction = ({ matches }) => {
  const facts = factsOf(matches);
  const words = stykuWords(facts);
  return pageHead(facts, {
    ...words.search,
    path: "/styku",
    image: "styku",
    structuredData: [clinic(facts), breadcrumbs([{ name: words.hero.kicker, path: "/styku" }])],
  });
};

export default function Styku() {
  const words = stykuWords(useFacts());
  return (
    <>
      <ScanHead />
      <LowerStyle />
      <Section heading={words.features.heading} id="features">
        <ItemList columns={4} items={words.features.items} />
      </Section>
      <Section heading={words.useCases.heading} id="use-cases" tone="sand">
        <ItemList columns={4} items={words.useCases.items} />
      </Section>
      <Section aside heading={words.steps.heading} id="visit">
        <Steps items={words.steps.items} />
      </Section>
      <div className="wrap">
        <Disclaimer text={words.disclaimer} />
      </div>
      <CallToAction about="styku" onlineLabel={words.buttons.closing} words={words.closing} />
    </>
  );
}

/** The figure on the scanner's dark background, with three claims beside it. */
function ScanHead() {
  const { hero, buttons, claims, claimsOf } = stykuWords(useFacts());
  return (
    <section aria-labelledby="page-heading" className="scan-head">
      <div className="wrap">
        <div className="scan-words">
          <p className="kicker">{hero.kicker}</p>
          <h1 id="page-heading">{hero.headline}</h1>
          <p className="lead">{hero.lead}</p>
          <p className="actions">
            <a className="button button-light" data-about="styku" href="/contact">
              {buttons.hero}
            </a>
          </p>
          <ul className="claims">
            {claims.map(({ value, label }) => (
              <li key={label}>
                <span className="claim">{value}</span> {label}
              </li>
            ))}
          </ul>
          <p className="claims-of">{claimsOf}</p>
        </div>
        <Turntable />
      </div>
    </section>
  );
}
