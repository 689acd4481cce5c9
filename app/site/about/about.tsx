import { siteOf, useSite } from "~/content/use-site";
import type { PageHandle } from "~/page-handle";
import { pageHead } from "~/site/seo/page-head";
import { breadcrumbs, organization } from "~/site/seo/structured-data";
import { Prose } from "~/ui/piece/linked-text";
import { LowerStyle } from "~/ui/piece/lower-style";
import { CallToAction } from "~/ui/section/call-to-action";
import { Hero } from "~/ui/section/hero";
import { ItemList } from "~/ui/section/lists";
import { People } from "~/ui/section/people";
import { Place } from "~/ui/section/place";
import { Section } from "~/ui/section/section";
import type { Route } from "./+types/about";

export const handle: PageHandle = { linksLowerStyle: true };

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches);
  const { facts, words } = site;
  return pageHead(site, {
    ...words.aboutWords.search,
    path: "/about",
    image: "about",
    structuredData: [
      organization(facts),
      breadcrumbs(site, [{ name: words.aboutWords.hero.kicker, path: "/about" }]),
    ],
  });
};

export default function About() {
  const { facts, words } = useSite();
  const { hero, story, principles, oversight, closing } = words.aboutWords;
  return (
    <>
      <Hero area="longevity" picture="head-about" words={hero}>
        <a className="button" href="/contact">
          {closing.button}
        </a>
      </Hero>
      <LowerStyle />
      <Section aside heading={story.heading} id="story">
        <Prose large paragraphs={story.paragraphs} />
      </Section>
      <Section heading={principles.heading} id="principles" tone="sand">
        <ItemList columns={4} items={principles.items} />
      </Section>
      <Section aside heading={oversight.heading} id="oversight">
        <Prose large paragraphs={oversight.paragraphs} />
      </Section>
      <People />
      <Place />
      <CallToAction
        onlineFirst
        onlineLabel={closing.button}
        phone={facts.phones.clinic}
        words={closing}
      />
    </>
  );
}
