import type { ReactNode } from "react";
import type { Area } from "~/content/en/areas";
import { PageLinks } from "./page-links";

/** An area's page below its head; on wide screens an index stands beside it. */
export function AreaBody({
  area,
  safety = "safety",
  children,
}: {
  area: Area;
  /** The id of the part that says whom it is not for. */
  safety?: string;
  children: ReactNode;
}) {
  return (
    <div className="area-body wrap" data-area={area}>
      <PageLinks safety={safety} />
      {children}
    </div>
  );
}

/** One ground of an area's page, with one or more titled lists on it. */
export function AreaPart({
  id,
  tone = "page",
  children,
}: {
  /** The id of its first list, whose heading names it. */
  id: string;
  tone?: "page" | "sand";
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={`${id}-heading`} className={`area-part tone-${tone}`}>
      {children}
    </section>
  );
}

/** A titled list; its id is what links lead to. */
export function AreaList({
  id,
  heading,
  intro,
  children,
}: {
  /** Also names the heading: `${id}-heading`. */
  id: string;
  heading: string;
  intro?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className="area-list" id={id}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {intro && <p className="area-intro">{intro}</p>}
      {children}
    </div>
  );
}

/** The area's one honest sentence, large on its hue, with a drawing below it and words beside it. */
export function Statement({
  id,
  sentence,
  drawing,
  children,
}: {
  id: string;
  sentence: string;
  drawing?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby={`${id}-heading`}
      className={`area-part tone-hue statement${drawing ? " statement-columns" : ""}`}
      id={id}
    >
      <h2 id={`${id}-heading`}>{sentence}</h2>
      {drawing}
      <div className="statement-words">{children}</div>
    </section>
  );
}
