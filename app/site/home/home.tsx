import { findProduct } from "~/catalogue/catalogue";
import { catalogueOf } from "~/catalogue/products";
import type { Area } from "~/content/en/areas";
import { withLastsNote } from "~/content/en/catalogue/with-lasts-note";
import { homeWords } from "~/content/en/pages/home";
import type { PictureName } from "~/content/en/pictures";
import { factsOf, useFacts } from "~/facts/use-facts";
import type { PageHandle } from "~/page-handle";
import { LowerStyle } from "~/site/frame/lower-style";
import { pageHead } from "~/site/seo/page-head";
import { clinic, webSite } from "~/site/seo/structured-data";
import { Icon } from "~/ui/piece/icon";
import { PhoneLink } from "~/ui/piece/phone-link";
import { Picture } from "~/ui/piece/picture";
import { CallToAction } from "~/ui/section/call-to-action";
import { Hero } from "~/ui/section/hero";
import { ItemList } from "~/ui/section/lists";
import { Section } from "~/ui/section/section";
import { TreatmentCards } from "~/ui/treatment/treatment-cards";
import type { Route } from "./+types/home";
import { FirstWeeks } from "./first-weeks";

export const handle: PageHandle = { linksLowerStyle: true };

export const meta: Route.MetaFunction = ({ matches }) => {
  const facts = factsOf(matches);
  const words = homeWords(facts);
  return pageHead(facts, {
    ...words.search,
    path: "/",
    image: "home",
    structuredData: [clinic(facts), webSite(facts)],
  });
};

export default function Home() {
  const facts = useFacts();
  const words = homeWords(facts);
  return (
    <>
      <Hero area="longevity" picture="head-home" words={words.hero}>
        <PhoneLink phone={facts.phones.clinic}>{words.hero.call}</PhoneLink>
        <a className="button button-quiet" href="/services">
          {words.hero.browse}
        </a>
      </Hero>
      <LowerStyle />
      <FirstWeeks words={words.journey}>
        <div className="values">
          <h2>{words.values.heading}</h2>
          <ItemList columns={4} items={words.values.items} />
        </div>
      </FirstWeeks>
      <Featured />
      <Services />
      <CallToAction phone={facts.phones.clinic} words={words.closing} />
    </>
  );
}

function Featured() {
  const facts = useFacts();
  const { featured, hero } = homeWords(facts);
  const { heading, intro } = featured;
  const all = catalogueOf(facts);
  const products = facts.featured.map((slug) => findProduct(all, slug));
  return (
    <Section heading={heading} id="featured" intro={withLastsNote(intro, products)} tone="sand">
      <TreatmentCards columns={4} products={products} />
      <p className="section-more">
        <a className="text-link" href="/services">
          {hero.browse}
          <Icon name="arrow" />
        </a>
      </p>
    </Section>
  );
}

/** Picture of each area, cut off by the right edge of its tile. */
const pictureOf: Record<Area, PictureName> = {
  peptide: "head-peptide-therapy-tall",
  hormone: "head-laboratory-tall",
  sexual: "head-sexual-health-tall",
  weight: "head-weight-loss-tall",
  longevity: "head-longevity-tall",
  aesthetics: "head-aesthetics-wide",
};

function Services() {
  const { heading, intro, items } = homeWords(useFacts()).services;
  return (
    <Section heading={heading} id="services" intro={intro}>
      <ul className="area-grid">
        {items.map(({ title, text, area, href, label }) => (
          <li data-area={area} key={href}>
            <Picture
              alt=""
              className="area-picture"
              name={pictureOf[area]}
              sizes="(min-width: 68rem) 12rem, (min-width: 44rem) 18vw, 34vw"
            />
            <h3>{title}</h3>
            <p>{text}</p>
            <a className="text-link" href={href}>
              {label}
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
