import { staffPaymentsWords } from "~/content/en/staff/staff-payments";
import { formatCents } from "~/facts/amount";
import { LocalTime } from "~/staff/frame/local-time";
import type { PaymentDetails } from "./payment-types";

const words = staffPaymentsWords.payment;

/** What the provider said after the payment: refunds and disputes. */
export function PaymentAfter({ payment }: { payment: PaymentDetails }) {
  const { reversals, refundedCents } = payment;
  if (reversals.length === 0 && refundedCents === 0) return null;
  return (
    <section aria-labelledby="after">
      <h2 id="after">{words.after}</h2>
      <ul className="lines">
        {reversals.map(({ id, kind, amountCents, status, at }) => (
          <li key={id}>
            <strong>
              {words.kinds[kind]} {formatCents(amountCents)}
            </strong>{" "}
            {words.states[status] ?? status} · <LocalTime at={at} />
          </li>
        ))}
      </ul>
      {refundedCents > 0 && (
        <p>
          {words.refundedInAll}: <strong>{formatCents(refundedCents)}</strong>
        </p>
      )}
    </section>
  );
}
