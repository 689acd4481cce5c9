import type { ReactNode } from "react";

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
