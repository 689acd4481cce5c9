import type { RouterContextProvider } from "react-router";
import { paymentMessages } from "~/content/en/form-messages";
import { servicesContext, tooManyContext, visitorKeyContext } from "~/context";
import { factsContext } from "~/facts/facts-context.server";
import { attemptField, readText } from "~/ui/form/form-submission";
import { joinedDescription } from "./payment-description";
import { type PaymentAnswer, readPaymentForm } from "./payment-form-data";

/**
 * The only handler of the payment form, for browsers with and without scripts.
 * Status: 200 a checkout waits at `url`, 422 a field is wrong, 429 too many tries, 502 the
 * provider refused.
 */
export async function sendPayment(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<{ status: number; answer: PaymentAnswer }> {
  const form = await request.formData();
  const submission = readPaymentForm(form);
  const refused = (status: number, message: string) => ({
    status,
    answer: { outcome: "refused", message, result: submission.reply() } as const,
  });
  if (context.get(tooManyContext)) return refused(429, paymentMessages.tooMany);
  if (submission.status !== "success")
    return { status: 422, answer: { outcome: "invalid", result: submission.reply() } };

  const { amount, invoice } = submission.value;
  const started = await context.get(servicesContext).startPayment({
    amountCents: amount,
    invoice,
    description: joinedDescription(submission.value, context.get(factsContext)),
    attempt: readText(form, attemptField),
    visitor: context.get(visitorKeyContext),
  });
  if (started.outcome === "started") return { status: 200, answer: started };
  return refused(502, started.message ?? paymentMessages.failed.text);
}
