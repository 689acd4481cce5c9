import { useLocation } from "react-router";
import { askForEstimate, goodFaithEstimate } from "~/content/en/legal/good-faith-estimate";
import { freeServiceStatement } from "~/content/en/legal/notices";
import { privacyPolicy } from "~/content/en/legal/privacy";
import { privacyPractices } from "~/content/en/legal/privacy-practices";
import { refundPolicy } from "~/content/en/legal/refund";
import { termsOfUse } from "~/content/en/legal/terms";
import { weightLossRights } from "~/content/en/legal/weight-loss-rights";
import { legalFrameWords } from "~/content/en/pages/frames";
import type { LegalBlock, LegalDocument } from "~/content/word-shapes";
import type { Facts } from "~/facts/facts-schema";
import { factsOf, useFacts } from "~/facts/use-facts";
import type { PageHandle } from "~/page-handle";
import { pageHead } from "~/site/seo/page-head";
import { breadcrumbs, clinic } from "~/site/seo/structured-data";
import { LinkedText } from "~/ui/piece/linked-text";
import type { Route } from "./+types/policy";

/** Without dates for a document that does not exist yet. */
type Policy = Omit<LegalDocument, "updated"> & Partial<LegalDocument>;

/** By path: each is a route of its own, with this page. */
const policies: Readonly<Record<string, (facts: Facts) => Policy>> = {
  "/good-faith-estimate": goodFaithEstimate,
  "/weight-loss-rights": () => weightLossRights,
  "/privacy": privacyPolicy,
  "/terms": termsOfUse,
  "/refund-policy": refundPolicy,
  "/notice-of-privacy-practices": privacyPractices,
};

function policyAt(path: string, facts: Facts): Policy {
  const policy = policies[path];
  if (!policy) throw new Error(`There is no policy at ${path}`);
  return policy(facts);
}

/** A policy is for reading, so no call bar covers its text. */
export const handle: PageHandle = { callBar: false };

export const meta: Route.MetaFunction = ({ matches, location: { pathname: path } }) => {
  const facts = factsOf(matches);
  const { search, title } = policyAt(path, facts);
  const isNotice = path === "/notice-of-privacy-practices";
  return pageHead(facts, {
    ...search,
    path,
    image: isNotice ? "privacy" : path.slice(1),
    type: "article",
    index: !isNotice || facts.privacyNotice !== null,
    structuredData: [clinic(facts), breadcrumbs([{ name: title, path }])],
  });
};

/** A policy to be read and printed: its dates, its contents, its sections at a readable width. */
export default function PolicyPage() {
  const { pathname: path } = useLocation();
  const { title, effective, updated, lead, sections } = policyAt(path, useFacts());
  return (
    <article className="legal wrap">
      <div className="legal-head">
        <p className="kicker">{legalFrameWords.kicker}</p>
        <h1>{title}</h1>
        {updated && (
          <dl className="legal-dates">
            {effective && (
              <div>
                <dt>{legalFrameWords.effective}</dt> <dd>{effective}</dd>
              </div>
            )}
            <div>
              <dt>{legalFrameWords.updated}</dt> <dd>{updated}</dd>
            </div>
          </dl>
        )}
        <p className="lead">{lead}</p>
        {path === "/good-faith-estimate" && (
          <p className="legal-action no-print">
            <a className="button" href="/contact?estimate=1">
              {askForEstimate}
            </a>
          </p>
        )}
      </div>
      <nav aria-labelledby="toc-heading" className="page-contents legal-contents no-print">
        <h2 id="toc-heading">{legalFrameWords.contents}</h2>
        <ol>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
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
          {legalFrameWords.more}
        </label>
      </div>
    </article>
  );
}

function Block({ block, path }: { block: LegalBlock; path: string }) {
  if (block === freeServiceStatement) return <p className="statutory">{block}</p>;
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
