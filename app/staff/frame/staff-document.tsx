import type { ReactNode } from "react";
import { Meta } from "react-router";
import { type Language, localeOf } from "~/content/languages";
import { inClinicHue } from "~/facts/clinic-hue";
import { zoneForScripts } from "~/facts/identity";
import sansUrl from "~/fonts/instrument-sans.woff2?url";
import { TabIcon } from "~/site/frame/tab-icon";
import { DevelopmentScript, InlineScript, InlineStyle } from "~/ui/piece/inline";
import wholeCss from "./staff.css?inline";

const css = inClinicHue(wholeCss);

/**
 * The document of the staff's pages: without the public frame, and with a script only where a page
 * has one.
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
        <InlineStyle text={css} />
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
