import { plainLine } from "~/facts/typed-text";

/** The URL's reference in capitals, as stored. */
export const referenceParam = (params: { reference?: string | undefined }) =>
  plainLine((params.reference ?? "").replaceAll("\0", "")).toUpperCase();
