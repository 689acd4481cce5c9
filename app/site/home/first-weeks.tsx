import type { ReactNode } from "react";
import type { HomeWords } from "~/content/en/pages/page-words";
import { pictures } from "~/content/en/pictures";
import { srcSetOf } from "~/ui/piece/picture";
import { Section } from "~/ui/section/section";

/** From this width on the ledge reaches across the window; narrower ones scroll it sideways. */
const wideMedia = "(min-width: 44rem)";
const wideSizes = "min(141vw, 163rem)";
const scrolledSizes = "min(228vw, 81rem)";

/**
 * The first twelve weeks as one long picture, with a third of it above each of the three steps.
 * Phones scroll it sideways, from step to step.
 */
export function FirstWeeks({
  words: { heading, intro, items },
  children,
}: {
  words: HomeWords["journey"];
  /** Content below the steps. */
  children: ReactNode;
}) {
  const wide = pictures["first-weeks-wide"];
  const scrolled = pictures["first-weeks-tall"];
  return (
    <Section heading={heading} id="journey" intro={intro}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it scrolls, by the keyboard too. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a region inside the section would have its name twice. */}
      <div aria-labelledby="journey-heading" className="weeks" role="group" tabIndex={0}>
        <picture className="weeks-picture">
          {(["avif", "webp"] as const).map((format) => (
            <source
              height={wide.height}
              key={format}
              media={wideMedia}
              sizes={wideSizes}
              srcSet={srcSetOf(wide, format)}
              type={`image/${format}`}
              width={wide.width}
            />
          ))}
          <source sizes={scrolledSizes} srcSet={srcSetOf(scrolled, "avif")} type="image/avif" />
          <img
            alt={scrolled.alt}
            height={scrolled.height}
            loading="lazy"
            sizes={scrolledSizes}
            src={`/pictures/${scrolled.name}-${scrolled.widths[0]}.webp`}
            srcSet={srcSetOf(scrolled, "webp")}
            width={scrolled.width}
          />
        </picture>
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
