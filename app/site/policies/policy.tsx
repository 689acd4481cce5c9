import { useLocation } from "react-router";
import type { Site } from "~/content/site";
import { siteOf, useSite } from "~/content/use-site";
import type { LegalBlock, LegalDocument } from "~/content/word-shapes";
import type { PageHandle } from "~/page-handle";
import { pageHead } from "~/site/seo/page-head";
import { breadcrumbs, clinic } from "~/site/seo/structured-data";
import { EnglishApplies } from "~/ui/piece/in-english";
import { LinkedText } from "~/ui/piece/linked-text";
import { LowerStyle } from "~/ui/piece/lower-style";
import type { Route } from "./+types/policy";

/** Without dates for a document that does not exist yet. */
type Policy = Omit<LegalDocument, "updated"> & Partial<LegalDocument>;

/** By path: each is a route of its own, with this page. */
const policies: Readonly<Record<string, (site: Site) => Policy>> = {
  "/good-faith-estimate": ({ words }) => words.goodFaithEstimate,
  "/weight-loss-rights": ({ words }) => words.weightLossRights,
  "/privacy": ({ words }) => words.privacyPolicy,
  "/terms": ({ words }) => words.termsOfUse,
  "/refund-policy": ({ words }) => words.refundPolicy,
  "/notice-of-privacy-practices": ({ facts, words }) => words.privacyPractices(facts),
};

function policyAt(path: string, site: Site): Policy {
  const policy = policies[path];
  if (!policy) throw new Error(`There is no policy at ${path}`);
  return policy(site);
}

/** A policy is for reading, so no call bar covers its text. */
export const handle: PageHandle = { callBar: false, linksLowerStyle: true };

export const meta: Route.MetaFunction = ({ matches, location: { pathname: path } }) => {
  const site = siteOf(matches);
  const { facts } = site;
  const { search, title } = policyAt(path, site);
  const isNotice = path === "/notice-of-privacy-practices";
  return pageHead(site, {
    ...search,
    path,
    image: isNotice ? "privacy" : path.slice(1),
    type: "article",
    index: !isNotice || facts.privacyNotice !== null,
    structuredData: [clinic(facts), breadcrumbs(site, [{ name: title, path }])],
  });
};

/** A policy to be read and printed: its dates, its contents, its sections at a readable width. */
export default function PolicyPage() {
  const site = useSite();
  const { language, words } = site;
  const { pathname: path } = useLocation();
  const { title, effective, updated, lead, sections } = policyAt(path, site);
  return (
    <article className="legal wrap">
      <div className="legal-head">
        <p className="kicker">{words.legalFrameWords.kicker}</p>
        <h1>{title}</h1>
        {updated && (
          <dl className="legal-dates">
            {effective && (
              <div>
                <dt>{words.legalFrameWords.effective}</dt> <dd>{effective}</dd>
              </div>
            )}
            <div>
              <dt>{words.legalFrameWords.updated}</dt> <dd>{updated}</dd>
            </div>
          </dl>
        )}
        <p className="lead">{lead}</p>
        {updated && language !== "en" && (
          <div className="legal-dates">
            <EnglishApplies path={path} />
          </div>
        )}
        {path === "/good-faith-estimate" && (
          <p className="legal-action no-print">
            <a className="button" href="/contact?estimate=1">
              {words.askForEstimate}
            </a>
          </p>
        )}
      </div>
      <nav aria-labelledby="toc-heading" className="page-contents legal-contents no-print">
        <h2 id="toc-heading">{words.legalFrameWords.contents}</h2>
        <ol>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <LowerStyle />
      <div className="legal-body">
        <div className="legal-text">
          {sections.map(({ id, heading, blocks }) => (
            <section id={id} key={id}>
              <h2 id={`${id}-heading`}>{heading}</h2>
              {blocks.map((block, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a document never move.
                <Block block={block} key={index} path={path} />
              ))}
            </section>
          ))}
        </div>
        {/* Phones show the first sections; the others are in the page, with and without
            scripts. */}
        <label className="legal-more no-print">
          <input className="visually-hidden" type="checkbox" />
          {words.legalFrameWords.more}
        </label>
      </div>
    </article>
  );
}

function Block({ block, path }: { block: LegalBlock; path: string }) {
  const { language, words } = useSite();
  if (block === words.freeServiceStatement)
    return (
      <p className="statutory" lang={language === "en" ? undefined : "en"}>
        {block}
      </p>
    );
  if (typeof block === "string")
    return (
      <p>
        <LinkedText path={path} text={block} />
      </p>
    );
  return (
    <ul>
      {block.list.map((point) => (
        <li key={point}>
          <LinkedText path={path} text={point} />
        </li>
      ))}
    </ul>
  );
}
