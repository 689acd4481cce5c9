import { tabIcon } from "~/content/en/wordmark";
import { hasPicture } from "~/facts/identity";

/**
 * The tab's icon, inline: browsers request an icon as soon as the page is parsed, and on a slow
 * connection it would delay the fonts and the main picture. The path is the logo's, so that
 * compression makes it almost free. The files are for browsers without SVG icons.
 */
export function TabIcon() {
  const icon = tabIcon.replace(/[<>#]/g, encodeURIComponent);
  return (
    <>
      <link href={`data:image/svg+xml,${icon}`} rel="icon" type="image/svg+xml" />
      {hasPicture("/favicon.ico") && (
        <link href="/favicon.ico" rel="alternate icon" sizes="32x32" />
      )}
      {hasPicture("/apple-touch-icon.png") && (
        <link href="/apple-touch-icon.png" rel="apple-touch-icon" />
      )}
      {/* Scripts add the manifest a moment after the page has loaded
          (enhance/enhance.ts). */}
      <noscript>
        <link href="/manifest.webmanifest" rel="manifest" />
      </noscript>
    </>
  );
}
