import { contactWords } from "~/content/pages/contact";
import { homeWords } from "~/content/pages/home";
import { paymentWords } from "~/content/pages/payment";
import { peptideTherapyWords } from "~/content/pages/peptide-therapy";
import { weightLossWords } from "~/content/pages/weight-loss";
import { site } from "~/content/site";
import { AreaHero } from "~/ui/area-hero";
import { CallToAction } from "~/ui/call-to-action";
import { Disclaimer } from "~/ui/disclaimer";
import { Hero } from "~/ui/hero";
import { LinkedText } from "~/ui/linked-text";
import { PhoneLink } from "~/ui/phone-link";
import { PlainHero } from "~/ui/plain-hero";
import type { Part } from "./part";

/** What stands around a page's matter. */
export const frame: readonly Part[] = [
  {
    name: "Header, footer and call bar",
    note: "Around this page, as around every other: All Treatments in the header of wide screens, the menu's sheet and the call bar on phones, the link to the content at the first Tab.",
  },
  {
    name: "Hero",
    wide: true,
    shown: (
      <Hero area="longevity" picture="head-home" words={homeWords.hero}>
        <PhoneLink phone={site.phones.clinic}>{homeWords.hero.call}</PhoneLink>
      </Hero>
    ),
  },
  {
    name: "Hero of an area",
    wide: true,
    shown: (
      <AreaHero area="peptide" picture="head-peptide-therapy" words={peptideTherapyWords.hero} />
    ),
  },
  {
    name: "Plain hero",
    note: "Its own lead, one with links, and with actions.",
    wide: true,
    shown: (
      <>
        <PlainHero words={contactWords.hero} />
        <PlainHero
          lead={<LinkedText path="/design" text={paymentWords.hero.lead} />}
          words={paymentWords.hero}
        />
        <PlainHero words={contactWords.hero}>
          <PhoneLink phone={site.phones.clinic} />
        </PlainHero>
      </>
    ),
  },
  {
    name: "Closing",
    note: "Call first, writing first, writing alone.",
    wide: true,
    shown: (
      <>
        <CallToAction id="call-first" phone={site.phones.clinic} words={homeWords.closing} />
        <CallToAction
          id="writing-first"
          onlineFirst
          phone={site.phones.clinic}
          words={homeWords.closing}
        />
        <CallToAction
          id="writing-alone"
          onlineLabel={weightLossWords.aesthetics.closing.button}
          words={weightLossWords.aesthetics.closing}
        />
      </>
    ),
  },
  {
    name: "Disclaimer",
    wide: true,
    shown: <Disclaimer text={peptideTherapyWords.disclaimer} />,
  },
];
