import type { ReactNode } from "react";
import { siteWords, previewWords as words } from "~/content/en/staff/staff-site";

/** A page below /staff/site: back link, heading, introduction, and a preview beside it. */
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

/** Prefix of preview URLs: a version's, or with null the drafts'; a page's path follows. */
export const previewBase = (version: number | null) =>
  version === null ? "/staff/preview" : `/staff/preview/versions/${version}`;

/** URL of a page's preview with the drafts, or of a version. */
export const previewUrl = (path: string, version: number | null = null) =>
  previewBase(version) + (path === "/" ? "" : path);

const frameName = "preview";

/**
 * Preview of a page, in a frame beside its form on a wide screen; on a narrow one only a link, and
 * the frame is not loaded. Works without scripts; draft-script.ts reloads it.
 */
function SitePreview({ href }: { href: string }) {
  return (
    <aside aria-label={words.title} className="site-preview">
      <a className="tap" href={href}>
        {words.title}
      </a>
      <iframe loading="lazy" name={frameName} src={href} title={words.title} />
    </aside>
  );
}

/** A link to a preview, which on a wide screen opens in the SitePreview's frame. */
export function PreviewLink({
  href,
  children,
  ...link
}: {
  href: string;
  children: ReactNode;
  "aria-label"?: string;
}) {
  return (
    <>
      <a {...link} className="on-narrow" href={href}>
        {children}
      </a>
      <a {...link} className="on-wide" href={href} target={frameName}>
        {children}
      </a>
    </>
  );
}
