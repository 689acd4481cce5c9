import { compareLink, findProduct } from "~/catalogue/catalogue";
import type { Product } from "~/catalogue/product";
import { canonicalSlug, catalogueOf } from "~/catalogue/products";
import { useSite } from "~/content/use-site";
import { Icon } from "../piece/icon";
import { EnglishApplies } from "../piece/in-english";
import { PhoneLink } from "../piece/phone-link";
import { EvidenceMark } from "./evidence-ladder";
import { Price } from "./price";
import { SafetyLists, SafetyStatus, WhoShouldNot } from "./safety-lists";

/** Distinguishes the ids of two copies on one page, and sets the headings' level. */
type Where = "dialog" | "page";

/** Content of the dialog and the page: the treatment at a glance, two links, prose, warnings. */
export function TreatmentDetails({ product, where }: { product: Product; where: Where }) {
  const {
    facts: { phones },
    words,
  } = useSite();
  const { slug, safety } = product;
  const level = where === "page" ? 2 : 3;
  return (
    <>
      <Glance product={product} where={where} />
      <WhoShouldNot level={level} lines={safety.whoShouldNot} to={warningsId(product, where)} />
      <p className="actions treatment-actions no-print">
        <PhoneLink phone={phones.treatments}>{words.cardWords.call}</PhoneLink>
        <a className="button button-quiet" href={`/contact?treatment=${slug}`}>
          <Icon name="calendar" />
          {words.cardWords.online}
        </a>
      </p>
      <TreatmentTools product={product} />
      {/* The page has these beside and below. */}
      {where === "dialog" && (
        <>
          <TreatmentProse product={product} where="dialog" />
          <SafetyStatus status={safety.status} />
          <TreatmentSections product={product} where="dialog" />
        </>
      )}
    </>
  );
}

/** A treatment's effects, and the reasons why people take it. */
export function TreatmentProse({ product, where }: { product: Product; where: Where }) {
  const { words } = useSite();
  const Heading = where === "page" ? "h2" : "h3";
  return (
    <div className="treatment-prose">
      <p className="description">{product.description}</p>
      <div>
        <Heading className="benefits-title">{words.cardWords.benefits}</Heading>
        <ul className="benefits">
          {product.benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The id that links to a treatment's warnings use. */
const warningsId = ({ slug }: Product, where: Where) =>
  where === "page" ? "warnings" : `warnings-${slug}`;

/** A treatment's warnings, and what else one may open. */
export function TreatmentSections({ product, where }: { product: Product; where: Where }) {
  const { words } = useSite();
  const { slug, category, ingredients, directions, disclaimer, safety } = product;
  const level = where === "page" ? 2 : 3;
  const Heading = `h${level}` as const;
  const sections = [
    { title: words.cardWords.sections.ingredients, text: ingredients },
    { title: words.cardWords.sections.directions, text: directions },
    { title: words.cardWords.sections.disclaimer, text: disclaimer },
  ];
  return (
    <div className="treatment-sections">
      <div className="accordion">
        <details className="safety-section" open>
          <summary>
            <Heading>{words.cardWords.sections.warnings}</Heading>
            <Icon className="chevron" name="chevron" />
          </summary>
          <SafetyLists
            id={warningsId(product, where)}
            level={where === "page" ? 3 : 4}
            safety={safety}
          />
          <EnglishApplies path={`/treatments/${slug}`} />
        </details>
        {sections.map(
          ({ title, text }) =>
            text && (
              <details key={title}>
                <summary>
                  <Heading>{title}</Heading>
                  <Icon className="chevron" name="chevron" />
                </summary>
                <p>{text}</p>
              </details>
            ),
        )}
      </div>
      {category === "weight-loss" && (
        <p className="safety-law">
          <a href="/weight-loss-rights">{words.safetyWords.weightLossRights}</a>
        </p>
      )}
    </div>
  );
}

/** A treatment's main facts, before any prose; contraindications follow right below. */
function Glance({ product, where }: { product: Product; where: Where }) {
  const { words } = useSite();
  const page = words.cardWords;
  const { priceUnit, lasts, servings, evidence } = product;
  const price = (
    <>
      <Price product={product} withLasts={false} />
      <p className="servings">{servings}</p>
    </>
  );
  const lines = [
    { label: page.glance.price, value: price },
    { label: page.glance.taken, value: product.taken },
    // The sentence beside the price speaks of it, too.
    ...(lasts === null && (servings === page.supplyUnknown || servings === page.suppliesUnknown)
      ? []
      : [
          {
            label: page.glance.lasts,
            value: page.lasts(priceUnit, lasts) ?? page.glance.lastsUnknown,
          },
        ]),
    { label: page.glance.prescription, value: page.glance.needed },
    // The page has the whole ladder.
    ...(where === "dialog"
      ? [{ label: words.evidenceWords.heading, value: <EvidenceMark record={evidence} /> }]
      : []),
  ];
  return (
    <dl className="glance">
      {lines.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Links to the tools that help to decide, with this treatment selected. */
function TreatmentTools({ product }: { product: Product }) {
  const { facts, words } = useSite();
  const { href, other } = compareLink(product);
  return (
    <p className="treatment-tools no-print">
      <a href={href}>
        {other
          ? words.compareLinks.withOne(findProduct(catalogueOf(facts, words), other).title)
          : words.compareLinks.withOthers}
      </a>
      <a href={`/my-list#${canonicalSlug(product)}`}>{words.addToMyList}</a>
    </p>
  );
}
