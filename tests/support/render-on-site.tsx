import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "~/content/languages";
import { siteOfFacts } from "~/content/site";
import { OnSite } from "~/content/use-site";
import type { Facts } from "~/facts/facts-schema";
import { facts as testFacts } from "../fixtures/test-facts";

/** A part of a page as the server renders it, with the facts and words that every page has. */
export function renderOnSite(
  part: ReactNode,
  facts: Facts = testFacts,
  language: Language = "en",
): string {
  return renderToStaticMarkup(<OnSite site={siteOfFacts(facts, language)}>{part}</OnSite>);
}
