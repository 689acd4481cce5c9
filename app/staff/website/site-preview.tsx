import type { ReactNode } from "react";
import { previewWords as words } from "~/content/en/staff/staff-site";

const frameName = "preview";

/**
 * A page as it would be, beside its form on a wide screen, where its frame is loaded; on a narrow
 * one only the link to it. It needs no scripts; draft-script.ts reloads it.
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

/** A link to a preview: on a wide screen it opens in the frame of the page's SitePreview. */
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
