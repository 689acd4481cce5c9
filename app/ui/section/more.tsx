import type { ReactNode } from "react";
import { sectionWords } from "~/content/en/frame";

/**
 * A long text of which a phone shows the beginning, with a box to show the rest. It is always in the
 * page: searching in it, printing and screen readers reach all of it, with and without scripts.
 */
export function More({ of, children }: { of: string; children: ReactNode }) {
  return (
    <div className="more">
      <div className="more-text">{children}</div>
      <label className="more-button no-print">
        <input aria-label={sectionWords.moreOf(of)} className="visually-hidden" type="checkbox" />
        <span aria-hidden="true">{sectionWords.more}</span>
      </label>
    </div>
  );
}
