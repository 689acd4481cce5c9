import type { ReactNode } from "react";
import { staffWords } from "~/content/en/staff/staff";
import type { Cursor, Page } from "~/core/db/queries";

const words = staffWords.list;

/** Links to the pages before and after; nothing when everything is on this one. */
export function Pager({
  page: { newer, older, beyond },
  href,
}: {
  page: Pick<Page<unknown>, "newer" | "older" | "beyond">;
  /** URL of the page at a place; null is the newest. */
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

/** The first line of a list. */
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

/** One field to search a list by, in a form of its own: works without scripts, can be bookmarked. */
export function SearchField({
  action,
  name,
  label,
  value,
  button,
  keep = {},
  more,
  children,
}: {
  action: string;
  name: string;
  label: string;
  value: string;
  button: string;
  /** Further parameters of the URL that stay as they are. */
  keep?: Record<string, string>;
  /** Before the button: what else narrows the list down. */
  more?: ReactNode;
  /** After the button: a way back to the whole list. */
  children?: ReactNode;
}) {
  return (
    <search>
      <form action={action} className="filter" method="get">
        {Object.entries(keep).map(
          ([key, kept]) => kept && <input key={key} name={key} type="hidden" value={kept} />,
        )}
        <div className="filter-search">
          <label htmlFor={name}>{label}</label>
          <input
            autoComplete="off"
            defaultValue={value}
            id={name}
            maxLength={40}
            name={name}
            spellCheck={false}
            type="search"
          />
          {more}
          <button className="button" type="submit">
            {button}
          </button>
          {children}
        </div>
      </form>
    </search>
  );
}
