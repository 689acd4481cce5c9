import { paymentWord, staffPaymentsWords as words } from "~/content/en/staff/staff-payments";
import { formatCents } from "~/facts/amount";
import { LocalTime } from "~/staff/frame/local-time";
import { TableHead } from "~/staff/frame/table-head";
import type { DeskPayment } from "./payment-types";

export function PaymentTable({ rows }: { rows: readonly DeskPayment[] }) {
  if (rows.length === 0) return <p className="empty">{words.none}</p>;
  return (
    <table className="list">
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
              <LocalTime at={row.createdAt} />
            </td>
            <td className="amount">{formatCents(row.amountCents)}</td>
            <td>
              {row.description}
              {row.failure && (
                <span className="hint">{words.failures[row.failure] ?? row.failure}</span>
              )}
            </td>
            <td className="cell-status">
              <PaymentState payment={row} />
            </td>
            <td>
              {row.inquiries[0] ? (
                <a href={`/staff/inquiries/${row.inquiries[0].reference}`}>
                  {row.inquiries[0].name}
                </a>
              ) : (
                row.email
              )}
            </td>
            <td>
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

/** The status, and what happened to the money later. */
export function PaymentState({ payment }: { payment: DeskPayment }) {
  const { status, paidAt, refundedCents, dispute, hasNotice } = payment;
  return (
    <>
      <span className="status" data-payment={status}>
        {paymentWord[status]}
      </span>
      {paidAt && (
        <span className="hint">
          <LocalTime at={paidAt} />
        </span>
      )}
      {refundedCents > 0 && (
        <span className="mark">{words.refunded(formatCents(refundedCents))}</span>
      )}
      {dispute && <span className="mark">{words.disputed(dispute)}</span>}
      {hasNotice && <span className="mark">{paymentWord.notice}</span>}
    </>
  );
}
