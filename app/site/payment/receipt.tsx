import { useSite } from "~/content/use-site";
import { formatCents } from "~/facts/amount";
import type { PaymentView } from "./return-payment.server";

/** Receipt of a payment for the visitor's records; it prints well. */
export function Receipt({ payment }: { payment: PaymentView }) {
  const { words } = useSite();
  const { amountCents, description, reference, paidAt, isTest } = payment;
  const { receipt, test } = words.paymentWords;
  return (
    <section aria-labelledby="receipt-heading" className="receipt">
      <h2 className="visually-hidden" id="receipt-heading">
        {receipt.heading}
      </h2>
      <dl className="facts">
        <div>
          <dt>{receipt.amount}</dt>
          <dd className="receipt-amount">{formatCents(amountCents)}</dd>
        </div>
        <div>
          <dt>{receipt.description}</dt>
          <dd>{description}</dd>
        </div>
        <div>
          <dt>{receipt.reference}</dt>
          <dd>{reference}</dd>
        </div>
        {paidAt && (
          <div>
            <dt>{receipt.date}</dt>
            <dd>
              <time dateTime={paidAt}>{words.longTime(paidAt)}</time>
            </dd>
          </div>
        )}
      </dl>
      {isTest && (
        <p className="test-note">
          <strong>{test.mark}</strong> {test.noMoney}
        </p>
      )}
    </section>
  );
}
