import { callingWords } from "~/content/en/calling";
import {
  fieldMessages,
  optionalMark,
  paymentMessages,
  summaryHeading,
} from "~/content/en/form-messages";
import { frameWords } from "~/content/en/frame";
import { language } from "~/content/en/language";
import { paymentFormWords } from "~/content/en/pages/payment-form";
import { pathIn } from "~/content/languages";
import { centsOf } from "~/facts/amount";
import { postForm } from "~/ui/form/form-submission";
import { type Live, startIsland } from "~/ui/form/start-island";
import { showToast } from "~/ui/form/toasts";
import { useSending } from "~/ui/form/use-sending";
import { PaymentForm, type PaymentFormProps } from "./payment-form";
import type { PaymentResponse } from "./payment-schema";

startIsland(import.meta.url, LivePaymentForm, {
  callingWords,
  fieldMessages,
  frameWords,
  language,
  optionalMark,
  paymentFormWords,
  paymentMessages,
  summaryHeading,
});

function LivePaymentForm(props: Live<PaymentFormProps>) {
  const { response, sending, send } = useSending<PaymentResponse>({ ...props, post, leave, tell });
  return (
    <PaymentForm
      {...props}
      onInvalid={tellInvalid}
      onSend={send}
      response={response}
      sending={sending}
    />
  );
}

function leave(response: PaymentResponse): boolean {
  if (response.outcome !== "started") return false;
  location.assign(response.url);
  return true;
}

function tell(response: PaymentResponse): boolean {
  if (response.outcome === "refused")
    showToast("error", { title: paymentMessages.failed.title, text: response.message });
  else if (response.outcome === "invalid" && "amount" in (response.result.error ?? {}))
    showToast("error", paymentMessages.invalidAmount);
  else return false;
  return true;
}

function tellInvalid(form: HTMLFormElement) {
  const amount = new FormData(form).get("amount");
  if (centsOf(String(amount)) === null) showToast("error", paymentMessages.invalidAmount);
}

/** A missing or malformed response counts as a failure; the visitor can retry. */
async function post(form: HTMLFormElement, idempotencyKey: string): Promise<PaymentResponse> {
  const refused = (message: string): PaymentResponse => ({
    outcome: "refused",
    message,
    result: {},
  });
  const { status, response } = await postForm<PaymentResponse>(
    pathIn(language, "/payment.json"),
    form,
    idempotencyKey,
  );
  if (status === 429) return refused(paymentMessages.tooMany);
  // The server has checked the host of the URL; a test's fake may use http.
  if (response?.outcome === "started" && /^(https?:\/|(\/es)?\/payment)\//.test(response.url))
    return response;
  if (response?.outcome === "invalid") return response;
  if (response?.outcome === "refused" && typeof response.message === "string") return response;
  return refused(paymentMessages.failed.text);
}
