import type { ReactNode } from "react";
import { listings } from "~/catalogue/products";
import {
  fieldWords,
  publishWords,
  siteWords,
  reviewWords as words,
} from "~/content/en/staff/staff-site";
import { fieldId, groupOfFact } from "~/facts/fact-fields";
import { formatPrice } from "~/facts/format-facts";
import { LocalTime } from "~/staff/frame/local-time";
import type { readPublished } from "./history.server";
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
export function shownFact(path: string, value: string) {
  const isAmount = /\.(price|compareAtPrice)$/.test(path) && /^\d+(\.\d+)?$/.test(value);
  if (isAmount) return formatPrice(Number(value));
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
export const publishedUrl = ({ version }: { version: number }) =>
  `/staff/site/review?published=${version}`;

/** Confirms a publication, with links to its pages and to the way back. */
export function PublishedNotice({
  published,
}: {
  published: NonNullable<Awaited<ReturnType<typeof readPublished>>>;
}) {
  const { version, pages, descriptions } = published;
  return (
    <div className="notice" role="status">
      <p>{publishWords.published(version, pages.length)}</p>
      <ul className="site-parts">
        {pages.map(({ path, name }) => (
          <li key={path}>
            <a className="tap" href={path}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p>
        {publishWords.notRight} <a href="/staff/site/history">{publishWords.goBack}</a>
      </p>
      {descriptions && (
        <p>
          <a href="/staff/products?preview=1">{publishWords.descriptions}</a>
        </p>
      )}
    </div>
  );
}

/** Confirms that a publication is scheduled. @param at an instant, or any text from the URL */
export function ScheduledNotice({ at }: { at: string }) {
  return (
    <p className="notice" role="status">
      {publishWords.scheduled}{" "}
      {!Number.isNaN(Date.parse(at)) && (
        <a href="/staff/site">
          <LocalTime at={at} />
        </a>
      )}
    </p>
  );
}
