import type { Inquiry } from "./inquiry-fields";

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
