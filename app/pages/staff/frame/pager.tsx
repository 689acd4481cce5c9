import { staffWords } from "~/content/en/pages/staff";
import type { Cursor } from "~/contracts/desk";

const words = staffWords.list;

/** Links to the pages before and after; nothing when everything is on this one. */
export function Pager({
  newer,
  older,
  beyond,
  href,
}: {
  newer: Cursor | null;
  older: Cursor | null;
  /** Nothing is here: what was is gone, or the address was made up. */
  beyond: boolean;
  /** Address of the page at a place; null is the newest. */
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
