import {
  paymentWord,
  paymentRequestWords as requestWords,
  staffPaymentsWords as words,
} from "~/content/en/staff/staff-payments";
import { formatCents } from "~/facts/amount";
import { TableHead } from "~/staff/frame/list";
import { LocalTime } from "~/staff/frame/local-time";
import { Empty } from "~/staff/frame/notice";
import { useStaff } from "~/staff/frame/staff-frame";
import type { DeskPayment } from "./payment-row.server";
import type { PaymentRequest } from "./request-payment.server";

export function PaymentTable({ rows, now }: { rows: readonly DeskPayment[]; now: string }) {
  if (rows.length === 0) return <Empty>{words.none}</Empty>;
  return (
    <table className="list payments-list">
      <TableHead columns={words.columns} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th className="cell-who" scope="row">
              <a className="who reference" href={`/staff/payments/${row.reference}`}>
                {row.reference}
              </a>
            </th>
            <td className="cell-received">
              <LocalTime at={row.createdAt} now={now} />
            </td>
            <td className="amount">{formatCents(row.amountCents)}</td>
            <td className="cell-what">
              {row.description}
              {row.failure && (
                <span className="hint">{words.failures[row.failure] ?? row.failure}</span>
              )}
            </td>
            <td className="cell-status">
              <PaymentState now={now} payment={row} />
            </td>
            <td className="cell-payer">
              {row.inquiries[0] ? (
                <a href={`/staff/inquiries/${row.inquiries[0].reference}`}>
                  {row.inquiries[0].name}
                </a>
              ) : (
                row.email
              )}
            </td>
            <td className="cell-provider">
              {row.providerUrl ? (
                <a href={row.providerUrl} rel="noreferrer">
                  {words.open}
                  <span className="visually-hidden">: {row.reference}</span>
                </a>
              ) : (
                row.test && words.test
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function PaymentState({ payment, now }: { payment: DeskPayment; now?: string }) {
  const { status, paidAt, refundedCents, dispute, hasNotice } = payment;
  return (
    <>
      <span className="status" data-payment={status}>
        {paymentWord[status]}
      </span>
      {refundedCents > 0 && (
        <span className="status">{words.refunded(formatCents(refundedCents))}</span>
      )}
      {dispute && <span className="mark">{words.disputed(dispute)}</span>}
      {hasNotice && <span className="mark">{paymentWord.notice}</span>}
      {paidAt && (
        <span className="hint">
          <LocalTime at={paidAt} now={now} />
        </span>
      )}
    </>
  );
}

/** The payments of an inquiry, by its reference, its email address or a link of the staff. */
export function InquiryPayments({
  payments,
  requests,
  reference,
  isReachable,
}: {
  payments: readonly DeskPayment[];
  requests: readonly PaymentRequest[];
  reference: string;
  /** A request on the private page reaches the visitor. */
  isReachable: boolean;
}) {
  const mayAsk = useStaff().may("/staff/inquiries/:reference/payment", "ask") && isReachable;
  const waiting = requests.filter(({ leftCents }) => leftCents > 0);
  if (payments.length + requests.length === 0 && !mayAsk) return null;
  return (
    <section aria-labelledby="payments" className="panel ask-payment">
      <h2 id="payments">{words.ofInquiry}</h2>
      <ul className="lines" hidden={payments.length + waiting.length === 0}>
        {payments.map((payment) => (
          <li key={payment.id}>
            <a href={`/staff/payments/${payment.reference}`}>
              {formatCents(payment.amountCents)}{" "}
              <span className="reference">{payment.reference}</span>
            </a>{" "}
            {/* A paid payment shows the time of payment instead. */}
            {payment.paidAt === null && <LocalTime at={payment.createdAt} />}{" "}
            <PaymentState payment={payment} />
          </li>
        ))}
        {waiting.map(({ id, leftCents, invoice }) => (
          <li key={id}>
            {requestWords.state(leftCents, formatCents(leftCents))}{" "}
            <span className="hint">{requestWords.invoiceOf(invoice)}</span>
          </li>
        ))}
      </ul>
      {mayAsk && (
        <p className="buttons">
          <a
            className="button plain"
            href={`/staff/inquiries/${encodeURIComponent(reference)}/payment`}
          >
            {requestWords.link}
          </a>
        </p>
      )}
    </section>
  );
}
