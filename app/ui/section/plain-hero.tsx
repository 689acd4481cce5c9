import type { ReactNode } from "react";
import type { Hero as Words } from "~/content/word-shapes";

/** The head of a page without a picture: its content is the text. */
export function PlainHero({
  words,
  lead = words.lead,
  children,
}: {
  words: Words;
  /** Replaces the lead of `words` where that needs a link. */
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
