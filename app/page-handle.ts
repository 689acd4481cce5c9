import { createContext, useContext } from "react";
import { useMatches } from "react-router";

/** Options that a page passes to the layout: `export const handle: PageHandle = { … }`. */
export type PageHandle = {
  /** The page has parts with state: React comes to them when they are first used. */
  hydrate?: boolean;
  /** A small script of its own, carried inline after the common one. */
  script?: string;
  /** Style of pieces that only this page shows, carried inline after the common one. */
  style?: string;
  /** "staff": a document of its own, without the public header, footer and scripts. */
  frame?: "staff";
  /** False where the phone's call bar would cover something. */
  callBar?: boolean;
  /** Whose number header and call bar show; "clinic" when left out. */
  line?: "treatments";
};

/** The handle of the page that is shown, also when it failed. */
export const usePageHandle = () =>
  useMatches().findLast((match) => match.handle)?.handle as PageHandle | undefined;

/** Values that the renderer passes to the document. */
type DocumentParts = {
  /** For responses rendered on request; files have hashes in their policy instead. */
  nonce: string | undefined;
  /** URL of the script that brings React to the parts with state. */
  islandsUrl: string;
};

export const DocumentPartsContext = createContext<DocumentParts>({
  nonce: undefined,
  islandsUrl: "",
});

export const useDocumentParts = () => useContext(DocumentPartsContext);
