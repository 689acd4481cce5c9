import type { ReactNode } from "react";
import type { HomeWords } from "~/content/en/pages/page-words";
import { Section } from "~/ui/section/section";
import { WeekDrawing } from "./week-drawing";

/**
 * The first twelve weeks as one long drawing, a stretch of it above each of the three steps. Phones
 * scroll it sideways, from step to step.
 */
export function FirstWeeks({
  words: { heading, intro, items },
  drawing,
  children,
}: {
  words: HomeWords["journey"];
  drawing: HomeWords["drawing"];
  /** Below the drawing. */
  children: ReactNode;
}) {
  return (
    <Section heading={heading} id="journey" intro={intro}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it scrolls, by the keyboard too. */}
      <ol aria-labelledby="journey-heading" className="weeks" tabIndex={0}>
        {items.map(({ title, text }, index) => (
          <li key={title}>
            <WeekDrawing part={index} words={drawing} />
            <p className="week-number" aria-hidden="true">
              {String(index + 1).padStart(2, "0")}
            </p>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {children}
    </Section>
  );
}
