import { staffPaymentsWords } from "~/content/en/staff/staff-payments";
import { formatCents } from "~/facts/amount";
import type { PaymentTotals } from "./payment-types";

const words = staffPaymentsWords.totals;

/** What the payments of the list come to, however many pages it has. */
export function PaymentTotalsLine({ totals }: { totals: PaymentTotals }) {
  const { paid, receivedCents, refundedCents, lostCents, tests } = totals;
  const rows: [label: string, value: string][] = [
    [words.paid, paid.toLocaleString("en-US")],
    [words.received, formatCents(receivedCents)],
    [words.refunded, formatCents(refundedCents)],
    ...(lostCents > 0 ? [[words.lost, formatCents(lostCents)] as [string, string]] : []),
    [words.kept, formatCents(receivedCents - refundedCents - lostCents)],
  ];
  return (
    <section aria-label={words.label} className="totals">
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {tests > 0 && <p className="hint">{words.tests(tests)}</p>}
    </section>
  );
}
