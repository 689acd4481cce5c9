import { afterSending } from "~/content/en/after-sending";
import { fieldMessages, paymentMessages, summaryHeading } from "~/content/en/form-messages";
import { inquiryLabels } from "~/content/en/inquiry-labels";
import { contactFormWords } from "~/content/en/pages/contact-form";
import { serviceOptions } from "~/content/en/service-options";
import type { Facts as ClinicFacts } from "~/facts/facts-schema";
import { callbackFacts } from "~/facts/hours/callback-window";
import { ErrorSummary } from "~/ui/form/error-summary";
import { SelectField, TextArea, TextField } from "~/ui/form/field";
import { ContactForm } from "../contact/contact-form";
import { readInquiry } from "../contact/inquiry-form-data";
import { PaymentForm } from "../payment/payment-form";
import { readPaymentForm } from "../payment/payment-form-data";
import type { Part } from "./design-piece";
import { longTitle } from "./long-title";

const { noService } = contactFormWords;

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

const wrongInquiry = readInquiry(
  form({ email: "nobody", message: `${longTitle} `.repeat(20) }),
).reply();
const wrongPayment = readPaymentForm(
  form({ amount: "-1", description: `${longTitle} `.repeat(3) }),
).reply();
const filled = { service: serviceOptions[0].value, message: longTitle };
const paid = { amount: "1074.48", description: longTitle };

/**
 * A form's further states are inert: their fields have the same ids as those of the first state,
 * and their labels would focus those.
 */
export function forms(facts: ClinicFacts): readonly Part[] {
  const phone = facts.phones.clinic;
  const rest = { back: null, callback: callbackFacts(facts), next: afterSending(facts), phone };
  return [
    {
      name: "Fields",
      note: "Focus shows when tried.",
      shown: (
        <div className="form">
          <TextField id="empty" label="Empty" />
          <TextField defaultValue={longTitle} id="filled" label="Filled" />
          <TextField hint="What is meant." id="hinted" label="With a hint" optional />
          <TextField disabled id="off" label="Disabled" />
          <TextField
            defaultValue="nobody"
            error={fieldMessages.notAnEmail}
            id="wrong"
            label={inquiryLabels.email.label}
          />
          <SelectField
            error={fieldMessages.noService}
            id="wrong-choice"
            label={inquiryLabels.service.label}
            options={serviceOptions}
            placeholder={noService}
          />
          <TextArea
            defaultValue={longTitle}
            error={fieldMessages.tooLong(inquiryLabels.message.label, 1000)}
            id="wrong-text"
            label={inquiryLabels.message.label}
            wide
          />
          <SelectField
            id="choice"
            label={inquiryLabels.service.label}
            options={serviceOptions}
            placeholder={noService}
            wide
          />
          <SelectField
            hint="What is meant."
            id="hinted-choice"
            label={inquiryLabels.service.label}
            optional
            options={serviceOptions}
            placeholder={noService}
            wide
          />
          <TextArea id="text" label={inquiryLabels.message.label} optional wide />
        </div>
      ),
    },
    {
      name: "Error summary",
      shown: (
        <ErrorSummary
          errors={[{ fieldId: "wrong", message: fieldMessages.notAnEmail }]}
          heading={summaryHeading}
        />
      ),
    },
    {
      name: "Contact form: received",
      shown: (
        <div className="contact-form">
          <ContactForm
            answer={{
              outcome: "received",
              reference: "CW-7K3M-Q2",
              statusLink: "/inquiry/example",
              callAt: "Monday, March 9, 2 to 4 PM",
            }}
            defaults={{}}
            {...rest}
          />
        </div>
      ),
    },
    {
      name: "Contact form: invalid",
      shown: (
        <div className="contact-form" inert>
          <ContactForm
            answer={{ outcome: "invalid", result: wrongInquiry }}
            defaults={{}}
            {...rest}
          />
        </div>
      ),
    },
    {
      name: "Contact form: refused, sent too often, sending",
      shown: (
        <div className="contact-form design-stack" inert>
          <ContactForm
            answer={{ outcome: "unavailable", result: {} }}
            defaults={filled}
            {...rest}
          />
          <ContactForm answer={{ outcome: "too-many", result: {} }} defaults={filled} {...rest} />
          <ContactForm {...rest} defaults={filled} sending />
        </div>
      ),
    },
    {
      name: "Payment form",
      shown: (
        <div className="payment">
          <PaymentForm defaults={{}} phone={phone} />
        </div>
      ),
    },
    {
      name: "Payment form: invalid, refused, sending",
      shown: (
        <div className="payment design-stack" inert>
          <PaymentForm
            answer={{ outcome: "invalid", result: wrongPayment }}
            defaults={{}}
            phone={phone}
          />
          <PaymentForm
            answer={{ outcome: "refused", message: paymentMessages.failed.text, result: {} }}
            defaults={paid}
            phone={phone}
          />
          <PaymentForm defaults={paid} phone={phone} sending />
        </div>
      ),
    },
  ];
}
