import type { ReactNode } from "react";
import { listings } from "~/catalogue/products";
import { fieldWords, siteWords, reviewWords as words } from "~/content/en/staff/staff-site";
import { groupOfFact } from "~/facts/fact-fields";
import { fieldId } from "~/facts/field-name";

type Change = { path: string; from: string; to: string };

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
export function ChangesTable<One extends Change>({
  changes,
  more,
}: {
  changes: readonly One[];
  /** Content below a change. */
  more?: (change: One) => ReactNode;
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
