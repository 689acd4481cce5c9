import { createContext, useContext } from "react";

/** Values that the renderer passes to the document. */
export type DocumentParts = {
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
