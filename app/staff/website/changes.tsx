import type { ReactNode } from "react";
import { listings } from "~/catalogue/products";
import {
  fieldWords,
  publishWords,
  siteWords,
  reviewWords as words,
} from "~/content/en/staff/staff-site";
import { groupOfFact } from "~/facts/fact-fields";
import { fieldId } from "~/facts/field-name";
import type { changedPages } from "./review.server";
import { PreviewLink, previewUrl } from "./site-page";

const titles = new Map(listings.map(({ slug, title }) => [slug, title]));

/** "Tadalafil: Price" */
export function factName(path: string): string {
  const [, slug = ""] = /^treatments\.([^.]+)\./.exec(path) ?? [];
  const { label } = fieldWords(path);
  return slug ? `${titles.get(slug) ?? slug}: ${label}` : label;
}

/** URL of the form field of a fact. */
export function fieldPath(path: string): string {
  const [, slug] = /^treatments\.([^.]+)\./.exec(path) ?? [];
  const form = slug ? `treatments/${slug}` : groupOfFact(path);
  return `/staff/site/${form}#${fieldId(path)}`;
}

/** A value as people read it; an empty one means a closed day, or nothing for other facts. */
function shown(path: string, value: string) {
  const empty = /^hours\.(office|listed)\./.test(path) ? siteWords.closed : siteWords.nothing;
  return titles.get(value) ?? (value || empty);
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
          <p className="site-label">{factName(change.path)}</p>
          <p>
            <del>
              <span className="visually-hidden">{words.before}: </span>
              {shown(change.path, change.from)}
            </del>{" "}
            <ins>
              <span className="visually-hidden">{words.after}: </span>
              {shown(change.path, change.to)}
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
  review: { pages, failure },
  version,
}: {
  review: Awaited<ReturnType<typeof changedPages>>;
  /** The version that the previews show; null for the drafts. */
  version: number | null;
}) {
  if (failure !== null) return <p className="problem">{failure}</p>;
  if (!pages) return null;
  return (
    <section aria-labelledby="pages-heading">
      <h2 id="pages-heading">{pages.length === 0 ? words.noPages : words.pages(pages.length)}</h2>
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
export const publishedUrl = (done: {
  version: number;
  pages: readonly string[];
  descriptions: boolean;
}) =>
  `/staff/site/review?published=${done.version}&pages=${done.pages.length}${done.descriptions ? "&descriptions=1" : ""}`;

/** Confirms a publication, and names the next step. */
export function PublishedNotice({
  done,
  pages,
  descriptions,
}: {
  /** The number of the version; "1" where it is scheduled, which has no pages. */
  done: string | null;
  pages: number;
  descriptions: boolean;
}) {
  if (!done) return null;
  return (
    <div className="notice" role="status">
      <p>
        {Number(done) > 1 ? publishWords.published(Number(done), pages) : publishWords.scheduled}
      </p>
      {descriptions && (
        <p>
          <a href="/staff/products?preview=1">{publishWords.descriptions}</a>
        </p>
      )}
    </div>
  );
}
