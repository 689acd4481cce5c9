import type { Actor } from "~/core/sessions/people";
import type { InquiryDetails } from "~/staff/inquiry/inquiry-types";
import type { InquiryFilter, InquiryRow } from "./inquiry-list";

/** What is printed is an entry of the audit, with the number of rows, before any of it is sent. */
export type DeskPrintingServices = {
  /** The newest that match. `more`: there are others, which do not fit. */
  printInquiries: (asked: {
    who: Actor;
    filter: InquiryFilter;
  }) => Promise<{ rows: InquiryRow[]; more: boolean }>;
  printInquiry: (asked: { who: Actor; reference: string }) => Promise<InquiryDetails | null>;
};
