import type { ReactNode } from "react";
import type { Words } from "~/content/site";
import { Ledge } from "~/ui/section/ledge";
import { Section } from "~/ui/section/section";

/**
 * The first twelve weeks as one long picture, with a third of it above each of the three steps.
 * Phones scroll it sideways, from step to step.
 */
export function FirstWeeks({
  words: { heading, intro, items },
  children,
}: {
  words: Words["homeWords"]["journey"];
  /** Content below the steps. */
  children: ReactNode;
}) {
  return (
    <Section heading={heading} id="journey" intro={intro}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it scrolls, by the keyboard too. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a region inside the section would have its name twice. */}
      <div aria-labelledby="journey-heading" className="weeks" role="group" tabIndex={0}>
        <Ledge />
        <ol>
          {items.map(({ title, text }, index) => (
            <li key={title}>
              <p className="week-number" aria-hidden="true">
                {String(index + 1).padStart(2, "0")}
              </p>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
      {children}
    </Section>
  );
}
