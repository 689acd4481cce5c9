import type { ComponentProps, ReactNode } from "react";
import { staffWords } from "~/content/en/staff/staff";
import type { Cursor, Page } from "~/core/db/queries";
import { parseDate } from "~/facts/hours/local-date";
import { plainLine } from "~/facts/typed-text";
import { TextField } from "~/ui/form/field";

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

/** Columns of amounts, which stand at the right like their values. */
const amounts = ["amount", "total"];

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
        {Object.entries(columns).map(([name, column]) => (
          <th className={amounts.includes(name) ? "amount" : undefined} key={column} scope="col">
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

/** The search text of a list. `clear`: the list's path, where a filter is set. */
export const SearchField = ({
  label,
  clear,
  ...input
}: ComponentProps<"input"> & { label: string; clear: string | false }) => (
  <div className="filter-search">
    <input
      aria-label={label}
      autoComplete="off"
      name="q"
      placeholder={label}
      spellCheck={false}
      type="search"
      {...input}
    />
    <button className="button quiet" type="submit">
      {words.search}
    </button>
    {clear && (
      <a className="button quiet" href={clear}>
        {words.clear}
      </a>
    )}
  </div>
);

/**
 * A parameter of the URL as `plainLine` reads it, without NUL, which PostgreSQL rejects, and cut at
 * `longest` characters; "" when it is missing.
 */
export const queryText = (query: URLSearchParams, name: string, longest: number) =>
  plainLine((query.get(name) ?? "").replaceAll("\0", "")).slice(0, longest);

const cursorShape = /^(older|newer)~([\d-]{10}T[\d:.]{12}Z)~([\w-]{1,64})$/;

const writeCursor = ({ direction, at, id }: Cursor) => `${direction}~${at}~${id}`;

/** The place in a list from the URL's parameter `at`; null for the newest page. */
export function readCursor(query: URLSearchParams): Cursor | null {
  const [, direction, at = "", id = ""] = cursorShape.exec(query.get("at") ?? "") ?? [];
  return direction === "older" || direction === "newer" ? { direction, at, id } : null;
}

/** URL of a list at a place, null for its newest page; parameters that are "" are left out. */
export function listPath(
  path: string,
  parameters: Record<string, string>,
  cursor: Cursor | null = null,
) {
  const query = new URLSearchParams({ ...parameters, at: cursor ? writeCursor(cursor) : "" });
  for (const [name, value] of [...query]) if (value === "") query.delete(name);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** A date field cannot show an invalid date: a text field shows it for correction. */
export function DayField({
  name,
  label,
  value,
  wrong,
}: {
  name: string;
  label: string;
  value: string;
  /** The typed text, when it is not a valid day. */
  wrong: string;
}) {
  return (
    <TextField
      defaultValue={wrong || value}
      error={wrong && staffWords.list.noSuchDay}
      id={name}
      label={label}
      maxLength={wrong ? 40 : undefined}
      name={name}
      type={wrong ? "text" : "date"}
    />
  );
}

const fields = ["from", "to"] as const;

/** The days of a filter, "YYYY-MM-DD" or "". */
export type Days = Record<(typeof fields)[number], string>;

/** Days as typed: valid ones in `days`, other texts in `wrong`. */
export function readDays(query: URLSearchParams): { days: Days; wrong: Days } {
  const days: Days = { from: "", to: "" };
  const wrong: Days = { from: "", to: "" };
  for (const field of fields) {
    const typed = queryText(query, field, 40);
    (parseDate(typed) ? days : wrong)[field] = typed;
  }
  return { days, wrong };
}

export const PersonOptions = ({ people }: { people: readonly { id: string; name: string }[] }) =>
  people.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
