import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { inquiryMessages } from "~/content/en/form-messages";
import { inquirySchema } from "./inquiry-schema";

/** Path of the previous page, which only the browser knows: sent with the form's own fields. */
export const cameFromField = "cameFrom";

/** Honeypot: people do not see this field, so only a program fills it in. */
export const honeypotField = "homepage";

/** The server's response to the form. The result is Conform's, for the fields. */
export type InquiryResponse =
  | {
      outcome: "received";
      reference: string;
      statusLink: string | null;
      /** In words, on the clinic's clock; absent when no time was chosen. */
      callAt?: string | undefined;
      /** Whether the visitor wants emails only. */
      byEmail: boolean;
    }
  | { outcome: "invalid" | "unavailable" | "too-many"; result: SubmissionResult };

/** Message for an inquiry that was not stored for a reason other than a field; else null. */
export function failureOf({ outcome }: InquiryResponse) {
  if (outcome === "unavailable") return inquiryMessages.failed;
  return outcome === "too-many" ? inquiryMessages.tooMany : null;
}

/**
 * Reads and validates a posted inquiry. Fields are the form's; error messages are those of
 * specification, section 5.
 */
export function readInquiry(form: FormData) {
  return parseWithZod(form, { schema: inquirySchema });
}
