import type { ReactNode } from "react";
import { Meta } from "react-router";
import { type Language, localeOf } from "~/content/languages";
import { inClinicHue } from "~/facts/clinic-hue";
import { hue, zoneForScripts } from "~/facts/identity";
import sansUrl from "~/fonts/instrument-sans.woff2?url";
import { TabIcon } from "~/site/frame/tab-icon";
import { DevelopmentScript, InlineScript, InlineStyle } from "~/ui/piece/inline";
import tokens from "~/ui/styles/tokens.css?inline";
import styleUrl from "./staff.css?url";

/** The colors of a clinic with another hue; the file has the build's own. */
const ownColors = hue === null ? "" : inClinicHue(tokens);

/**
 * The document of the staff's pages: without the public frame, and with a script only where a page
 * has one. Their style is a file that browsers keep: staff open page after page.
 */
export function StaffDocument({
  script,
  language,
  children,
}: {
  script: string | undefined;
  /** The desk is in English; a visitor's paper is in theirs. */
  language: Language;
  children: ReactNode;
}) {
  return (
    <html lang={localeOf[language]} {...zoneForScripts}>
      <head>
        <meta charSet="utf-8" />
        <meta content="width=device-width, initial-scale=1" name="viewport" />
        <meta content="noindex, nofollow" name="robots" />
        {/* Browsers would link references and names with digits as phone numbers. */}
        <meta content="telephone=no" name="format-detection" />
        <link as="font" crossOrigin="anonymous" href={sansUrl} rel="preload" type="font/woff2" />
        <Meta />
        <link href={styleUrl} rel="stylesheet" />
        {ownColors && <InlineStyle text={ownColors} />}
        <TabIcon />
        <DevelopmentScript />
      </head>
      <body className="desk">
        {children}
        {script && <InlineScript text={script} />}
      </body>
    </html>
  );
}
