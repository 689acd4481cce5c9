import { weightLossWords as words } from "~/content/pages/weight-loss";
import { site } from "~/content/site";
import { Disclaimer } from "~/ui/disclaimer";
import { Hero } from "~/ui/hero";
import { PhoneLink } from "~/ui/phone-link";
import { AestheticsTab } from "./aesthetics-tab";
import tabsUrl from "./tabs-script.ts?script-url";
import { WeightLossTab } from "./weight-loss-tab";

type Tab = "weight-loss" | "aesthetics";

/** Without scripts the address picks the panel (`#aesthetics`), and `open` holds when it has none. */
export function WeightLossPage({ open }: { open: Tab }) {
  return (
    <div data-area="weight">
      <Hero area="weight" picture="head-weight-loss" words={words.hero}>
        <PhoneLink phone={site.phones.treatments}>{words.hero.call}</PhoneLink>
      </Hero>
      <section aria-labelledby="select-heading" className="tabbed" id="select">
        <div className="tabbed-head wrap">
          <h2 id="select-heading">{words.tabs.heading}</h2>
          <Tabs open={open} />
        </div>
        <section
          aria-labelledby="tab-weight-loss"
          className="tab-panel"
          data-other={open === "weight-loss" ? undefined : ""}
          id="weight-loss"
        >
          <WeightLossTab />
        </section>
        <section
          aria-labelledby="tab-aesthetics"
          className="tab-panel"
          data-other={open === "aesthetics" ? undefined : ""}
          id="aesthetics"
        >
          <AestheticsTab />
        </section>
      </section>
      <Disclaimer text={words.disclaimer} />
    </div>
  );
}

/** tabs-script.ts gives these links the roles and keys of tabs. */
function Tabs({ open }: { open: Tab }) {
  const tabs = [
    { id: "weight-loss", label: words.tabs.weightLoss },
    { id: "aesthetics", label: words.tabs.aesthetics },
  ] as const;
  return (
    <div className="tabs" data-script={tabsUrl} data-soon="" data-tabs="">
      {tabs.map(({ id, label }) => (
        <a
          aria-controls={id}
          data-other={open === id ? undefined : ""}
          href={`#${id}`}
          id={`tab-${id}`}
          key={id}
        >
          {label}
        </a>
      ))}
    </div>
  );
}
