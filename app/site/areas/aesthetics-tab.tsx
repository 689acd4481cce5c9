import type { WeightLossWords } from "~/content/en/pages/page-words";
import { Picture } from "~/ui/piece/picture";
import { CallToAction } from "~/ui/section/call-to-action";
import { ItemList } from "~/ui/section/item-list";
import { Section } from "~/ui/section/section";

type Words = WeightLossWords["aesthetics"];

export function AestheticsTab({
  words,
  isPage,
}: {
  words: Words;
  /** The head of the page already has the words of the lead. */
  isPage: boolean;
}) {
  return (
    <div data-area="aesthetics">
      <Lead words={isPage ? undefined : words.lead} />
      <Section
        heading={words.services.heading}
        id="aesthetic-services"
        intro={words.services.intro}
      >
        <ItemList columns={3} items={words.services.items} />
      </Section>
      <Section
        aside
        heading={words.nutraceuticals.heading}
        id="nutraceuticals"
        intro={words.nutraceuticals.intro}
        tone="sand"
      >
        <ItemList columns="rows" items={words.nutraceuticals.items} />
      </Section>
      <Section
        aside
        heading={words.cosmeceuticals.heading}
        id="cosmeceuticals"
        intro={words.cosmeceuticals.intro}
        tone="hue"
      >
        <ItemList columns="rows" items={words.cosmeceuticals.items} />
      </Section>
      <Section heading={words.reasons.heading} id="reasons">
        <ItemList columns={3} items={words.reasons.items} />
      </Section>
      <CallToAction
        about="weight-loss-aesthetics"
        id="aesthetics-closing"
        onlineLabel={words.closing.button}
        words={words.closing}
      />
    </div>
  );
}

function Lead({ words }: { words: Words["lead"] | undefined }) {
  return (
    <div className="aesthetics-lead wrap">
      {words && (
        <div>
          <p className="kicker">{words.kicker}</p>
          <h2>{words.headline}</h2>
          <p className="lead">{words.lead}</p>
        </div>
      )}
      <Picture
        name="head-aesthetics-wide"
        sizes={words ? "(min-width: 68rem) 61rem, 92vw" : "(min-width: 109rem) 105rem, 92vw"}
      />
    </div>
  );
}
