import { Fragment, type ReactNode } from "react";
import { type FormWords, useFormWords } from "~/content/form-words";
import { pathIn } from "~/content/languages";
import type { CallbackFacts } from "~/facts/hours/callback-window";
import type { InquiryField } from "~/staff/inquiry-record/inquiry-fields";
import { ticked } from "~/staff/inquiry-record/inquiry-schema";
import { ErrorSummary } from "~/ui/form/error-summary";
import { CheckField, SelectField, TextArea, TextField } from "~/ui/form/field";
import { SubmitButton } from "~/ui/form/submit-button";
import { useCheckedForm } from "~/ui/form/use-checked-form";
import { PhoneLink } from "~/ui/piece/phone-link";
import { CallWindowField } from "./call-window-field";
import type { ContactContext } from "./contact-context";
import {
  failureOf,
  formFieldNames,
  honeypotField,
  type InquiryResponse,
  readInquiry,
} from "./inquiry-schema";
import { ReceivedPanel } from "./received-panel";

type ControlProps = {
  id: string;
  name: string;
  label: string;
  error: string | undefined;
  defaultValue: string | undefined;
};
type Control = (props: ControlProps, words: FormWords) => ReactNode;

/** The specification rejects some ways to write a name; the message suggests another one. */
const nameHow = ({ error, label }: ControlProps, { fieldMessages, contactFormWords }: FormWords) =>
  error === fieldMessages.notAName(label) ? contactFormWords.nameHow : undefined;

const controls: Record<Exclude<InquiryField, "callWindow">, Control> = {
  firstName: (props, words) => (
    <TextField {...props} autoComplete="given-name" example={nameHow(props, words)} required />
  ),
  lastName: (props, words) => (
    <TextField {...props} autoComplete="family-name" example={nameHow(props, words)} required />
  ),
  email: (props, { contactFormWords }) => (
    <TextField
      {...props}
      autoComplete="email"
      example={contactFormWords.emailExample}
      inputMode="email"
      required
      spellCheck={false}
      type="email"
    />
  ),
  phone: (props, { contactFormWords, fieldMessages }) => (
    <TextField
      {...props}
      autoComplete="tel"
      example={props.error === fieldMessages.notAPhone ? contactFormWords.phoneHow : undefined}
      inputMode="tel"
      required
      type="tel"
    />
  ),
  service: (props, { contactFormWords, serviceOptions }) => (
    <SelectField
      {...props}
      options={serviceOptions}
      placeholder={contactFormWords.noService}
      required
      wide
    />
  ),
  message: (props) => <TextArea {...props} optional rows={5} wide />,
  reachBy: (props, { eitherWay, reachOptions }) => (
    <SelectField {...props} optional options={reachOptions} placeholder={eitherWay} />
  ),
  noVoicemail: ({ defaultValue, ...props }) => (
    <CheckField {...props} defaultChecked={defaultValue === ticked} value={ticked} />
  ),
  wantsEstimate: ({ defaultValue, ...props }) => (
    <CheckField {...props} defaultChecked={defaultValue === ticked} value={ticked} wide />
  ),
};

export type ContactFormProps = {
  /** The server's response to a post without scripts. */
  response?: InquiryResponse | undefined;
  phone: string;
  /** Facts that determine the call-back times. */
  callback: CallbackFacts;
} & ContactContext;

/**
 * The consultation form. Rendered into the page as plain HTML that posts; React hydrates it at its
 * first use (contact-form.client.tsx) and then sends in the background.
 */
export function ContactForm({
  response,
  defaults,
  phone,
  back,
  callback,
  now = null,
  sending = false,
  onSend,
}: ContactFormProps & {
  /** Missing in a pre-rendered page, which has no clock. */
  now?: Date | null;
  sending?: boolean;
  onSend?: (form: HTMLFormElement) => void;
}) {
  const words = useFormWords();
  const { contactFormWords, inquiryLabels, inquiryMessages } = words;
  const { honeypot, submit, submitting } = contactFormWords;
  const failure = response && failureOf(response, words);
  const { form, summary, errors, keyOf, field } = useCheckedForm({
    id: "contact",
    names: formFieldNames,
    read: (posted) => readInquiry(posted, words),
    result: response && response.outcome !== "received" ? response.result : undefined,
    // Without a default, a list would have no selected entry after a reset.
    defaults: { service: "", reachBy: "", callWindow: "", ...defaults },
    sending,
    onSend,
  });
  const refused = errors.length > 0;
  const received = response?.outcome === "received" && !refused ? response : null;

  return (
    <>
      {received && <ReceivedPanel {...received} back={back} phone={phone} />}
      <form
        {...form}
        action={pathIn(words.language, "/contact")}
        aria-label={contactFormWords.heading}
        className="form"
        hidden={received !== null}
        method="post"
      >
        {refused && <ErrorSummary errors={errors} heading={words.summaryHeading} ref={summary} />}
        {failure && (
          <div
            aria-live="off"
            className="error-summary wide"
            data-takes-focus
            role="alert"
            tabIndex={-1}
          >
            <h2>{failure.title}</h2>
            <p>{failure.text}</p>
            <PhoneLink className="" icon={false} phone={phone} />
          </div>
        )}
        {formFieldNames.map((name) => {
          const { label } = inquiryLabels[name];
          const asked = { ...field(name), label };
          if (name === "callWindow")
            return <CallWindowField {...asked} callback={callback} key={keyOf(name)} now={now} />;
          return <Fragment key={keyOf(name)}>{controls[name](asked, words)}</Fragment>;
        })}
        <div aria-hidden="true" className="decoy">
          <label htmlFor="contact-homepage">{honeypot}</label>
          <input
            autoComplete="off"
            id="contact-homepage"
            name={honeypotField}
            tabIndex={-1}
            type="text"
          />
        </div>
        <p className="wide contacted-for" id="contacted-for">
          {contactFormWords.contactedFor}
        </p>
        <p className="wide">
          <SubmitButton
            aria-describedby="contacted-for"
            data-busy={submitting}
            data-failed={inquiryMessages.failed.text}
            aria-disabled={sending || undefined}
          >
            {sending ? submitting : submit}
          </SubmitButton>
        </p>
        <p className="visually-hidden" role="status">
          {sending && submitting}
        </p>
      </form>
    </>
  );
}
