import type { ReactNode } from "react";
import type { Hero as Words } from "~/content/words";

/** The head of a page whose matter is its text. */
export function PlainHero({ words, children }: { words: Words; children?: ReactNode }) {
  return (
    <section aria-labelledby="page-heading" className="plain-hero wrap">
      <p className="kicker">{words.kicker}</p>
      <h1 id="page-heading">{words.headline}</h1>
      <p className="lead">{words.lead}</p>
      {children && <p className="actions">{children}</p>}
    </section>
  );
}
