import { z } from "zod";
import { paymentMessages, fieldMessages as wrong } from "~/content/en/form-messages";
import { centsOf } from "./amount";

// Zod would try to make functions from text, which the page's policy forbids.
z.config({ jitless: true });

/** The provider shows it as the name of what is paid for, and allows 250 characters. */
export const longestDescription = 200;

/** How messages call the description. */
const name = "Description";
const invalidAmount = paymentMessages.invalidAmount.text;

/** The payment form's rules: amount in cents, a description that may be empty. */
export const paymentSchema = z.object({
  amount: z.string({ error: invalidAmount }).transform((text, context) => {
    const cents = centsOf(text);
    if (cents === null) {
      context.addIssue({ code: "custom", message: invalidAmount });
      return z.NEVER;
    }
    return cents;
  }),
  description: z
    .string({ error: wrong.notText(name) })
    .trim()
    .max(longestDescription, wrong.tooLong(name, longestDescription))
    .refine((text) => !/\p{Cc}/u.test(text), {
      error: wrong.unsendable(name),
    })
    .default(""),
});

export type PaymentField = keyof z.infer<typeof paymentSchema>;

export const paymentFields = Object.keys(paymentSchema.shape) as PaymentField[];
