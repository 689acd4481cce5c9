import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { inquiryMessages } from "~/content/en/form-messages";
import { newAttempt, postForm } from "~/ui/form/form-submission";
import { type Live, startIsland } from "~/ui/form/start-island";
import { showToast } from "~/ui/frame/show-toast";
import { ContactForm, type ContactFormProps } from "./contact-form";
import { failureOf, type InquiryAnswer } from "./inquiry-form-data";

/** React's part of the consultation form: sends in the background, tells by toast and in place. */
export const start = startIsland(LiveContactForm, "input");

function LiveContactForm({ element, onReady, ...props }: Live<ContactFormProps>) {
  const [answer, setAnswer] = useState(props.answer);
  const [defaults, setDefaults] = useState(props.defaults);
  const [sending, setSending] = useState(false);
  // One for a submission and all its retries.
  const attempt = useRef(newAttempt());
  // Two clicks can come before React has shown that the first one counts.
  const busy = useRef(false);

  useEffect(onReady, [onReady]);

  useEffect(() => {
    const failure = answer && failureOf(answer);
    if (failure) showToast("error", failure);
    else if (answer?.outcome === "received") showToast("success", inquiryMessages.sent);
    else return;
    element.querySelector<HTMLElement>("[data-takes-focus]")?.focus();
  }, [answer, element]);

  async function send(form: HTMLFormElement) {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    const next = await post(form, attempt.current);
    busy.current = false;
    setSending(false);
    setAnswer(next);
    if (next.outcome !== "received") return;
    // A field that is still in use would be checked when the reset takes it away.
    if (form.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
    // What a link brought along has been asked for: the form is empty now, also after a reload.
    flushSync(() => setDefaults({}));
    history.replaceState(history.state, "", location.pathname);
    form.reset();
    attempt.current = newAttempt();
  }

  return (
    <ContactForm
      answer={answer}
      defaults={defaults}
      onSend={send}
      phone={props.phone}
      sending={sending}
    />
  );
}

/** An answer that did not arrive, or was none of ours, is a failure the visitor can retry. */
async function post(form: HTMLFormElement, attempt: string): Promise<InquiryAnswer> {
  const { status, answer } = await postForm<InquiryAnswer>("/contact.json", form, attempt);
  if (answer?.outcome === "received" || answer?.outcome === "invalid") return answer;
  if (status === 429) return { outcome: "too-many", result: {} };
  return { outcome: "unavailable", result: {} };
}
