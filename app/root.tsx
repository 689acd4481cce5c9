import type { ReactNode } from "react";
import { data, Links, Meta, Outlet, useLocation } from "react-router";
import { type Language, localeOf } from "~/content/languages";
import { useSite } from "~/content/use-site";
import { siteContext } from "~/context";
import type { Route } from "./+types/root";
import wholeCss from "./app.css?inline";
import type { Site } from "./content/site";
import { refusalContext } from "./context";
import enhance from "./enhance/enhance.ts?script";
import enhanceForm from "./enhance/enhance-form.ts?script";
import { inClinicHue } from "./facts/clinic-hue";
import { zoneForScripts } from "./facts/identity";
import sansUrl from "./fonts/instrument-sans.woff2?url";
import serifUrl from "./fonts/newsreader.woff2?url";
import { type PageHandle, useDocumentParts, usePageHandle } from "./page-handle";
import { CallBar } from "./site/frame/call-bar";
import { Footer } from "./site/frame/footer";
import { Header } from "./site/frame/header";
import { AwaitsReview, OtherLanguages } from "./site/frame/other-languages";
import { TabIcon } from "./site/frame/tab-icon";
import { StaffDocument } from "./staff/frame/staff-document";
import { PreviewMark } from "./staff/website/preview-mark";
import { DevelopmentScript, InlineScript, InlineStyle } from "./ui/piece/inline";
import { LowerStyle } from "./ui/piece/lower-style";

const css = inClinicHue(wholeCss);

export { ErrorPage as ErrorBoundary } from "./site/frame/error";

/** A refused request is rendered with the frame and the page of its status. */
export function loader({ context }: Route.LoaderArgs) {
  const status = context.get(refusalContext);
  if (status) throw data(null, { status });
  // For the pages' `meta` functions (siteOf). Not enumerable, because React Router encodes a
  // loader's data for its client router, which this site does not have.
  const { facts, language } = context.get(siteContext);
  return Object.defineProperties({} as Pick<Site, "facts" | "language">, {
    facts: { value: facts },
    language: { value: language },
  });
}

/** The page's script, or the one in the page's language. */
const inLanguage = (script: PageHandle["script"] = "", language: Language) =>
  typeof script === "string" ? script : script[language];

/** The document and the frame around every page, including error pages. */
export function Layout({ children }: { children: ReactNode }) {
  const { facts, language, words } = useSite();
  const { pathname } = useLocation();
  const path = pathname.replace(/(.)\/$/, "$1");
  const handle = usePageHandle();
  const { preview } = useDocumentParts();
  const phone = facts.phones[handle?.line ?? "clinic"];
  if (handle?.frame === "staff")
    return (
      <StaffDocument language={language} script={inLanguage(handle.script, language)}>
        {children}
      </StaffDocument>
    );
  const script = handle?.hydrate ? enhanceForm : enhance;
  return (
    <html lang={localeOf[language]} {...zoneForScripts}>
      <head>
        <meta charSet="utf-8" />
        <meta content="width=device-width, initial-scale=1" name="viewport" />
        <Meta />
        {handle && <OtherLanguages />}
        <Links />
        <InlineStyle text={css + (handle?.style ?? "")} />
        <TabIcon />
        <DevelopmentScript />
      </head>
      <body>
        {preview && <PreviewMark {...preview} />}
        <a className="button skip-link" href="#main">
          {words.frameWords.skip}
        </a>
        <Header callsOnPhones={handle?.callBar === false} path={path} phone={phone} />
        <main id="main" tabIndex={-1}>
          <AwaitsReview />
          {children}
        </main>
        {!handle?.linksLowerStyle && <LowerStyle />}
        <Footer />
        {handle?.callBar !== false && <CallBar phone={phone} />}
        <InlineScript text={script + inLanguage(handle?.script, language)} />
        {!preview && <InlineScript text={speculationRules} type="speculationrules" />}
        {/* React moves these to the head, after the preload of the page's main picture. */}
        {[serifUrl, sansUrl].map((url) => (
          <link
            as="font"
            crossOrigin="anonymous"
            href={url}
            key={url}
            media="(min-width: 40rem)"
            rel="preload"
            type="font/woff2"
          />
        ))}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/**
 * Links that a browser may prefetch and prerender, as Speculation Rules: pages that public pages
 * link to, except URLs that the server renders (?treatment=) and links that open a dialog, a file
 * or another window.
 */
const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: "/*\\?*=*" } },
          { not: { selector_matches: "[data-opens],[download],[target]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
