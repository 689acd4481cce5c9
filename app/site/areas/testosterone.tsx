import { testosteroneWords } from "~/content/en/pages/testosterone";
import { Prose } from "~/ui/piece/prose";
import { Cautions } from "~/ui/section/cautions";
import { Section } from "~/ui/section/section";

/** Testosterone, which the area is named after, and who should not take it. */
export function Testosterone() {
  const { section } = testosteroneWords;
  return (
    <Section
      area="hormone"
      heading={section.heading}
      id="testosterone"
      long
      intro={section.intro}
      tone="sand"
    >
      <div className="with-cautions">
        <Prose paragraphs={section.facts} />
        <Cautions {...section.notSuitedFor} />
      </div>
    </Section>
  );
}

/** Among the priced cards: it is prescribed too, but its price follows the labs. */
export function TestosteroneCard() {
  const words = testosteroneWords;
  return (
    <div className="card card-plain" data-area="hormone">
      <h3>{words.title}</h3>
      <p className="card-summary">{words.summary}</p>
      <div className="card-foot">
        <p>{words.price}</p>
        <a className="card-link" href="#testosterone">
          {words.more}
        </a>
      </div>
    </div>
  );
}
