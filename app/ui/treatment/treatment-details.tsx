import type { Product } from "~/catalogue/product";
import { cardWords as words } from "~/content/en/catalogue/card-words";
import { useFacts } from "~/facts/use-facts";
import { Icon } from "../piece/icon";
import { PhoneLink } from "../piece/phone-link";
import { Price } from "./price";

/** What dialog and page both show: price, servings, description, benefits, sections, actions. */
export function TreatmentDetails({
  product,
  where,
}: {
  product: Product;
  /** Keeps the accordions of two copies on one page apart. */
  where: "dialog" | "page";
}) {
  const { slug, servings, description, benefits, ingredients, directions, warnings, disclaimer } =
    product;
  const { phones } = useFacts();
  const sections = [
    { title: words.sections.ingredients, text: ingredients },
    { title: words.sections.directions, text: directions },
    { title: words.sections.warnings, text: warnings },
    { title: words.sections.disclaimer, text: disclaimer },
  ];
  return (
    <>
      <Price product={product} />
      <p className="servings">
        {words.servings}
        {servings}
      </p>
      <p className="description">{description}</p>
      <p className="benefits-title">{words.benefits}</p>
      <ul aria-label={words.benefits} className="benefits">
        {benefits.map((benefit) => (
          <li key={benefit}>
            <Icon name="check" />
            {benefit}
          </li>
        ))}
      </ul>
      <p className="actions no-print">
        <PhoneLink phone={phones.treatments}>{words.call}</PhoneLink>
        <a className="button button-quiet" href={`/contact?treatment=${slug}`}>
          <Icon name="calendar" />
          {words.online}
        </a>
      </p>
      <div className="accordion treatment-sections">
        {sections.map(
          ({ title, text }) =>
            text && (
              <details
                key={title}
                name={`${where}-${slug}`}
                open={where === "page" && title === words.sections.ingredients}
              >
                <summary>
                  {title}
                  <Icon className="chevron" name="chevron" />
                </summary>
                <p>{text}</p>
              </details>
            ),
        )}
      </div>
    </>
  );
}
