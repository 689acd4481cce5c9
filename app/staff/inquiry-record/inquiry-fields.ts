import { estimateWanted, noVoicemailShown, reachLabel } from "~/content/en/reach-options";
import { serviceLabel } from "~/content/en/service-options";
import type { ServiceValue } from "~/content/form-values";
import type { InquiryColumn, InquirySource } from "~/core/db/tables/inquiry-tables";
import { phoneText } from "~/facts/format-facts";
import { windowText } from "~/facts/hours/callback-window";

/** Where a field of the consultation form appears. The CSV has every field. */
type Field = {
  /** Column of `contact_submissions`: text, made by a migration. */
  column: InquiryColumn;
  /** How the search finds an inquiry by the field. */
  search: "words" | "text" | "email" | "phone" | "not";
  /** "name": part of the name above the details. "if given": in the details, unless it is empty. */
  staffPage: "name" | "details" | "if given";
  /** Formats a stored value for the clinic; absent where it is shown unchanged. */
  format?: (stored: string) => string;
};

/**
 * The fields of the inquiry, in the form's order. Insert, search, staff page and the
 * CSV use this list; inquiry-fields.test.tsx checks each field in all of them.
 */
export const inquiryFields = {
  firstName: { column: "first_name", search: "words", staffPage: "name" },
  lastName: { column: "last_name", search: "words", staffPage: "name" },
  email: { column: "email", search: "email", staffPage: "details" },
  phone: {
    column: "phone",
    search: "phone",
    staffPage: "details",
    format: phoneText,
  },
  reachBy: {
    column: "reach_by",
    search: "not",
    staffPage: "if given",
    format: reachLabel,
  },
  callWindow: {
    column: "call_window",
    search: "not",
    staffPage: "if given",
    format: windowText,
  },
  noVoicemail: {
    column: "no_voicemail",
    search: "not",
    staffPage: "if given",
    format: (stored: string) => (stored ? noVoicemailShown : ""),
  },
  service: {
    column: "service",
    search: "not",
    staffPage: "details",
    format: serviceLabel,
  },
  message: { column: "message", search: "text", staffPage: "details" },
  wantsEstimate: {
    column: "wants_estimate",
    search: "not",
    staffPage: "if given",
    format: (stored: string) => (stored ? estimateWanted : ""),
  },
} as const satisfies Record<string, Field>;

/** Whether an inquiry came by phone or as a visit. */
export const enteredSources = ["phone", "visit"] as const satisfies InquirySource[];

export type InquiryField = keyof typeof inquiryFields;
export type { InquiryColumn };

export const inquiryFieldNames = Object.keys(inquiryFields) as InquiryField[];

/** An inquiry as sent: trimmed and checked; an empty field is "". */
export type Inquiry = Record<InquiryField, string> & { service: ServiceValue };

export function shownToClinic(name: InquiryField, stored: string): string {
  const { format }: Field = inquiryFields[name];
  return format ? format(stored) : stored;
}
