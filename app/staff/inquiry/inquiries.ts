import type { Inquiry } from "./inquiry-fields";

export type ReceiveInquiry = (input: {
  inquiry: Inquiry;
  /** Random text the browser made for this attempt; "" when scripts are off. */
  attempt: string;
  /** The honeypot field was filled: stored and marked, no mail. */
  suspectedSpam: boolean;
  /** When the visitor may be called, by the window they chose; null: no time was agreed on. */
  callAt?: Date | null;
  /** Path of the page from which they came to the form; "" when that is not known. */
  cameFrom?: string;
}) => Promise<
  /**
   * Stored for good. `repeated` when the same attempt was stored before: same reference.
   * `statusToken` opens a private link to its status; null for a sender who only repeated its
   * words.
   * `callAt`: ISO 8601 in UTC, as stored; absent when no time to call was agreed on.
   */
  | {
      outcome: "received";
      reference: string;
      repeated: boolean;
      statusToken: string | null;
      callAt?: string | undefined;
    }
  /** Not stored: the database did not take it. */
  | { outcome: "unavailable" }
>;

/** What a visitor learns from their private link, and nothing else. */
export type VisitorStatus = "received" | "looking" | "contacted";
