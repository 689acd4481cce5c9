import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { FormWords } from "~/content/form-words";
import type { FreeTimesShown } from "~/site/visitor/book-alone";
import type { InquiryField } from "~/staff/inquiry-record/inquiry-fields";
import { inquirySchema, type SchemaWords } from "~/staff/inquiry-record/inquiry-schema";

/** The form's fields, in its order. */
export const formFieldNames = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "reachBy",
  "callWindow",
  "noVoicemail",
  "service",
  "message",
  "wantsEstimate",
] as const satisfies readonly InquiryField[];

/** Path of the previous page, which only the browser knows: sent with the form's own fields. */
export const referrerPathField = "referrerPath";

/** Honeypot: people do not see this field, so only a program fills it in. */
export const honeypotField = "homepage";

/** The server's response to the form. The result is Conform's, for the fields. */
export type InquiryResponse =
  | {
      outcome: "received";
      /** The message has one of the clinic's red flags. */
      isUrgent: boolean;
      reference: string;
      /** The private URL of its status; null for a repeated inquiry. */
      statusLink: string | null;
      /** The next steps, one sentence each. */
      next: readonly string[];
      /** Times that the visitor may book now; absent where the desk books. */
      free?: FreeTimesShown;
    }
  | { outcome: "invalid" | "unavailable" | "too-many"; result: SubmissionResult };

/** Message for an inquiry that was not stored for a reason other than a field; else null. */
export function failureOf(
  { outcome }: InquiryResponse,
  { inquiryMessages }: Pick<FormWords, "inquiryMessages">,
) {
  if (outcome === "unavailable") return inquiryMessages.failed;
  return outcome === "too-many" ? inquiryMessages.tooMany : null;
}

/** Reads and validates a posted inquiry, with messages in the form's language. */
export const readInquiry = (form: FormData, words: SchemaWords) =>
  parseWithZod(form, { schema: inquirySchema(words) });
