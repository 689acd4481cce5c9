import type { RouterContextProvider } from "react-router";
import { languages } from "~/content/languages";
import { type Site, siteOfFacts } from "~/content/site";
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
  const site = context.get(siteContext);
  const { language, words } = site;
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
    description: joinedDescription(submission.value, site),
    idempotencyKey: readForm(context, { attempt: formText(200) }).attempt,
    visitor: context.get(visitorKeyContext),
    language,
  });
  if (started.outcome === "started") return { status: 200, response: started };
  // The provider's own message is in English.
  const providerMessage = language === "en" ? started.message : null;
  return refused(502, providerMessage ?? words.paymentMessages.failed.text);
}

/** "Invoice 1234: Follow-up visit", as the provider's page and the receipt show it. */
function joinedDescription(
  { invoice, description }: { invoice: string; description: string },
  { words }: Site,
) {
  const { ofInvoice, unnamed } = words.paymentWords.stored;
  return (invoice && ofInvoice(invoice)) + (description || unnamed);
}

/** The typed invoice and description, to fill the form again, in whichever language. */
export function partsOfDescription(
  { invoice, description }: { invoice: string; description: string },
  facts: Facts,
) {
  const stored = languages.map((one) => siteOfFacts(facts, one).words.paymentWords.stored);
  const before = stored.map(({ ofInvoice }) => invoice && ofInvoice(invoice));
  const beginning = before.find((one) => description.startsWith(one)) ?? "";
  const own = description.slice(beginning.length);
  return { invoice, description: stored.some(({ unnamed }) => unnamed === own) ? "" : own };
}
