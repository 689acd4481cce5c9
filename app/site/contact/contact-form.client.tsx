import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { callingWords } from "~/content/en/calling";
import {
  fieldMessages,
  inquiryMessages,
  optionalMark,
  summaryHeading,
} from "~/content/en/form-messages";
import { frameWords } from "~/content/en/frame";
import { inquiryLabels } from "~/content/en/inquiry-labels";
import { language } from "~/content/en/language";
import { bookAloneWords } from "~/content/en/pages/book-alone";
import { contactFormWords } from "~/content/en/pages/contact-form";
import { eitherWay, reachOptions } from "~/content/en/reach-options";
import { serviceOptions } from "~/content/en/service-options";
import { callbackText, windowText } from "~/content/en/times";
import { pathIn } from "~/content/languages";
import { postForm } from "~/ui/form/form-submission";
import { type Live, startIsland } from "~/ui/form/start-island";
import { showToast } from "~/ui/form/toasts";
import { useSending } from "~/ui/form/use-sending";
import { ContactForm, type ContactFormProps } from "./contact-form";
import { failureOf, type InquiryResponse, referrerPathField } from "./inquiry-schema";

startIsland(import.meta.url, LiveContactForm, {
  bookAloneWords,
  callbackText,
  callingWords,
  contactFormWords,
  eitherWay,
  fieldMessages,
  frameWords,
  inquiryLabels,
  inquiryMessages,
  language,
  optionalMark,
  reachOptions,
  serviceOptions,
  summaryHeading,
  windowText,
});

function LiveContactForm(props: Live<ContactFormProps>) {
  const [defaults, setDefaults] = useState(props.defaults);
  // null while React hydrates, as in the rendered page.
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => setNow(new Date()), []);
  const { response, sending, send, reset } = useSending<InquiryResponse>({
    ...props,
    post,
    tell,
  });

  async function sendAndEmpty(form: HTMLFormElement) {
    const next = await send(form);
    if (next?.outcome !== "received") return;
    // The focused field would be validated when the reset removes it.
    if (form.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
    // The link's subject was sent, so the form stays empty, also after a reload.
    flushSync(() => setDefaults({}));
    history.replaceState(history.state, "", location.pathname);
    form.reset();
    reset();
  }

  return (
    <ContactForm
      {...props}
      back={props.back ?? referringPage()}
      defaults={defaults}
      now={now}
      onSend={sendAndEmpty}
      response={response}
      sending={sending}
    />
  );
}

function tell(response: InquiryResponse): boolean {
  const failure = failureOf(response, { inquiryMessages });
  if (failure) showToast("error", failure);
  else if (response.outcome === "received") showToast("success", inquiryMessages.sent);
  else return false;
  return true;
}

/** A missing or malformed response counts as a failure; the visitor can retry. */
async function post(form: HTMLFormElement, idempotencyKey: string): Promise<InquiryResponse> {
  const came = referringPage();
  const { status, response } = await postForm<InquiryResponse>(
    pathIn(language, "/contact.json"),
    form,
    idempotencyKey,
    { [referrerPathField]: came ? new URL(came.href).pathname : "" },
  );
  if (response?.outcome === "received" || response?.outcome === "invalid") return response;
  if (status === 429) return { outcome: "too-many", result: {} };
  return { outcome: "unavailable", result: {} };
}

/** The previous page, if it is another one of this site; only the browser knows it. */
function referringPage(): ContactFormProps["back"] {
  const { referrer } = document;
  const came = referrer.startsWith(`${location.origin}/`) && !/\/contact\b/.test(referrer);
  return came ? { href: referrer, label: contactFormWords.backToSite } : null;
}
