import { useEffect, useRef, useState } from "react";
import { paymentMessages } from "~/content/en/form-messages";
import { newAttempt, postForm } from "~/ui/form/form-submission";
import { type Live, startIsland } from "~/ui/form/start-island";
import { showToast } from "~/ui/frame/show-toast";
import { centsOf } from "./amount";
import { PaymentForm, type PaymentFormProps } from "./payment-form";
import type { PaymentAnswer } from "./payment-form-data";

/** React's part of the payment form: asks for the checkout in the background and goes there. */
export const start = startIsland(LivePaymentForm, "input");

function LivePaymentForm({ element, onReady, ...props }: Live<PaymentFormProps>) {
  const [answer, setAnswer] = useState(props.answer);
  const [sending, setSending] = useState(false);
  // One for a checkout and all tries to begin it.
  const attempt = useRef(newAttempt());
  const busy = useRef(false);

  useEffect(() => {
    // Back from the provider's page: the form stands as it was left, and can be used again.
    const wake = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      busy.current = false;
      setSending(false);
      attempt.current = newAttempt();
    };
    addEventListener("pageshow", wake);
    return () => removeEventListener("pageshow", wake);
  }, []);

  useEffect(onReady, [onReady]);

  useEffect(() => {
    if (answer?.outcome === "refused")
      showToast("error", { title: paymentMessages.failed.title, text: answer.message });
    else if (answer?.outcome === "invalid" && "amount" in (answer.result.error ?? {}))
      showToast("error", paymentMessages.invalidAmount);
    else return;
    element.querySelector<HTMLElement>("[data-takes-focus]")?.focus();
  }, [answer, element]);

  async function send(form: HTMLFormElement) {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    const next = await post(form, attempt.current);
    if (next.outcome === "started") {
      location.assign(next.url);
      return;
    }
    busy.current = false;
    setSending(false);
    setAnswer(next);
  }

  function tellInvalid(form: HTMLFormElement) {
    const amount = new FormData(form).get("amount");
    if (centsOf(String(amount)) === null) showToast("error", paymentMessages.invalidAmount);
  }

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

/** An answer that did not arrive, or was none of ours, is a failure the visitor can retry. */
async function post(form: HTMLFormElement, attempt: string): Promise<PaymentAnswer> {
  const refused = (message: string): PaymentAnswer => ({ outcome: "refused", message, result: {} });
  const { status, answer } = await postForm<PaymentAnswer>("/payment.json", form, attempt);
  if (status === 429) return refused(paymentMessages.tooMany);
  // The server has looked whose page it is; a stand-in for the provider may be without https.
  if (answer?.outcome === "started" && /^(https?:\/|\/payment)\//.test(answer.url)) return answer;
  if (answer?.outcome === "invalid") return answer;
  if (answer?.outcome === "refused" && typeof answer.message === "string") return answer;
  return refused(paymentMessages.failed.text);
}
