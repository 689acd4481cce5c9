import type { InquiryDetails } from "./desk-inquiry";
import type { InquiryFilter, InquiryRow } from "./desk-inquiry-list";
import type { Actor } from "./people";

/** What is printed is an entry of the audit, with the number of rows, before any of it is sent. */
export type DeskPrintingServices = {
  /** The newest that match. `more`: there are others, which do not fit. */
  printInquiries: (asked: {
    who: Actor;
    filter: InquiryFilter;
  }) => Promise<{ rows: InquiryRow[]; more: boolean }>;
  printInquiry: (asked: { who: Actor; reference: string }) => Promise<InquiryDetails | null>;
};
