import { contactWords } from "~/content/en/pages/contact";
import { homeWords } from "~/content/en/pages/home";
import { paymentWords } from "~/content/en/pages/payment";
import { peptideTherapyWords } from "~/content/en/pages/peptide-therapy";
import { weightLossWords } from "~/content/en/pages/weight-loss";
import type { Facts } from "~/facts/facts-schema";
import { LinkedText } from "~/ui/piece/linked-text";
import { PhoneLink } from "~/ui/piece/phone-link";
import { AreaHero } from "~/ui/section/area-hero";
import { CallToAction } from "~/ui/section/call-to-action";
import { Disclaimer } from "~/ui/section/disclaimer";
import { Hero } from "~/ui/section/hero";
import { PlainHero } from "~/ui/section/plain-hero";
import type { Part } from "./design-piece";

/** What surrounds a page's content. */
export function frame(facts: Facts): readonly Part[] {
  const home = homeWords(facts);
  const contact = contactWords(facts);
  const payment = paymentWords(facts);
  const peptides = peptideTherapyWords(facts);
  const weightLoss = weightLossWords(facts);
  return [
    {
      name: "Header, footer and call bar",
      note: "Around this page, as around every other: All Treatments in the header of wide screens, the menu's sheet and the call bar on phones, the link to the content at the first Tab.",
    },
    {
      name: "Hero",
      wide: true,
      shown: (
        <Hero area="longevity" picture="head-home" words={home.hero}>
          <PhoneLink phone={facts.phones.clinic}>{home.hero.call}</PhoneLink>
        </Hero>
      ),
    },
    {
      name: "Hero of an area",
      wide: true,
      shown: <AreaHero area="peptide" picture="head-peptide-therapy" words={peptides.hero} />,
    },
    {
      name: "Plain hero",
      note: "Its own lead, one with links, and with actions.",
      wide: true,
      shown: (
        <>
          <PlainHero words={contact.hero} />
          <PlainHero
            lead={<LinkedText path="/design" text={payment.hero.lead} />}
            words={payment.hero}
          />
          <PlainHero words={contact.hero}>
            <PhoneLink phone={facts.phones.clinic} />
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
          <CallToAction id="call-first" phone={facts.phones.clinic} words={home.closing} />
          <CallToAction
            id="writing-first"
            onlineFirst
            phone={facts.phones.clinic}
            words={home.closing}
          />
          <CallToAction
            id="writing-alone"
            onlineLabel={weightLoss.aesthetics.closing.button}
            words={weightLoss.aesthetics.closing}
          />
        </>
      ),
    },
    {
      name: "Disclaimer",
      wide: true,
      shown: <Disclaimer text={peptides.disclaimer} />,
    },
  ];
}
