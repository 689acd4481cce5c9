import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { inquiryMessages } from "~/content/en/form-messages";
import { inquirySchema } from "./inquiry-schema";

/** A field that people do not see: if it is filled in, a program did it. */
export const decoyField = "homepage";

/** The server's response to the form. The result is Conform's, for the fields. */
export type InquiryAnswer =
  | {
      outcome: "received";
      reference: string;
      statusLink: string | null;
      /** In words, on the clinic's clock; not there when no time to call was chosen. */
      callAt?: string | undefined;
    }
  | { outcome: "invalid" | "unavailable" | "too-many"; result: SubmissionResult };

/** What the visitor is told when it was not stored, for a reason other than a field. */
export function failureOf({ outcome }: InquiryAnswer) {
  if (outcome === "unavailable") return inquiryMessages.failed;
  return outcome === "too-many" ? inquiryMessages.tooMany : null;
}

/** Reads and checks a posted inquiry. Fields are the form's; error messages are those of specification, section 5. */
export function readInquiry(form: FormData) {
  return parseWithZod(form, { schema: inquirySchema });
}
