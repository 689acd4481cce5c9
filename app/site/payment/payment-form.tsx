import { type ComponentProps, useEffect, useRef, useState, type WheelEvent } from "react";
import { useFormWords } from "~/content/form-words";
import { pathIn } from "~/content/languages";
import { centsOf, formatCents, isNumberText, longestInvoice } from "~/facts/amount";
import { ErrorSummary, ErrorTitle } from "~/ui/form/error-summary";
import { Field, TextField } from "~/ui/form/field";
import { SubmitButton } from "~/ui/form/submit-button";
import { useCheckedForm } from "~/ui/form/use-checked-form";
import { Icon } from "~/ui/piece/icon";
import { PhoneLink } from "~/ui/piece/phone-link";
import {
  longestPaymentDescription,
  type PaymentResponse,
  paymentFields,
  readPaymentForm,
} from "./payment-schema";

export type PaymentFormProps = {
  /** The server's response to a post without scripts. */
  response?: PaymentResponse | undefined;
  /** Values of the earlier payment that is tried again, or of the clinic's request. */
  defaults: { amount?: string; invoice?: string; description?: string; request?: string };
  phone: string;
};

/**
 * The payment form. Rendered into the page as plain HTML that posts; React hydrates it at its first
 * use (payment-form.client.tsx) and then posts in the background.
 */
export function PaymentForm({
  response,
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
  const words = useFormWords();
  const { paymentFormWords, paymentMessages, summaryHeading } = words;
  const { form, summary, errors, keyOf, field } = useCheckedForm({
    id: "payment",
    names: paymentFields,
    read: (posted) => readPaymentForm(posted, words),
    result: response && response.outcome !== "started" ? response.result : undefined,
    defaults,
    sending,
    onSend,
    onInvalid,
  });
  const amount = field("amount");
  const [typed, setTyped] = useState(amount.defaultValue ?? "");
  const cents = centsOf(typed);
  /** One field alone says what is wrong, and takes focus without scripts too. */
  const focusOf = (fieldId: string) => ({
    autoFocus: errors.length === 1 && errors[0]?.fieldId === fieldId,
  });
  const place = useRef<HTMLFormElement>(null);
  // Values typed before React loaded.
  useEffect(() => setTyped(amountIn(place.current)), []);

  return (
    <form
      {...form}
      action={pathIn(words.language, "/payment")}
      aria-label={paymentFormWords.name}
      className="form"
      method="post"
      onInput={() => setTyped(amountIn(place.current))}
      ref={place}
    >
      {errors.length === 1 && <ErrorTitle />}
      {errors.length > 1 && (
        <ErrorSummary
          errors={errors}
          heading={amount.error ? paymentMessages.invalidAmount.title : summaryHeading}
          ref={summary}
        />
      )}
      {response?.outcome === "refused" && (
        <section
          aria-labelledby="payment-failed"
          className="error-summary wide"
          data-takes-focus
          tabIndex={-1}
        >
          <h2 id="payment-failed">{paymentMessages.failed.title}</h2>
          <p>{response.message}</p>
          <PhoneLink className="" icon={false} phone={phone} />
        </section>
      )}
      <input
        defaultValue={field("request").defaultValue ?? ""}
        key={keyOf("request")}
        name="request"
        type="hidden"
      />
      <div className="amount wide">
        <Field
          error={amount.error}
          id={amount.id}
          key={keyOf("amount")}
          label={paymentFormWords.amount}
        >
          {(linked) => {
            const input: ComponentProps<"input"> = {
              ...linked,
              ...focusOf(amount.id),
              autoComplete: "transaction-amount",
              defaultValue: amount.defaultValue,
              inputMode: "decimal",
              name: amount.name,
              placeholder: "0.00",
              required: true,
            };
            return (
              <>
                {/* Without amount-script.ts a number field would lose characters: "20,50" is 2050. */}
                <noscript>
                  <input {...input} type="text" />
                </noscript>
                <input
                  {...input}
                  max="999999.99"
                  min="0.01"
                  onWheel={ignoreWheel}
                  step="0.01"
                  // A number field would show an invalid text such as "1,234" as empty.
                  type={isNumberText(amount.defaultValue ?? "") ? "number" : "text"}
                />
              </>
            );
          }}
        </Field>
      </div>
      <TextField
        {...field("invoice")}
        {...focusOf("payment-invoice")}
        key={keyOf("invoice")}
        label={paymentFormWords.invoice}
        maxLength={longestInvoice}
        optional
        spellCheck={false}
        wide
      />
      <TextField
        {...field("description")}
        {...focusOf("payment-description")}
        hint={paymentFormWords.descriptionHint}
        key={keyOf("description")}
        label={paymentFormWords.description}
        maxLength={longestPaymentDescription}
        optional
        wide
      />
      <p className="payment-notice wide">
        <Icon name="lock" />
        {paymentFormWords.notice}
      </p>
      <div className="pay-now wide">
        <SubmitButton
          aria-describedby="you-will-pay"
          aria-disabled={sending || undefined}
          data-busy={paymentFormWords.submitting}
          data-failed={paymentMessages.failed.text}
        >
          {sending && <span aria-hidden="true" className="spinner" />}
          {sending ? paymentFormWords.submitting : paymentFormWords.submit}
        </SubmitButton>
        <p className="you-will-pay" id="you-will-pay">
          {cents !== null && (
            <>
              {paymentFormWords.youWillPay} <strong>{formatCents(cents)}</strong>
            </>
          )}
        </p>
        <span className="visually-hidden" role="status">
          {sending && paymentFormWords.submitting}
        </span>
      </div>
    </form>
  );
}

const amountIn = (form: HTMLFormElement | null) =>
  form ? String(new FormData(form).get("amount") ?? "") : "";

/**
 * Firefox changes a focused number by the wheel unless it is read-only; for other browsers see
 * amount-field.css.
 */
function ignoreWheel({ currentTarget: field }: WheelEvent<HTMLInputElement>) {
  field.readOnly = true;
  setTimeout(() => {
    field.readOnly = false;
  });
}
