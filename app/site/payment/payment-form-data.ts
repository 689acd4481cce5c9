import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { paymentSchema } from "./payment-schema";

/** The server's response to the form. The result is Conform's, for the fields. */
export type PaymentAnswer =
  | { outcome: "started"; url: string }
  | { outcome: "invalid"; result: SubmissionResult }
  /** `message` is what the visitor is told. */
  | { outcome: "refused"; message: string; result: SubmissionResult };

/** Reads and checks a posted payment: `value.amount` is in cents. */
export function readPaymentForm(form: FormData) {
  return parseWithZod(form, { schema: paymentSchema });
}
