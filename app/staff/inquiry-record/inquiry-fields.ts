import { estimateWanted, noVoicemailShown, reachLabel } from "~/content/en/reach-options";
import { type ServiceValue, serviceLabel } from "~/content/en/service-options";
import type { InquiryColumn } from "~/core/db/tables/inquiry-tables";
import { phoneText } from "~/facts/format-facts";
import { windowText } from "~/facts/hours/callback-window";

/** Places where a field of the consultation form appears after sending. The CSV has every field. */
type Field = {
  /** Column of `contact_submissions`: text, made by a migration. */
  column: InquiryColumn;
  /** How the desk finds an inquiry by it. */
  search: "words" | "text" | "email" | "phone" | "not";
  /**
   * "name": part of the person's name, which is above the details. "if given": in the details,
   * unless it was left empty.
   */
  staffPage: "name" | "details" | "if given";
  /** "if allowed": where CLINIC_MAIL_INCLUDES_MESSAGE is set. "reply-to": not in the text. */
  clinicMail: "name" | "always" | "if allowed" | "reply-to";
  /** How what is stored is shown to the clinic; left out where it is shown as it is. */
  format?: (stored: string) => string;
};

/**
 * The fields of the inquiry, in the order of the form. The insert, the search, the staff page, the
 * clinic's mail and the CSV read this list; inquiry-fields.test.tsx walks each field through them.
 */
export const inquiryFields = {
  firstName: { column: "first_name", search: "words", staffPage: "name", clinicMail: "name" },
  lastName: { column: "last_name", search: "words", staffPage: "name", clinicMail: "name" },
  email: { column: "email", search: "email", staffPage: "details", clinicMail: "reply-to" },
  phone: {
    column: "phone",
    search: "phone",
    staffPage: "details",
    clinicMail: "always",
    format: phoneText,
  },
  reachBy: {
    column: "reach_by",
    search: "not",
    staffPage: "if given",
    clinicMail: "always",
    format: reachLabel,
  },
  callWindow: {
    column: "call_window",
    search: "not",
    staffPage: "if given",
    clinicMail: "always",
    format: windowText,
  },
  noVoicemail: {
    column: "no_voicemail",
    search: "not",
    staffPage: "if given",
    clinicMail: "always",
    format: (stored: string) => (stored ? noVoicemailShown : ""),
  },
  service: {
    column: "service",
    search: "not",
    staffPage: "details",
    clinicMail: "always",
    format: serviceLabel,
  },
  message: { column: "message", search: "text", staffPage: "details", clinicMail: "if allowed" },
  wantsEstimate: {
    column: "wants_estimate",
    search: "not",
    staffPage: "if given",
    clinicMail: "always",
    format: (stored: string) => (stored ? estimateWanted : ""),
  },
} as const satisfies Record<string, Field>;

export type InquiryField = keyof typeof inquiryFields;
export type { InquiryColumn };

export const inquiryFieldNames = Object.keys(inquiryFields) as InquiryField[];

/** An inquiry as sent: trimmed and checked; an empty field is "". */
export type Inquiry = Record<InquiryField, string> & { service: ServiceValue };

/** Text of a field as the clinic reads it. */
export function shownToClinic(name: InquiryField, stored: string): string {
  const { format }: Field = inquiryFields[name];
  return format ? format(stored) : stored;
}
