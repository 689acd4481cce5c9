import { plainText } from "~/staff/frame/list";

/** The URL's reference in capitals, as stored. */
export const askedReference = (params: { reference?: string | undefined }) =>
  plainText(params.reference ?? "").toUpperCase();
