import type { ServiceValue } from "../content/en/service-options";

/**
 * What the consultation form sends. A field more also takes its place in contact-form.tsx, a column
 * (a migration, server/db/schema.ts, receive-inquiry) and whoever shows it: inquiry-to-clinic,
 * open-inquiry and pages/staff/inquiry.tsx, export-inquiries; and the privacy page says so.
 */
export type Inquiry = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  service: ServiceValue;
  /** Empty when none. */
  message: string;
};

export type ReceiveInquiry = (input: {
  inquiry: Inquiry;
  /** Random text the browser made for this attempt; "" when scripts are off. */
  attempt: string;
  /** The decoy field was filled: stored and marked, no mail. */
  suspectedSpam: boolean;
}) => Promise<
  /** Stored for good. `repeated` when the same attempt was stored before: same reference. */
  | { outcome: "received"; reference: string; repeated: boolean }
  /** Not stored: the database did not take it. */
  | { outcome: "unavailable" }
>;

/** What a visitor learns from their private link, and nothing else. */
export type VisitorStatus = "received" | "looking" | "contacted";
/** By the token of a private link; null: no such link, or its inquiry is gone. */
export type ReadInquiryStatus = (token: string) => Promise<VisitorStatus | null>;
