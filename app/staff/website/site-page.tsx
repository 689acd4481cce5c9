import type { ReactNode } from "react";
import { siteWords } from "~/content/en/staff/staff-site";
import { SitePreview } from "./site-preview";

/** A page below /staff/site: back link, heading, and introduction. */
export function SitePage({
  title,
  lead,
  back = { href: "/staff/site", words: siteWords.back },
  preview,
  children,
}: {
  title: string;
  lead?: string | undefined;
  back?: { href: string; words: string };
  /** URL of the preview beside this page. */
  preview?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={preview ? "site-desk site-beside" : "site-desk"}>
      <header>
        <p className="site-back">
          <a href={back.href}>{back.words}</a>
        </p>
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </header>
      {preview && <SitePreview href={preview} />}
      <div>{children}</div>
    </div>
  );
}
