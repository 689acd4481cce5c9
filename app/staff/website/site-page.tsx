import type { ReactNode } from "react";
import { siteWords } from "~/content/en/staff/staff-site";

/** A page below /staff/site: the way back, its heading, and what it is for. */
export function SitePage({
  title,
  lead,
  back = { href: "/staff/site", words: siteWords.back },
  children,
}: {
  title: string;
  lead?: string | undefined;
  back?: { href: string; words: string };
  children: ReactNode;
}) {
  return (
    <div className="site-desk">
      <p className="site-back">
        <a href={back.href}>{back.words}</a>
      </p>
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </div>
  );
}
