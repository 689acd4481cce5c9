import type { InquiryDetails } from "./inquiry-types";

/**
 * Whether somebody other than `personId` changed the inquiry after version `seen`. A page that is
 * opened again with the Back button has an old `seen`, and the changes since may all be the
 * person's own.
 */
export function othersChanged(
  { history, reference, version }: Pick<InquiryDetails, "history" | "reference" | "version">,
  seen: number,
  personId: string,
) {
  return history
    .filter((event) => event.reference === reference)
    .slice(0, Math.max(0, version - seen))
    .some((event) => event.personId !== personId);
}
