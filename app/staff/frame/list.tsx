import type { ReactNode } from "react";
import { staffWords } from "~/content/en/staff/staff";
import type { Cursor, Page } from "~/core/db/queries";

const words = staffWords.list;

/** Links to the previous and next pages; nothing when there is only one page. */
export function Pager({
  page: { newer, older, beyond },
  href,
}: {
  page: Pick<Page<unknown>, "newer" | "older" | "beyond">;
  /** URL of the page at a cursor; null is the newest page. */
  href: (cursor: Cursor | null) => string;
}) {
  if (!newer && !older && !beyond) return null;
  return (
    <nav aria-label={words.pages} className="pager">
      {beyond && (
        <a className="tap" href={href(null)}>
          {words.firstPage}
        </a>
      )}
      {newer && (
        <>
          <a className="tap" href={href(null)}>
            {words.newest}
          </a>
          <a className="tap" href={href(newer)} rel="prev">
            {words.newer}
          </a>
        </>
      )}
      {older && (
        <a className="tap" href={href(older)} rel="next">
          {words.older}
        </a>
      )}
    </nav>
  );
}

/** Header row of a list. */
export function TableHead({
  columns,
  className,
}: {
  columns: Record<string, string> | readonly string[];
  className?: string;
}) {
  return (
    <thead className={className}>
      <tr>
        {Object.values(columns).map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Figures side by side, each below its name. */
export function Totals({
  label,
  rows,
  children,
}: {
  label: string;
  rows: readonly (readonly [name: string, value: string])[];
  children?: ReactNode;
}) {
  return (
    <section aria-label={label} className="totals">
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
