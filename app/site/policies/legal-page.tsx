import { freeServiceStatement } from "~/content/en/legal/notices";
import { legalFrameWords } from "~/content/en/pages/frames";
import type { LegalBlock, LegalDocument } from "~/content/word-shapes";
import { LinkedText } from "~/ui/piece/linked-text";

/** A policy to be read and printed: its dates, its contents, its sections at a readable width. */
export function LegalPage({
  words,
  path,
  action,
}: {
  /** Without dates for a document that does not exist yet. */
  words: Omit<LegalDocument, "effective" | "updated"> & Partial<LegalDocument>;
  path: string;
  /** The page's main link. */
  action?: { href: string; label: string };
}) {
  const { title, effective, updated, lead, sections } = words;
  return (
    <article className="legal wrap">
      <div className="legal-head">
        <p className="kicker">{legalFrameWords.kicker}</p>
        <h1>{title}</h1>
        {effective && (
          <dl className="legal-dates">
            <div>
              <dt>{legalFrameWords.effective}</dt> <dd>{effective}</dd>
            </div>
            <div>
              <dt>{legalFrameWords.updated}</dt> <dd>{updated}</dd>
            </div>
          </dl>
        )}
        <p className="lead">{lead}</p>
        {action && (
          <p className="legal-action no-print">
            <a className="button" href={action.href}>
              {action.label}
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
