import { useSite } from "~/content/use-site";
import { InlineScript } from "~/ui/piece/inline";
import { LowerStyle } from "~/ui/piece/lower-style";
import { PhoneLink } from "~/ui/piece/phone-link";
import { Hero } from "~/ui/section/hero";
import { AestheticsTab } from "./aesthetics-tab";
import showNamedHead from "./show-named-head.ts?script";
import { type Tab, Tabs } from "./tabs";
import { WeightLossTab } from "./weight-loss-tab";

/** Fragments that show the panel of Aesthetics. */
const partsOfAesthetics =
  "#aesthetics #aesthetic-services #nutraceuticals #cosmeceuticals #reasons";

/**
 * The head and the panel of one tab at a time. Without scripts the URL's fragment selects the panel
 * (`#aesthetics`), else `open` does.
 */
export function WeightLossPage({ open }: { open: Tab }) {
  const { facts, words } = useSite();
  const page = words.weightLossWords;
  const { call } = page.hero;
  const callLink = <PhoneLink phone={facts.phones.treatments}>{call}</PhoneLink>;
  const isWeightLoss = open === "weight-loss";
  const heads = [
    <Hero
      area="weight"
      key="weight-loss"
      other={!isWeightLoss}
      picture="head-weight-loss"
      words={page.hero}
    >
      {callLink}
    </Hero>,
    <Hero
      area="aesthetics"
      key="aesthetics"
      other={isWeightLoss}
      picture="head-aesthetics"
      words={page.aesthetics.lead}
    >
      {callLink}
    </Hero>,
  ];
  return (
    <div
      className="two-heads"
      data-area="weight"
      data-parts={isWeightLoss ? partsOfAesthetics : "#weight-loss"}
    >
      <InlineScript text={showNamedHead} />
      {isWeightLoss ? heads : heads.reverse()}
      <section aria-labelledby="select-heading" className="tabbed" id="select">
        <div className="tabbed-head wrap">
          <h2 id="select-heading">{page.tabs.heading}</h2>
          <Tabs open={open} words={page.tabs} />
        </div>
        <LowerStyle />
        <section
          aria-labelledby="tab-weight-loss"
          className="tab-panel"
          data-other={open === "weight-loss" ? undefined : ""}
          id="weight-loss"
        >
          <WeightLossTab words={words.weightLossWords} />
        </section>
        <section
          aria-labelledby="tab-aesthetics"
          className="tab-panel"
          data-other={open === "aesthetics" ? undefined : ""}
          id="aesthetics"
        >
          <AestheticsTab words={page.aesthetics} />
        </section>
      </section>
    </div>
  );
}
