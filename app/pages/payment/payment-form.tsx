import type { WheelEvent } from "react";
import { paymentMessages, summaryHeading } from "~/content/en/form-messages";
import { paymentFormWords } from "~/content/en/pages/payment-form";
import { ErrorSummary } from "~/ui/form/error-summary";
import { TextField } from "~/ui/form/field";
import { SubmitButton } from "~/ui/form/submit-button";
import { useCheckedForm } from "~/ui/form/use-checked-form";
import { Icon } from "~/ui/piece/icon";
import { PhoneLink } from "~/ui/piece/phone-link";
import { type PaymentAnswer, readPaymentForm } from "./payment-form-data";
import { longestDescription, paymentFields } from "./payment-schema";

export type PaymentFormProps = {
  /** The server's answer to a post without scripts. */
  answer?: PaymentAnswer | undefined;
  /** What is paid again. */
  defaults: { amount?: string; description?: string };
  /** The clinic’s, in E.164. */
  phone: string;
};

/**
 * The payment form. Rendered into the page as plain HTML that posts; React takes it over when it
 * is first used (payment-form.client.tsx) and then asks in the background.
 */
export function PaymentForm({
  answer,
  defaults,
  phone,
  sending = false,
  onSend,
  onInvalid,
}: PaymentFormProps & {
  sending?: boolean;
  onSend?: (form: HTMLFormElement) => void;
  onInvalid?: (form: HTMLFormElement) => void;
}) {
  const { form, summary, errors, keyOf, field } = useCheckedForm({
    id: "payment",
    names: paymentFields,
    read: readPaymentForm,
    result: answer && answer.outcome !== "started" ? answer.result : undefined,
    defaults,
    sending,
    onSend,
    onInvalid,
  });
  const amount = field("amount");

  return (
    <form
      {...form}
      action="/payment"
      aria-label={paymentFormWords.name}
      className="form"
      method="post"
    >
      {errors.length > 0 && (
        <ErrorSummary
          errors={errors}
          heading={amount.error ? paymentMessages.invalidAmount.title : summaryHeading}
          ref={summary}
        />
      )}
      {answer?.outcome === "refused" && (
        <div className="error-summary wide" data-takes-focus role="alert" tabIndex={-1}>
          <h2>{paymentMessages.failed.title}</h2>
          <p>{answer.message}</p>
          <PhoneLink className="" icon={false} phone={phone} />
        </div>
      )}
      <div className="amount wide">
        <TextField
          {...amount}
          autoComplete="transaction-amount"
          inputMode="decimal"
          key={keyOf("amount")}
          label={paymentFormWords.amount}
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
        key={keyOf("description")}
        label={paymentFormWords.description}
        maxLength={longestDescription}
        optional
        type="text"
        wide
      />
      <p className="payment-notice wide">
        <Icon name="lock" />
        {paymentFormWords.notice}
      </p>
      <p className="wide">
        <SubmitButton
          aria-disabled={sending || undefined}
          data-busy={paymentFormWords.submitting}
          data-failed={paymentMessages.failed.text}
        >
          {sending && <span aria-hidden="true" className="spinner" />}
          {sending ? paymentFormWords.submitting : paymentFormWords.submit}
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
