import { staffPaymentsWords } from "~/content/en/staff/staff-payments";
import { formatCents } from "~/facts/amount";
import { LocalTime } from "~/staff/frame/local-time";
import { PaymentState } from "./payment-table";
import type { DeskPayment } from "./payment-types";

/** What this person paid, as far as a reference, an email or the staff say so. */
export function InquiryPayments({ payments }: { payments: readonly DeskPayment[] }) {
  if (payments.length === 0) return null;
  return (
    <section aria-labelledby="payments">
      <h2 id="payments">{staffPaymentsWords.ofInquiry}</h2>
      <ul className="lines">
        {payments.map((payment) => (
          <li key={payment.id}>
            <a href={`/staff/payments/${payment.reference}`}>
              {formatCents(payment.amountCents)}{" "}
              <span className="reference">{payment.reference}</span>
            </a>{" "}
            {/* What is paid says when. */}
            {payment.paidAt === null && <LocalTime at={payment.createdAt} />}{" "}
            <PaymentState payment={payment} />
          </li>
        ))}
      </ul>
    </section>
  );
}
