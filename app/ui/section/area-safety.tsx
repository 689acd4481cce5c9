import type { Product } from "~/catalogue/product";
import { areaSafetyWords } from "~/content/en/catalogue/safety/area-safety-words";
import { Section } from "./section";

/** Contraindications of an area's treatments, taken from each treatment's warnings. */
export function AreaSafety({
  products,
  tone = "page",
}: {
  products: readonly Product[];
  tone?: "page" | "sand";
}) {
  const { heading, intro, end } = areaSafetyWords;
  return (
    <Section aside heading={heading} id="safety" intro={intro} long tone={tone}>
      <ul className="area-safety">
        {products.map(({ slug, title, safety }) => (
          <li key={slug}>
            <h3>
              <a href={`/treatments/${slug}#warnings`}>{title}</a>
            </h3>
            <p>{`${safety.whoShouldNot.join("; ")}.`}</p>
          </li>
        ))}
      </ul>
      <p>{end}</p>
    </Section>
  );
}
