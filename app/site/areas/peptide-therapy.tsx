import { productsOf } from "~/catalogue/catalogue";
import { catalogueOf } from "~/catalogue/products";
import { siteOf, useSite } from "~/content/use-site";
import type { PageHandle } from "~/page-handle";
import { areaHead } from "~/site/seo/page-head";
import { Prose } from "~/ui/piece/linked-text";
import { LowerStyle } from "~/ui/piece/lower-style";
import { AreaBody, AreaList, AreaPart, Statement } from "~/ui/section/area-body";
import { AreaQuestions, AreaSteps, Prices } from "~/ui/section/area-sections";
import { CallToAction } from "~/ui/section/call-to-action";
import { AreaHero } from "~/ui/section/hero";
import { Cautions, ItemList } from "~/ui/section/lists";
import type { Route } from "./+types/peptide-therapy";
import { Chain } from "./chain";

export const handle: PageHandle = { line: "treatments", linksLowerStyle: true };

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches);
  const { words } = site;
  return areaHead(site, "/peptide-therapy", words.peptideTherapyWords);
};

export default function PeptideTherapy() {
  const { facts, words } = useSite();
  const page = words.peptideTherapyWords;
  const { explanation, applications, safety, steps } = page;
  return (
    <>
      <AreaHero area="peptide" picture="head-peptide-therapy" words={page.hero} />
      <LowerStyle />
      <AreaBody area="peptide">
        <Statement
          drawing={<Chain {...explanation.chain} />}
          id="what-it-is"
          sentence={page.statement}
        >
          <h3>{explanation.heading}</h3>
          <Prose paragraphs={explanation.paragraphs} />
        </Statement>
        <Prices
          costs={page.costs}
          products={productsOf(catalogueOf(facts, words), "fitness-anti-aging")}
          words={page.products}
        />
        <AreaPart id="applications" tone="sand">
          <AreaList heading={applications.heading} id="applications" intro={applications.intro}>
            <ItemList columns={4} items={applications.items} />
          </AreaList>
          <AreaList heading={safety.heading} id="safety" intro={safety.intro}>
            <div className="with-cautions">
              <ItemList columns={2} items={safety.items} />
              <Cautions {...safety.notSuitedFor} />
            </div>
          </AreaList>
          <AreaSteps id="protocol" words={steps} />
        </AreaPart>
        <AreaQuestions disclaimer={page.disclaimer} words={page.questions} />
      </AreaBody>
      <CallToAction phone={facts.phones.treatments} words={page.closing} />
    </>
  );
}
