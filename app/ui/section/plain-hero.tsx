import type { ReactNode } from "react";
import type { Hero as Words } from "~/content/word-shapes";
import { Unbroken } from "../piece/unbroken";

/** The head of a page whose matter is its text. */
export function PlainHero({
  words,
  lead = <Unbroken text={words.lead} />,
  children,
}: {
  words: Words;
  /** In the place of the words' own, where something in them leads on. */
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
