import type { ReactNode } from "react";
import { data, Links, Meta, Outlet, useLocation } from "react-router";
import { useSite } from "~/content/use-site";
import { siteContext } from "~/context";
import type { Route } from "./+types/root";
import css from "./app.css?inline";
import { refusalContext } from "./context";
import enhance from "./enhance/enhance.ts?script";
import enhanceForm from "./enhance/enhance-form.ts?script";
import type { Facts } from "./facts/facts-schema";
import sansUrl from "./fonts/instrument-sans.woff2?url";
import serifUrl from "./fonts/newsreader.woff2?url";
import { useDocumentParts, usePageHandle } from "./page-handle";
import { CallBar } from "./site/frame/call-bar";
import { Footer } from "./site/frame/footer";
import { Header } from "./site/frame/header";
import { LowerStyle } from "./site/frame/lower-style";
import { TabIcon } from "./site/frame/tab-icon";
import { StaffDocument } from "./staff/frame/staff-document";
import { PreviewMark } from "./staff/website/preview-mark";
import { DevelopmentScript, InlineScript, InlineStyle } from "./ui/piece/inline";

export { ErrorPage as ErrorBoundary } from "./site/frame/error";

/** A refused request is rendered with the frame and the page of its status. */
export function loader({ context }: Route.LoaderArgs) {
  const status = context.get(refusalContext);
  if (status) throw data(null, { status });
  // For the pages' `meta` functions (content/use-site.tsx). Not enumerable, because React Router
  // encodes a loader's data for its client router, which this site does not have.
  return Object.defineProperty({} as { facts: Facts }, "facts", {
    value: context.get(siteContext).facts,
  });
}

/** The document and the frame around every page, including error pages. */
export function Layout({ children }: { children: ReactNode }) {
  const { words } = useSite();
  const { pathname } = useLocation();
  const path = pathname.replace(/(.)\/$/, "$1");
  const handle = usePageHandle();
  const { preview } = useDocumentParts();
  const phone = useSite().facts.phones[handle?.line ?? "clinic"];
  if (handle?.frame === "staff")
    return <StaffDocument script={handle.script}>{children}</StaffDocument>;
  const script = handle?.hydrate ? enhanceForm : enhance;
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta content="width=device-width, initial-scale=1" name="viewport" />
        <Meta />
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
          {children}
        </main>
        {!handle?.linksLowerStyle && <LowerStyle />}
        <Footer />
        {handle?.callBar !== false && <CallBar phone={phone} />}
        <InlineScript text={script + (handle?.script ?? "")} />
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
