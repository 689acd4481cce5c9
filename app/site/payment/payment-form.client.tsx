import { paymentMessages } from "~/content/en/form-messages";
import { centsOf } from "~/facts/amount";
import { showToast } from "~/ui/form/show-toast";
import { postForm } from "~/ui/form/form-submission";
import { type Live, startIsland } from "~/ui/form/start-island";
import { useSending } from "~/ui/form/use-sending";
import { PaymentForm, type PaymentFormProps } from "./payment-form";
import type { PaymentAnswer } from "./payment-schema";

/** React's part of the payment form: asks for the checkout in the background and goes there. */
export const start = startIsland(LivePaymentForm, "input");

function LivePaymentForm(props: Live<PaymentFormProps>) {
  const { answer, sending, send } = useSending<PaymentAnswer>({ ...props, post, leave, tell });
  return (
    <PaymentForm
      answer={answer}
      defaults={props.defaults}
      onInvalid={tellInvalid}
      onSend={send}
      phone={props.phone}
      sending={sending}
    />
  );
}

function leave(answer: PaymentAnswer): boolean {
  if (answer.outcome !== "started") return false;
  location.assign(answer.url);
  return true;
}

function tell(answer: PaymentAnswer): boolean {
  if (answer.outcome === "refused")
    showToast("error", { title: paymentMessages.failed.title, text: answer.message });
  else if (answer.outcome === "invalid" && "amount" in (answer.result.error ?? {}))
    showToast("error", paymentMessages.invalidAmount);
  else return false;
  return true;
}

function tellInvalid(form: HTMLFormElement) {
  const amount = new FormData(form).get("amount");
  if (centsOf(String(amount)) === null) showToast("error", paymentMessages.invalidAmount);
}

/** A response that is missing or not the site's own is a failure; the visitor can retry. */
async function post(form: HTMLFormElement, attempt: string): Promise<PaymentAnswer> {
  const refused = (message: string): PaymentAnswer => ({ outcome: "refused", message, result: {} });
  const { status, answer } = await postForm<PaymentAnswer>("/payment.json", form, attempt);
  if (status === 429) return refused(paymentMessages.tooMany);
  // The server has checked the host of the URL; a test's fake may be without https.
  if (answer?.outcome === "started" && /^(https?:\/|\/payment)\//.test(answer.url)) return answer;
  if (answer?.outcome === "invalid") return answer;
  if (answer?.outcome === "refused" && typeof answer.message === "string") return answer;
  return refused(paymentMessages.failed.text);
}
