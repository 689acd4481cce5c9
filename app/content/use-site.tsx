import { createContext, type ReactNode, use } from "react";
import { FormWordsContext } from "./form-words";
import { type Site, siteOfFacts } from "./site";

const SiteContext = createContext<Site | null>(null);

/** Around everything that is rendered of a page: gives it the site's facts and words. */
export const OnSite = ({ site, children }: { site: Site; children: ReactNode }) => (
  <SiteContext value={site}>
    <FormWordsContext value={site.words}>{children}</FormWordsContext>
  </SiteContext>
);

/**
 * The clinic's facts and the page's words in a component. Not in an island: it gets the facts that
 * it needs as props, which the page contains as data.
 */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error("No facts and words here: an island gets facts as props.");
  return site;
}

/** The site for a page's `meta`, from the loader of root.tsx. */
export function siteOf(
  matches: readonly [{ loaderData?: Pick<Site, "facts" | "language"> | undefined }, ...unknown[]],
): Site {
  const data = matches[0].loaderData;
  if (!data) throw new Error("The root's loader returned no facts");
  return siteOfFacts(data.facts, data.language);
}
