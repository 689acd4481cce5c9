import { weightLossWords } from "~/content/en/pages/weight-loss";
import { useFacts } from "~/facts/use-facts";
import { LowerStyle } from "~/site/frame/lower-style";
import { PhoneLink } from "~/ui/piece/phone-link";
import { Hero, PlainHero } from "~/ui/section/hero";
import { AestheticsTab } from "./aesthetics-tab";
import { type Tab, Tabs } from "./tabs";
import { WeightLossTab } from "./weight-loss-tab";

/** Without scripts the URL's fragment selects the panel (`#aesthetics`), else `open` does. */
export function WeightLossPage({ open }: { open: Tab }) {
  const facts = useFacts();
  const words = weightLossWords(facts);
  return (
    <div data-area="weight">
      {open === "weight-loss" ? (
        <Hero area="weight" picture="head-weight-loss" words={words.hero}>
          <PhoneLink phone={facts.phones.treatments}>{words.hero.call}</PhoneLink>
        </Hero>
      ) : (
        <PlainHero
          words={{
            ...words.aesthetics.lead,
            kicker: words.hero.kicker,
            headline: words.aesthetics.pageHeadline,
          }}
        >
          <PhoneLink phone={facts.phones.treatments}>{words.hero.call}</PhoneLink>
        </PlainHero>
      )}
      <section aria-labelledby="select-heading" className="tabbed" id="select">
        <div className="tabbed-head wrap">
          <h2 id="select-heading">{words.tabs.heading}</h2>
          <Tabs open={open} words={words.tabs} />
        </div>
        <LowerStyle />
        <section
          aria-labelledby="tab-weight-loss"
          className="tab-panel"
          data-other={open === "weight-loss" ? undefined : ""}
          id="weight-loss"
        >
          <WeightLossTab words={words} />
        </section>
        <section
          aria-labelledby="tab-aesthetics"
          className="tab-panel"
          data-other={open === "aesthetics" ? undefined : ""}
          id="aesthetics"
        >
          <AestheticsTab isPage={open === "aesthetics"} words={words.aesthetics} />
        </section>
      </section>
    </div>
  );
}
