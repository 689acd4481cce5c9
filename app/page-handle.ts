import { createContext, useContext } from "react";
import { useMatches } from "react-router";
import type { HourLight } from "./content/en/pictures";
import type { Language } from "./content/languages";

/** Options that a page passes to the layout: `export const handle: PageHandle = { … }`. */
export type PageHandle = {
  /** The page has islands, which React hydrates at their first use. */
  hydrate?: boolean;
  /** A small script of the page, inlined after the common one; one for each language if it has words. */
  script?: string | Readonly<Record<Language, string>>;
  /** CSS for this page only, inlined after the common style. */
  style?: string;
  /** "staff": a separate document, without the public header, footer and scripts. */
  frame?: "staff";
  /** False where the phone's call bar would cover something. */
  callBar?: boolean;
  /** The page itself has `<LowerStyle />`, below its head: the sections after it use that style too. */
  linksLowerStyle?: boolean;
  /** The place whose number header and call bar show; the clinic's when absent. */
  line?: "treatments";
  /** Each query is a page of its own, with a canonical URL, in every language: ?page=2. */
  ownQueries?: boolean;
};

/** The handle of the current page, also when it failed. */
export const usePageHandle = () =>
  useMatches().findLast((match) => match.handle)?.handle as PageHandle | undefined;

/** Values that the renderer passes to the document. */
type DocumentParts = {
  /** For responses rendered on request; pre-rendered pages have hashes in their policy instead. */
  nonce: string | undefined;
  /** The light of the clinic's hour. */
  light: HourLight;
  /** Null for pages as visitors see them. A preview has neither islands nor dialogs. */
  preview: Preview | null;
};

/** The bar above a preview: what it is, and the way back to the desk. */
export type Preview = { words: string; back: { href: string; label: string } };

export const DocumentPartsContext = createContext<DocumentParts>({
  nonce: undefined,
  light: "",
  preview: null,
});

export const useDocumentParts = () => useContext(DocumentPartsContext);
