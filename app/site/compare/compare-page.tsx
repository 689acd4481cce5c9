import type { ReactNode } from "react";
import type { Product } from "~/catalogue/product";
import { compareWords } from "~/content/en/pages/compare";
import type { Hero } from "~/content/word-shapes";
import { useFacts } from "~/facts/use-facts";
import { PlainHero } from "~/ui/section/hero";
import { Section } from "~/ui/section/section";
import { CompareForm, OftenCompared } from "./compare-form";
import { ComparedPictures } from "./compared-pictures";
import { ComparedTable } from "./compared-table";

/** Content of /compare and of the pages of pairs: the table, then the form and the pairs. */
export function ComparePage({
  hero,
  products,
  notice,
  pair,
}: {
  hero: Hero;
  products: readonly Product[];
  /** Shown above the form when too few treatments were sent. */
  notice?: ReactNode;
  /** Path of the pair that is shown. */
  pair?: string;
}) {
  const words = compareWords(useFacts());
  return (
    <>
      <div className="compare-head wrap">
        <PlainHero words={hero} />
        {products.length > 1 && <ComparedPictures products={products} />}
      </div>
      {products.length > 1 && (
        <div className="compare wrap">
          <ComparedTable products={products} />
        </div>
      )}
      <Section heading={words.form.heading} id="choose" tone="sand">
        {notice}
        <CompareForm chosen={products} />
        <h3>{words.often}</h3>
        <OftenCompared except={pair} />
        <p className="section-more">
          <a className="text-link" href="/services">
            {words.all}
          </a>
        </p>
      </Section>
    </>
  );
}
