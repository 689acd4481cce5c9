import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import type { FormWords } from "~/content/form-words";
import { adviceOn, centsOf, longestInvoice } from "~/facts/amount";
import { plainText } from "~/facts/typed-text";

// Zod's JIT compiles functions from text, which the page's policy forbids.
z.config({ jitless: true });

/**
 * The provider shows both in the product's name, "Invoice 1234: Follow-up visit", and allows 250
 * characters.
 */
export const longestPaymentDescription = 200;

/** The words of the messages. */
type SchemaWords = Pick<FormWords, "fieldMessages" | "paymentFormWords" | "paymentMessages">;

/** The payment form's rules: amount in cents, a description that may be empty. */
function paymentSchema({ fieldMessages: wrong, paymentFormWords, paymentMessages }: SchemaWords) {
  /** An optional line of text. `name` is the field's name in messages. */
  const oneLine = (name: string, longest: number) =>
    z
      .string({ error: wrong.notText(name) })
      .overwrite((text) => plainText(text).replaceAll("\n", " "))
      .max(longest, wrong.tooLong(name, longest))
      .refine((text) => !/\p{Cc}/u.test(text), { error: wrong.unsendable(name) })
      .default("");

  return z.object({
    amount: z.string({ error: paymentMessages.invalidAmount.text }).transform((text, context) => {
      const cents = centsOf(text);
      if (cents === null) {
        const message = paymentMessages.amountToWrite(adviceOn(text));
        context.addIssue({ code: "custom", message });
        return z.NEVER;
      }
      return cents;
    }),
    invoice: oneLine(paymentFormWords.invoice, longestInvoice),
    description: oneLine(paymentFormWords.description, longestPaymentDescription),
    /** Id from a link on the private page; another text counts as none. */
    request: z
      .string()
      .regex(/^[\da-f-]{36}$/)
      .catch(""),
  });
}

export type PaymentField = keyof z.infer<ReturnType<typeof paymentSchema>>;

export const paymentFields = [
  "amount",
  "invoice",
  "description",
  "request",
] as const satisfies PaymentField[];

/** The server's response to the form. The result is Conform's, for the fields. */
export type PaymentResponse =
  | { outcome: "started"; url: string }
  | { outcome: "invalid"; result: SubmissionResult }
  /** `message` is shown to the visitor. */
  | { outcome: "refused"; message: string; result: SubmissionResult };

/**
 * Reads and validates a posted payment: `value.amount` is in cents. Without scripts the form posts
 * two amounts, of which the first is the visitor's (payment-form.tsx).
 */
export function readPaymentForm(form: FormData, words: SchemaWords) {
  const amount = form.get("amount");
  if (amount !== null) form.set("amount", amount);
  return parseWithZod(form, { schema: paymentSchema(words) });
}
