import type { ReactNode } from "react";
import type { Product } from "~/catalogue/product";
import type { Area } from "~/content/en/areas";
import { withLastsNote } from "~/content/en/catalogue/with-lasts-note";
import type { Fact, Question } from "~/content/word-shapes";
import { TreatmentCards } from "../treatment/treatment-cards";
import { Facts } from "./facts";
import { Questions } from "./questions";
import { Section } from "./section";

type Tone = "page" | "sand" | "hue";

/** Table of an area's prices. */
export function Costs({
  words,
  area,
  tone = "sand",
}: {
  words: { heading: string; intro?: string; facts: readonly Fact[] };
  area: Area;
  tone?: Tone;
}) {
  return (
    <Section
      area={area}
      aside
      heading={words.heading}
      id="costs"
      intro={words.intro}
      long
      tone={tone}
    >
      <Facts facts={words.facts} />
    </Section>
  );
}

/** The area's treatments with their prices; nothing when it has none. */
export function Treatments({
  words,
  products,
  tone = "page",
  further,
}: {
  words: { heading: string; intro: string };
  products: readonly Product[];
  tone?: Tone;
  /** A card after them, of something that has no price of its own. */
  further?: ReactNode;
}) {
  if (products.length === 0) return null;
  return (
    <Section
      heading={words.heading}
      id="treatments"
      intro={withLastsNote(words.intro, products)}
      long={products.length > 4}
      tone={tone}
    >
      <TreatmentCards further={further} products={products} />
    </Section>
  );
}

/** The area's questions, one open at a time. */
export function AreaQuestions({
  words,
}: {
  words: { heading: string; items: readonly Question[] };
}) {
  return (
    <Section aside heading={words.heading} id="questions">
      <Questions items={words.items} name="questions" />
    </Section>
  );
}
