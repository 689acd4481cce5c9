import { findProduct } from "~/catalogue/catalogue";
import { homeWords as words } from "~/content/en/pages/home";
import { site } from "~/facts/site";
import { clinic } from "~/seo/clinic";
import { webSite } from "~/seo/page-data";
import { pageHead } from "~/seo/page-head";
import { Icon } from "~/ui/piece/icon";
import { PhoneLink } from "~/ui/piece/phone-link";
import { CallToAction } from "~/ui/section/call-to-action";
import { Hero } from "~/ui/section/hero";
import { ItemList } from "~/ui/section/item-list";
import { Section } from "~/ui/section/section";
import { Steps } from "~/ui/section/steps";
import { TreatmentCards } from "~/ui/treatment/treatment-cards";
import type { Route } from "./+types/home";

export const meta: Route.MetaFunction = () =>
  pageHead({
    ...words.search,
    path: "/",
    image: "home",
    structuredData: [clinic(), webSite()],
  });

export default function Home() {
  return (
    <>
      <Hero area="longevity" picture="head-home" words={words.hero}>
        <PhoneLink phone={site.phones.clinic}>{words.hero.call}</PhoneLink>
        <a className="button button-quiet" href="/services">
          {words.hero.browse}
        </a>
      </Hero>
      <Section heading={words.values.heading} id="values">
        <ItemList columns={4} items={words.values.items} />
      </Section>
      <Featured />
      <Section heading={words.journey.heading} id="journey">
        <Steps items={words.journey.items} />
      </Section>
      <Services />
      <CallToAction phone={site.phones.clinic} words={words.closing} />
    </>
  );
}

function Featured() {
  const { heading, intro, slugs } = words.featured;
  return (
    <Section heading={heading} id="featured" intro={intro} tone="sand">
      <TreatmentCards columns={4} products={slugs.map(findProduct)} />
      <p className="section-more">
        <a className="text-link" href="/services">
          {words.hero.browse}
          <Icon name="arrow" />
        </a>
      </p>
    </Section>
  );
}

function Services() {
  return (
    <Section heading={words.services.heading} id="services" intro={words.services.intro}>
      <ul className="area-grid">
        {words.services.items.map(({ title, text, area, href, label }) => (
          <li data-area={area} key={href}>
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
