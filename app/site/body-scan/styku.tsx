import { siteOf, useSite } from "~/content/use-site";
import type { PageHandle } from "~/page-handle";
import { pageHead } from "~/site/seo/page-head";
import { breadcrumbs, clinic } from "~/site/seo/structured-data";
import { LowerStyle } from "~/ui/piece/lower-style";
import { CallToAction } from "~/ui/section/call-to-action";
import { ItemList, Steps } from "~/ui/section/lists";
import { Disclaimer, Section } from "~/ui/section/section";
import type { Route } from "./+types/styku";
import { Turntable } from "./turntable";

export const handle: PageHandle = { linksLowerStyle: true };

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches);
  const { facts, words } = site;
  return pageHead(site, {
    ...words.stykuWords.search,
    path: "/styku",
    image: "styku",
    structuredData: [
      clinic(facts),
      breadcrumbs(site, [{ name: words.stykuWords.hero.kicker, path: "/styku" }]),
    ],
  });
};

export default function Styku() {
  const { words } = useSite();
  const page = words.stykuWords;
  return (
    <>
      <ScanHead />
      <LowerStyle />
      <Section heading={page.features.heading} id="features">
        <ItemList columns={4} items={page.features.items} />
      </Section>
      <Section heading={page.useCases.heading} id="use-cases" tone="sand">
        <ItemList columns={4} items={page.useCases.items} />
      </Section>
      <Section aside heading={page.steps.heading} id="visit">
        <Steps items={page.steps.items} />
      </Section>
      <div className="wrap">
        <Disclaimer text={page.disclaimer} />
      </div>
      <CallToAction about="styku" onlineLabel={page.buttons.closing} words={page.closing} />
    </>
  );
}

/** The figure on the scanner's dark background, with three claims beside it. */
function ScanHead() {
  const { words } = useSite();
  const { hero, buttons, claims, claimsOf } = words.stykuWords;
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
