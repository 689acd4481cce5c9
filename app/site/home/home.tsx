import { findProduct } from "~/catalogue/catalogue";
import { catalogueOf } from "~/catalogue/products";
import type { Area } from "~/content/en/areas";
import type { PictureName } from "~/content/en/pictures";
import { siteOf, useSite } from "~/content/use-site";
import type { PageHandle } from "~/page-handle";
import { pageHead } from "~/site/seo/page-head";
import { clinic, webSite } from "~/site/seo/structured-data";
import { Icon } from "~/ui/piece/icon";
import { LowerStyle } from "~/ui/piece/lower-style";
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
  const site = siteOf(matches);
  const { facts, words } = site;
  return pageHead(site, {
    ...words.homeWords.search,
    path: "/",
    image: "home",
    structuredData: [clinic(facts), webSite(site)],
  });
};

export default function Home() {
  const { facts, words } = useSite();
  const page = words.homeWords;
  return (
    <>
      <Hero area="longevity" picture="head-home" words={page.hero}>
        <PhoneLink phone={facts.phones.clinic}>{page.hero.call}</PhoneLink>
        <a className="button button-quiet" href="/services">
          {page.hero.browse}
        </a>
      </Hero>
      <LowerStyle />
      <FirstWeeks words={page.journey}>
        <div className="values">
          <h2>{page.values.heading}</h2>
          <ItemList columns={4} items={page.values.items} />
        </div>
      </FirstWeeks>
      <Featured />
      <Services />
      <CallToAction phone={facts.phones.clinic} words={page.closing} />
    </>
  );
}

function Featured() {
  const { facts, words } = useSite();
  const { featured, hero } = words.homeWords;
  const { heading, intro } = featured;
  const all = catalogueOf(facts, words);
  const products = facts.featured.map((slug) => findProduct(all, slug));
  return (
    <Section
      heading={heading}
      id="featured"
      intro={words.withLastsNote(intro, products)}
      tone="sand"
    >
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
  const { words } = useSite();
  const { heading, intro, items } = words.homeWords.services;
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
