import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { inquirySchema } from "./inquiry-schema";

/** A field no person sees: what fills it is a program. */
export const decoyField = "homepage";

/** What the server answers to the form. The result is Conform's, for the fields. */
export type InquiryAnswer =
  | { outcome: "received"; reference: string }
  | { outcome: "invalid" | "unavailable"; result: SubmissionResult };

/** Reads and checks a posted inquiry. Fields are the form's, errors the specification's. */
export function readInquiry(form: FormData) {
  return parseWithZod(form, { schema: inquirySchema });
}
