import type { RouterContextProvider } from "react-router";
import {
  appContext,
  postedFormContext,
  siteContext,
  tooManyContext,
  visitorKeyContext,
} from "~/context";
import { formText, readForm } from "~/core/http/read-form";
import type { Facts } from "~/facts/facts-schema";
import { type PaymentResponse, readPaymentForm } from "./payment-schema";
import { startPayment } from "./start-payment.server";

/**
 * The only handler of the payment form, with and without scripts. Status: 200 a checkout waits at
 * `url`, 422 a field is invalid, 429 too many tries, 502 the provider refused.
 */
export async function sendPayment(
  context: Readonly<RouterContextProvider>,
): Promise<{ status: number; response: PaymentResponse }> {
  const { facts, words } = context.get(siteContext);
  const submission = readPaymentForm(context.get(postedFormContext), words);
  const refused = (status: number, message: string) => ({
    status,
    response: { outcome: "refused", message, result: submission.reply() } as const,
  });
  if (context.get(tooManyContext)) return refused(429, words.paymentMessages.tooMany);
  if (submission.status !== "success")
    return { status: 422, response: { outcome: "invalid", result: submission.reply() } };

  const { amount, invoice, request: requestId } = submission.value;
  const started = await startPayment(context.get(appContext), {
    amountCents: amount,
    invoice,
    requestId,
    description: joinedDescription(submission.value, facts),
    idempotencyKey: readForm(context, { attempt: formText(200) }).attempt,
    visitor: context.get(visitorKeyContext),
  });
  if (started.outcome === "started") return { status: 200, response: started };
  return refused(502, started.message ?? words.paymentMessages.failed.text);
}

const defaultDescription = ({ name }: Facts) => `${name} Payment`;

const beginning = (invoice: string) => (invoice ? `Invoice ${invoice}: ` : "");

/** "Invoice 1234: Follow-up visit", as the provider's page and the receipt show it. */
const joinedDescription = (
  { invoice, description }: { invoice: string; description: string },
  facts: Facts,
) => beginning(invoice) + (description || defaultDescription(facts));

/** The typed invoice and description, to fill the form again. */
export function partsOfDescription(
  { invoice, description }: { invoice: string; description: string },
  facts: Facts,
) {
  const own = description.slice(beginning(invoice).length);
  return { invoice, description: own === defaultDescription(facts) ? "" : own };
}
