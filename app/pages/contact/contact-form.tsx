import { type SubmissionResult, useForm } from "@conform-to/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { summaryHeading } from "~/content/form-messages";
import { contactWords } from "~/content/pages/contact";
import { serviceOptions } from "~/content/service-options";
import { site } from "~/content/site";
import { ErrorSummary } from "~/ui/error-summary";
import { SelectField, TextArea, TextField } from "~/ui/field";
import { PhoneLink } from "~/ui/phone-link";
import { sendsForm } from "~/ui/sends-form";
import { SubmitButton } from "~/ui/submit-button";
import { decoyField, failureOf, type InquiryAnswer, readInquiry } from "./inquiry-form-data";
import { type InquiryField, inquiryFields } from "./inquiry-schema";
import { ReceivedPanel } from "./received-panel";

const { labels, noService, decoy, submit, submitting } = contactWords.form;

export type ContactFormProps = {
  /** The server's answer to a post without scripts. */
  answer?: InquiryAnswer | undefined;
  /** What a link brought along: service and message. */
  defaults: { service?: string; message?: string };
};

/**
 * The consultation form. Rendered into the page as plain HTML that posts; React takes it over
 * when it is first used (contact-form.client.tsx) and then sends in the background.
 */
export function ContactForm({
  answer,
  defaults,
  sending = false,
  onSend,
}: ContactFormProps & {
  sending?: boolean;
  onSend?: (form: HTMLFormElement) => void;
}) {
  const lastResult: SubmissionResult | undefined =
    answer && answer.outcome !== "received" ? answer.result : undefined;
  const failure = answer && failureOf(answer);
  const summary = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(0);
  const [form, fields] = useForm<Record<InquiryField, string>>({
    id: "contact",
    lastResult: lastResult as never,
    // A list that has no default would stand on no entry at all after a reset.
    defaultValue: { service: "", ...defaults },
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => readInquiry(formData) as never,
    onSubmit(event) {
      if (!onSend) return;
      event.preventDefault();
      if (!sending) onSend(event.currentTarget);
    },
  });

  const invalid = inquiryFields.filter((name) => fields[name].errors?.length);
  const refused = form.status === "error" && invalid.length > 0;
  useSummaryFocus(summary, tries);

  const field = (name: InquiryField) => ({
    id: `contact-${name}`,
    name,
    label: labels[name],
    error: fields[name].errors?.[0],
    defaultValue: fields[name].initialValue as string | undefined,
    key: fields[name].key,
  });
  const { key: firstKey, ...firstName } = field("firstName");
  const { key: lastKey, ...lastName } = field("lastName");
  const { key: emailKey, ...email } = field("email");
  const { key: phoneKey, ...phone } = field("phone");
  const { key: serviceKey, ...service } = field("service");
  const { key: messageKey, ...message } = field("message");

  return (
    <>
      {answer?.outcome === "received" && !refused && <ReceivedPanel reference={answer.reference} />}
      <form
        action="/contact"
        aria-label={contactWords.form.heading}
        className="form"
        id={form.id}
        method="post"
        noValidate
        onSubmit={(event) => {
          form.onSubmit(event);
          if (sendsForm(event)) setTries((count) => count + 1);
        }}
      >
        {refused && (
          <ErrorSummary
            errors={invalid.map((name) => ({
              fieldId: `contact-${name}`,
              message: fields[name].errors?.[0] ?? "",
            }))}
            heading={summaryHeading}
            ref={summary}
          />
        )}
        {failure && (
          <div className="error-summary wide" data-takes-focus role="alert" tabIndex={-1}>
            <h2>{failure.title}</h2>
            <p>{failure.text}</p>
            <PhoneLink className="" icon={false} phone={site.phones.clinic} />
          </div>
        )}
        <TextField {...firstName} autoComplete="given-name" key={firstKey} required />
        <TextField {...lastName} autoComplete="family-name" key={lastKey} required />
        <TextField
          {...email}
          autoComplete="email"
          inputMode="email"
          key={emailKey}
          required
          spellCheck={false}
          type="email"
        />
        <TextField
          {...phone}
          autoComplete="tel"
          inputMode="tel"
          key={phoneKey}
          required
          type="tel"
        />
        <SelectField
          {...service}
          key={serviceKey}
          options={serviceOptions}
          placeholder={noService}
          required
          wide
        />
        <TextArea {...message} key={messageKey} optional rows={5} wide />
        <div aria-hidden="true" className="decoy">
          <label htmlFor="contact-homepage">{decoy}</label>
          <input
            autoComplete="off"
            id="contact-homepage"
            name={decoyField}
            tabIndex={-1}
            type="text"
          />
        </div>
        <p className="wide">
          <SubmitButton disabled={sending}>{sending ? submitting : submit}</SubmitButton>
        </p>
      </form>
    </>
  );
}

/** After each try to send, what is wrong takes focus, if anything is. */
function useSummaryFocus(summary: RefObject<HTMLDivElement | null>, tries: number) {
  useEffect(() => {
    if (tries > 0) summary.current?.focus();
  }, [tries, summary]);
}
