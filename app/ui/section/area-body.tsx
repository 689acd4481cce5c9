import type { ReactNode } from "react";
import type { Area } from "~/content/en/areas";
import { useSite } from "~/content/use-site";

/** An area's page below its head, with an index beside it on wide screens. */
export function AreaBody({
  area,
  safety = "safety",
  children,
}: {
  area: Area;
  /** Id of the section on who should not take it. */
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

/** One background of an area's page, with one or more titled lists. */
export function AreaPart({
  id,
  tone = "page",
  children,
}: {
  /** Id of its first list, whose heading labels it. */
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

/** The area's large sentence on its hue, with a drawing below it and text beside it. */
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

/** Links of an area's page to its most wanted sections. */
function PageLinks({ safety }: { safety: string }) {
  const { words } = useSite();
  const links = [
    { to: "treatments", label: words.sectionWords.parts.treatments },
    { to: "costs", label: words.sectionWords.parts.cost },
    { to: safety, label: words.sectionWords.parts.safety },
    { to: "questions", label: words.sectionWords.parts.questions },
  ];
  return (
    <nav aria-label={words.sectionWords.onThisPage} className="page-links no-print">
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <a href={`#${to}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
