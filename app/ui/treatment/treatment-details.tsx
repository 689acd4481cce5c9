import type { Product } from "~/catalogue/product";
import { cardWords as words } from "~/content/en/catalogue/card-words";
import { safetyWords } from "~/content/en/catalogue/safety/safety-words";
import { useFacts } from "~/facts/use-facts";
import { Icon } from "../piece/icon";
import { PhoneLink } from "../piece/phone-link";
import { EvidenceMark } from "./evidence-mark";
import { SafetyLists } from "./safety-lists";
import { SafetyStatus } from "./safety-status";
import { Glance } from "./treatment-summary";
import { TreatmentTools } from "./treatment-tools";
import { WhoShouldNot } from "./who-should-not";

/** Content of the dialog and the page: the treatment at a glance, two links, prose, warnings. */
export function TreatmentDetails({
  product,
  where,
}: {
  product: Product;
  /** Distinguishes the ids of two copies on one page, and sets the headings' level. */
  where: "dialog" | "page";
}) {
  const { slug, category, servings, description, benefits, ingredients, directions, disclaimer } =
    product;
  const { safety } = product;
  const warnings = where === "page" ? "warnings" : `warnings-${slug}`;
  const level = where === "page" ? 2 : 3;
  const Heading = `h${level}` as const;
  const { phones } = useFacts();
  const sections = [
    { title: words.sections.ingredients, text: ingredients },
    { title: words.sections.directions, text: directions },
    { title: words.sections.disclaimer, text: disclaimer },
  ];
  return (
    <>
      <Glance product={product} />
      {/* The page has the whole ladder. The price comes first, in low windows too. */}
      {where === "dialog" && <EvidenceMark record={product.evidence} />}
      <WhoShouldNot level={level} lines={safety.whoShouldNot} to={warnings} />
      <p className="actions treatment-actions no-print">
        <PhoneLink phone={phones.treatments}>{words.call}</PhoneLink>
        <a className="button button-quiet" href={`/contact?treatment=${slug}`}>
          <Icon name="calendar" />
          {words.online}
        </a>
      </p>
      {/* Not in dialogs, because /services has one per treatment; the contact page says it too. */}
      {where === "page" && <p className="online-note no-print">{words.onlineNote}</p>}
      <TreatmentTools product={product} />
      <p className="servings">{words.servings + servings}</p>
      <p className="description">{description}</p>
      <Heading className="benefits-title">{words.benefits}</Heading>
      <ul className="benefits">
        {benefits.map((benefit) => (
          <li key={benefit}>
            <Icon name="check" />
            {benefit}
          </li>
        ))}
      </ul>
      <SafetyStatus status={safety.status} />
      <div className="accordion treatment-sections">
        <details className="safety-section" open>
          <summary>
            <Heading>{words.sections.warnings}</Heading>
            <Icon className="chevron" name="chevron" />
          </summary>
          <SafetyLists id={warnings} level={where === "page" ? 3 : 4} safety={safety} />
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
          <a href="/weight-loss-rights">{safetyWords.weightLossRights}</a>
        </p>
      )}
    </>
  );
}
