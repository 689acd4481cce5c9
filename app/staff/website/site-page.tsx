import type { ReactNode } from "react";
import { titleOf } from "~/catalogue/products";
import { fieldWords, optionWords } from "~/content/en/staff/fact-words";
import { previewWords, siteWords, reviewWords as words } from "~/content/en/staff/staff-site";
import { fieldOf } from "~/facts/fact-fields";
import { fieldId } from "~/facts/fact-kinds";
import { formatPrice } from "~/facts/format-facts";
import { PageHead } from "~/staff/frame/staff-frame";
import type { ClaimState } from "./claims.server";
import { groupOfFact } from "./site-fields";

/** A page below /staff/site: back link, heading, introduction, and a preview beside it. */
export function SitePage({
  title,
  lead,
  back = { href: "/staff/site", words: siteWords.back },
  preview,
  children,
}: {
  title: string;
  lead?: string | undefined;
  back?: { href: string; words: string };
  /** URL of the preview beside this page. */
  preview?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={preview ? "site-desk site-beside" : "site-desk"}>
      <div>
        <PageHead back={[back.href, back.words]} title={title} />
        {lead && <p className="lead">{lead}</p>}
      </div>
      {preview && <SitePreview href={preview} />}
      <div>{children}</div>
    </div>
  );
}

/** URL of a page's preview: with the drafts, or of a version. */
export const previewUrl = (path: string, version: number | null = null) =>
  `/staff/preview${version === null ? "" : `/versions/${version}`}${path === "/" ? "" : path}`;

const frameName = "preview";

/**
 * Preview of a page, in a frame beside its form on a wide screen; on a narrow one only a link, and
 * the frame is not loaded. Works without scripts; draft-script.ts reloads it.
 */
function SitePreview({ href }: { href: string }) {
  return (
    <aside aria-label={previewWords.title} className="site-preview">
      <a className="tap" href={href}>
        {previewWords.title}
      </a>
      <iframe loading="lazy" name={frameName} src={href} title={previewWords.title} />
    </aside>
  );
}

/** A link to a preview, which on a wide screen opens in the SitePreview's frame. */
export function PreviewLink({
  href,
  children,
  ...link
}: {
  href: string;
  children: ReactNode;
  "aria-label"?: string;
}) {
  return (
    <>
      <a {...link} className="on-narrow" href={href}>
        {children}
      </a>
      <a {...link} className="on-wide" href={href} target={frameName}>
        {children}
      </a>
    </>
  );
}

/** Title of the treatment that a fact is about, or "". */
function treatmentOf(path: string): string {
  const [, slug] = /^(?:spanish\.)?treatments\.([^.]+)\./.exec(path) ?? [];
  return slug ? titleOf(slug) : "";
}

/** "Tadalafil: Price" */
export const factName = (path: string) =>
  [treatmentOf(path), fieldWords(path).label].filter(Boolean).join(": ");

/** URL of the form field of a fact. */
export function fieldPath(path: string): string {
  const [, slug] = /^(?:spanish\.)?treatments\.([^.]+)\./.exec(path) ?? [];
  const form = slug ? `treatments/${slug}` : groupOfFact(path);
  return `/staff/site/${form}#${fieldId(path)}`;
}

/**
 * A value in the words of its field; an empty one means a closed day, or nothing for other facts.
 * @param value a fact as its field shows it, or as it was typed
 */
export function shownFact(path: string, value: string) {
  const { kind, options = [] } = fieldOfToday(path) ?? {};
  if (kind === "switch") return value === "yes" ? siteWords.yes : siteWords.no;
  if (kind === "money" && /^\d+(\.\d+)?$/.test(value)) return formatPrice(Number(value));
  const wordOf = (text: string) => {
    const option = options.find((one) => String(one) === text);
    return (option !== undefined && optionWords(path, option)) || titleOf(text);
  };
  const words = kind === "choices" ? value.split(", ").map(wordOf).join(", ") : wordOf(value);
  return words || (kind === "hours" ? siteWords.closed : siteWords.nothing);
}

/** null for a fact of an old version that the site no longer has. */
function fieldOfToday(path: string) {
  try {
    return fieldOf(path);
  } catch {
    return null;
  }
}

/** Facts before and after; stacked on phones. */
export function ChangesTable<Change extends { path: string; from: string; to: string }>({
  changes,
  more,
}: {
  changes: readonly Change[];
  /** Content below a change. */
  more?: (change: Change) => ReactNode;
}) {
  return (
    <ul className="site-changes">
      {changes.map((change) => (
        <li key={change.path}>
          {treatmentOf(change.path) && <p className="site-label">{treatmentOf(change.path)}</p>}
          <p>
            {fieldWords(change.path).label}:{" "}
            <del>
              <span className="visually-hidden">{words.before}: </span>
              {shownFact(change.path, change.from)}
            </del>{" "}
            <ins>
              <span className="visually-hidden">{words.after}: </span>
              {shownFact(change.path, change.to)}
            </ins>
          </p>
          {more?.(change)}
        </li>
      ))}
    </ul>
  );
}

/** Every changed page with its removed and added words, and a link to its preview. */
export function ChangedPages({
  review: { pages, callLine, failure },
  version,
}: {
  review: {
    pages: { path: string; name: string; parts: { old: string; new: string }[] }[] | null;
    callLine: boolean;
    failure: string | null;
  };
  /** The version that the previews show; null for the drafts. */
  version: number | null;
}) {
  if (failure !== null) return <p className="problem">{failure}</p>;
  if (!pages) return null;
  const none = callLine ? words.everyPage : words.noPages;
  return (
    <section aria-labelledby="pages-heading">
      <h2 id="pages-heading">{pages.length === 0 ? none : words.pages(pages.length)}</h2>
      {callLine && <p>{words.callLine}</p>}
      <ul className="site-pages">
        {pages.map(({ path, name, parts }) => (
          <li key={path}>
            <p className="site-label">
              <PreviewLink href={previewUrl(path, version)}>
                {name} <span className="visually-hidden">{words.preview}</span>
              </PreviewLink>{" "}
              <span className="hint">{path}</span>
            </p>
            {parts.map((part) => (
              <p key={`${part.old}>${part.new}`}>
                {part.old && <del>{part.old}</del>} {part.new && <ins>{part.new}</ins>}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** URL of the review page with a notice of the publication. */
export const publishedUrl = ({ version }: { version: number }) =>
  `/staff/site/review?published=${version}`;

/** Promising words of a text, each with the rule that it breaks. */
export const Rules = ({ found }: { found: ClaimState["words"] }) => (
  <ul className="site-rules">
    {found.map(({ word, rule }) => (
      <li key={word}>
        <strong>{word}</strong>: {rule}
      </li>
    ))}
  </ul>
);
