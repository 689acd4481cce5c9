import type { ReactNode } from "react";
import { previewWords as words } from "~/content/en/staff/staff-site";

const frameName = "preview";

/**
 * Preview of a page, in a frame beside its form on a wide screen; on a narrow one only a link, and
 * the frame is not loaded. Works without scripts; draft-script.ts reloads it.
 */
export function SitePreview({ href }: { href: string }) {
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
