import type { ReactNode } from "react";
import { useSite } from "~/content/use-site";

/** A titled part of a page on the common grid. */
export function Section({
  id,
  heading,
  intro,
  children,
  tone = "page",
  aside = false,
}: {
  /** Also names the heading: `${id}-heading`. */
  id: string;
  heading: string;
  intro?: string | undefined;
  children?: ReactNode;
  tone?: "page" | "sand" | "hue" | "night";
  /** Puts the heading in a column beside the content, on wide screens. */
  aside?: boolean;
}) {
  return (
    <section
      aria-labelledby={`${id}-heading`}
      className={`section tone-${tone}${aside ? " section-aside" : ""}`}
      id={id}
    >
      <div className="wrap">
        <div className="section-head">
          <h2 id={`${id}-heading`}>{heading}</h2>
          {intro && <p className="lead">{intro}</p>}
        </div>
        <div className="section-body">{children}</div>
      </div>
    </section>
  );
}

/** The medical disclaimer of a treatment page, before its last call. */
export function Disclaimer({ text }: { text: string }) {
  const { words } = useSite();
  return (
    <div className="disclaimer">
      <h2>{words.areaFrameWords.disclaimer}</h2>
      <p>{text}</p>
    </div>
  );
}
