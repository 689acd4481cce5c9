import { type SubmissionResult, useForm } from "@conform-to/react";
import { useEffect, useRef, type WheelEvent } from "react";
import { paymentMessages, summaryHeading } from "~/content/form-messages";
import { paymentWords } from "~/content/pages/payment";
import { site } from "~/content/site";
import { ErrorSummary } from "~/ui/error-summary";
import { TextField } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { PhoneLink } from "~/ui/phone-link";
import { sendsForm } from "~/ui/sends-form";
import { SubmitButton } from "~/ui/submit-button";
import { type PaymentAnswer, readPaymentForm } from "./payment-form-data";
import { longestDescription, type PaymentField, paymentFields } from "./payment-schema";

export type PaymentFormProps = {
  /** The server's answer to a post without scripts. */
  answer?: PaymentAnswer | undefined;
  /** What is paid again. */
  defaults: { amount?: string; description?: string };
};

/**
 * The payment form. Rendered into the page as plain HTML that posts; React takes it over when it
 * is first used (payment-form.client.tsx) and then asks in the background.
 */
export function PaymentForm({
  answer,
  defaults,
  sending = false,
  refusals = 0,
  onSend,
  onInvalid,
}: PaymentFormProps & {
  sending?: boolean;
  /** How often the form has been found wrong here: each time the summary takes focus. */
  refusals?: number;
  onSend?: (form: HTMLFormElement) => void;
  onInvalid?: (form: HTMLFormElement) => void;
}) {
  const lastResult: SubmissionResult | undefined =
    answer && answer.outcome !== "started" ? answer.result : undefined;
  const summary = useRef<HTMLDivElement>(null);
  const isValid = useRef(false);
  const [form, fields] = useForm<Record<PaymentField, string>>({
    id: "payment",
    lastResult: lastResult as never,
    defaultValue: defaults,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => readPaymentForm(formData) as never,
    onSubmit(event) {
      isValid.current = true;
      if (!onSend) return;
      event.preventDefault();
      if (!sending) onSend(event.currentTarget);
    },
  });
  const invalid = paymentFields.filter((name) => fields[name].errors?.length);

  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);

  const field = (name: PaymentField) => ({
    id: `payment-${name}`,
    name,
    error: fields[name].errors?.[0],
    defaultValue: fields[name].initialValue as string | undefined,
  });

  return (
    <form
      action="/payment"
      aria-label={paymentWords.hero.headline}
      className="form"
      id={form.id}
      method="post"
      noValidate
      onSubmit={(event) => {
        isValid.current = false;
        form.onSubmit(event);
        if (!isValid.current && sendsForm(event)) onInvalid?.(event.currentTarget);
      }}
    >
      {form.status === "error" && invalid.length > 0 && (
        <ErrorSummary
          errors={invalid.map((name) => ({
            fieldId: `payment-${name}`,
            message: fields[name].errors?.[0] ?? "",
          }))}
          heading={fields.amount.errors ? paymentMessages.invalidAmount.title : summaryHeading}
          ref={summary}
        />
      )}
      {answer?.outcome === "refused" && (
        <div className="error-summary wide" data-takes-focus role="alert" tabIndex={-1}>
          <h2>{paymentMessages.failed.title}</h2>
          <p>{answer.message}</p>
          <PhoneLink className="" icon={false} phone={site.phones.clinic} />
        </div>
      )}
      <div className="amount wide">
        <TextField
          {...field("amount")}
          autoComplete="transaction-amount"
          inputMode="decimal"
          key={fields.amount.key}
          label={paymentWords.form.amount}
          max="999999.99"
          min="0.01"
          onWheel={holdAmount}
          placeholder="0.00"
          required
          step="0.01"
          type="number"
        />
      </div>
      <TextField
        {...field("description")}
        key={fields.description.key}
        label={paymentWords.form.description}
        maxLength={longestDescription}
        optional
        type="text"
        wide
      />
      <p className="payment-notice wide">
        <Icon name="lock" />
        {paymentWords.notice}
      </p>
      <p className="wide">
        <SubmitButton aria-disabled={sending || undefined}>
          {sending && <span aria-hidden="true" className="spinner" />}
          {sending ? paymentWords.form.submitting : paymentWords.form.submit}
        </SubmitButton>
      </p>
    </form>
  );
}

/** Firefox changes a focused number by the wheel, unless it is read-only; amount-field.css has the others. */
function holdAmount({ currentTarget: field }: WheelEvent<HTMLInputElement>) {
  field.readOnly = true;
  setTimeout(() => {
    field.readOnly = false;
  });
}
