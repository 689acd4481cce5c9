import { inquiryMessages } from "~/content/en/form-messages";
import { formatPhone } from "~/facts/format-phone";

/** What stays in place after the toast has gone: the inquiry is in, and its reference. */
export function ReceivedPanel({ reference, phone }: { reference: string; phone: string }) {
  const { sent, referenceLabel, next } = inquiryMessages;
  return (
    <div className="result-panel" data-takes-focus role="status" tabIndex={-1}>
      <h2>{sent.title}</h2>
      <p>{sent.text}</p>
      <p>
        {referenceLabel}: <strong className="reference">{reference}</strong>
      </p>
      <p>
        {next}{" "}
        <a className="unbroken" href={`tel:${phone}`}>
          {formatPhone(phone)}
        </a>
      </p>
    </div>
  );
}
