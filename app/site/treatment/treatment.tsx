import { data } from "react-router";
import { categoryOf, productBySlug, relatedTreatments } from "~/catalogue/catalogue";
import type { Product } from "~/catalogue/product";
import { canonicalSlug, catalogueOf } from "~/catalogue/products";
import { areaOfCategory } from "~/content/en/areas";
import { siteOf, useSite } from "~/content/use-site";
import { reportNotFoundContext, siteContext } from "~/context";
import type { PageHandle } from "~/page-handle";
import { FirstMonths } from "~/site/first-months/first-months";
import { pageHead } from "~/site/seo/page-head";
import { breadcrumbs, clinic, productData } from "~/site/seo/structured-data";
import { treatmentMeantBy } from "~/site/services/treatment-meant-by";
import { Icon } from "~/ui/piece/icon";
import { LowerStyle } from "~/ui/piece/lower-style";
import { Picture } from "~/ui/piece/picture";
import { CallToAction } from "~/ui/section/call-to-action";
import { Section } from "~/ui/section/section";
import style from "~/ui/styles/treatment-details.css?inline";
import { EvidenceLadder } from "~/ui/treatment/evidence-ladder";
import { SafetyStatus } from "~/ui/treatment/safety-lists";
import { TreatmentCards } from "~/ui/treatment/treatment-cards";
import {
  TreatmentDetails,
  TreatmentProse,
  TreatmentSections,
} from "~/ui/treatment/treatment-details";
import type { Route } from "./+types/treatment";

export const handle: PageHandle = { style, line: "treatments", linksLowerStyle: true };

/** 404 for a slug that no treatment has. */
export function loader({ params, pattern, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { facts, words } = site;
  const product = productBySlug(catalogueOf(facts, words), params.slug);
  if (product) return product;
  const path = `/treatments/${params.slug}`;
  context.get(reportNotFoundContext)(pattern);
  throw data(treatmentMeantBy(path, site), { status: 404 });
}

export const meta: Route.MetaFunction = ({ loaderData: product, matches }) => {
  const site = siteOf(matches);
  const { facts, words } = site;
  const page = words.treatmentWords;
  if (!product) return [];
  const path = `/treatments/${product.slug}`;
  return pageHead(site, {
    title: page.title(product),
    description: page.description(product),
    keywords: [product.title, categoryOf(product, words).name, ...page.keywords],
    path,
    canonical: `/treatments/${canonicalSlug(product)}`,
    image: `treatments/${product.slug}`,
    type: "product",
    structuredData: [
      clinic(facts),
      productData(site, product),
      breadcrumbs(site, [
        { name: page.all, path: "/services" },
        { name: product.title, path: `/treatments/${canonicalSlug(product)}` },
      ]),
    ],
  });
};

/**
 * From tablets on the square picture fills a box that is higher than wide, and is as wide as that is
 * high. Phones have three pixels for each of CSS: with a smaller width they take the file of 960, which
 * weighs half of the desk's.
 */
const pictureSizes = "(min-width: 80rem) 61rem, (min-width: 44rem) 61vw, 74vw";

export default function Treatment({ loaderData: product }: Route.ComponentProps) {
  const { facts, words } = useSite();
  const area = words.areaOf(product);
  const related = relatedTreatments(catalogueOf(facts, words), product);
  return (
    <>
      <Trail product={product} />
      <article className="treatment-page wrap" data-area={areaOfCategory[product.category]}>
        <div className="treatment-picture" data-bottle={product.image}>
          <Picture first name={product.image} sizes={pictureSizes} />
        </div>
        <div className="treatment-words">
          <div>
            <div>
              {product.badge && <p className="kicker">{words.badgeNames[product.badge]}</p>}
              <h1>{product.title}</h1>
              <p className="lead">{product.summary}</p>
              <TreatmentDetails product={product} where="page" />
            </div>
            <TreatmentProse product={product} where="page" />
          </div>
          <SafetyStatus status={product.safety.status} />
        </div>
        <EvidenceLadder record={product.evidence} />
        <TreatmentSections product={product} where="page" />
      </article>
      <LowerStyle />
      <FirstMonths product={product} />
      <Section aside heading={words.treatmentWords.related} id="related">
        <TreatmentCards brief="name" products={related} />
        <p className="section-more">
          <a className="text-link" href={`${area.href}#treatments`}>
            {words.treatmentWords.back(area.name)}
            <Icon name="arrow" />
          </a>
        </p>
      </Section>
      <CallToAction phone={facts.phones.treatments} words={words.treatmentWords.closing} />
    </>
  );
}

function Trail({ product }: { product: Product }) {
  const { words } = useSite();
  return (
    <nav aria-label={words.treatmentWords.trail} className="wrap">
      <ol className="trail">
        <li>
          <a href="/services">{words.treatmentWords.all}</a>
        </li>
        <li>
          <a href={words.areaOf(product).href}>{words.areaOf(product).name}</a>
        </li>
        <li aria-current="page">{product.title}</li>
      </ol>
    </nav>
  );
}
