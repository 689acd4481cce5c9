import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { inquirySchema } from "./inquiry-schema";

/** A field no person sees: what fills it is a program. */
export const decoyField = "homepage";
/** Random text that makes a double click or a retry the same inquiry. */
export const attemptField = "attempt";

/** What the server answers to the form. The result is Conform's, for the fields. */
export type InquiryAnswer =
  | { outcome: "received"; reference: string }
  | { outcome: "invalid" | "unavailable"; result: SubmissionResult };

/** Reads and checks a posted inquiry. Fields are the form's, errors the specification's. */
export function readInquiry(form: FormData) {
  return parseWithZod(form, { schema: inquirySchema });
}

/** A text field of the form, at most 200 characters; "" when missing or not text. */
export function readText(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === "string" ? value.slice(0, 200) : "";
}
