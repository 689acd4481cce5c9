import { siteOf, useSite } from "~/content/use-site";
import type { PageHandle } from "~/page-handle";
import { pageHead } from "~/site/seo/page-head";
import { breadcrumbs, clinic, faqPage } from "~/site/seo/structured-data";
import { LowerStyle } from "~/ui/piece/lower-style";
import { Picture } from "~/ui/piece/picture";
import { CallToAction } from "~/ui/section/call-to-action";
import { Questions } from "~/ui/section/questions";
import type { Route } from "./+types/faqs";
import { type Topic, topics } from "./topics";

export const handle: PageHandle = { linksLowerStyle: true };

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches);
  const { facts, words } = site;
  return pageHead(site, {
    ...words.faqsWords.search,
    path: "/faqs",
    image: "faqs",
    structuredData: [
      clinic(facts),
      breadcrumbs(site, [{ name: words.faqsWords.hero.kicker, path: "/faqs" }]),
      faqPage(words.faqs),
    ],
  });
};

export default function Faqs() {
  const { facts, words } = useSite();
  const all = topics(words.faqs);
  return (
    <>
      <Head />
      <LowerStyle />
      <div className="faqs wrap">
        <Topics topics={all} />
        <div>
          {all.map(({ id, name, questions }) => (
            <section aria-labelledby={`${id}-heading`} className="faq-topic" id={id} key={id}>
              <h2 id={`${id}-heading`}>{name}</h2>
              <Questions items={questions} name="faqs" />
            </section>
          ))}
        </div>
      </div>
      <CallToAction phone={facts.phones.clinic} words={words.faqsWords.closing} />
    </>
  );
}

function Head() {
  const { words } = useSite();
  const { kicker, headline, lead } = words.faqsWords.hero;
  return (
    <section aria-labelledby="page-heading" className="split-head wrap" data-area="peptide">
      <div>
        <p className="kicker">{kicker}</p>
        <h1 id="page-heading">{headline}</h1>
        <p className="lead">{lead}</p>
      </div>
      <Picture
        first
        name="head-tools-wide"
        sizes="(min-width: 80rem) 36rem, (min-width: 44rem) 42vw, 92vw"
      />
    </section>
  );
}

function Topics({ topics }: { topics: readonly Topic[] }) {
  const { words } = useSite();
  return (
    <nav aria-labelledby="topics-heading" className="page-contents faq-topics no-print">
      <h2 id="topics-heading">{words.faqsFrameWords.topics}</h2>
      <ul>
        {topics.map(({ id, name, questions }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {name}{" "}
              <span className="count">
                {questions.length}
                <span className="visually-hidden">
                  {" "}
                  {words.faqsFrameWords.questions(questions.length)}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
