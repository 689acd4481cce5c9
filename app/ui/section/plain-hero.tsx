import type { ReactNode } from "react";
import type { Hero as Words } from "~/content/word-shapes";

/** The head of a page without a picture. */
export function PlainHero({
  words,
  lead = words.lead,
  children,
}: {
  words: Words;
  /** Replaces the lead of `words`, for a lead with a link. */
  lead?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section aria-labelledby="page-heading" className="plain-hero wrap">
      <p className="kicker">{words.kicker}</p>
      <h1 id="page-heading">{words.headline}</h1>
      <p className="lead">{lead}</p>
      {children && <p className="actions">{children}</p>}
    </section>
  );
}
