import type { ReactNode } from "react";
import { serviceLabel } from "~/content/en/service-options";
import { officeDuration, staffWords, statusWords } from "~/content/en/staff/staff";
import { LocalTime } from "~/staff/frame/local-time";
import type { InquiryRow } from "./inquiry-list";

const words = staffWords.list;

/** Inquiries as a table that becomes a list of cards on a phone. */
export function InquiryTable({
  rows,
  mixed = false,
  action,
}: {
  rows: readonly InquiryRow[];
  /** Suspected spam may be among them, and is marked. */
  mixed?: boolean;
  /** What can be done with a row without opening it. */
  action?: (row: InquiryRow) => ReactNode;
}) {
  const { columns } = words;
  return (
    <table className="list">
      <thead>
        <tr>
          {[
            columns.who,
            columns.reference,
            columns.received,
            columns.service,
            columns.status,
            columns.waiting,
          ].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          {action && <th scope="col">{columns.action}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr className={row.status === "new" ? "is-new" : undefined} key={row.reference}>
            <th className="cell-who" scope="row">
              <a className="who" dir="auto" href={`/staff/inquiries/${row.reference}`}>
                {row.name}
              </a>
            </th>
            <td className="cell-reach">
              <span className="reference">{row.reference}</span>{" "}
              <span className="phone">{row.phone}</span>
            </td>
            <td className="cell-received">
              <LocalTime at={row.createdAt} />
            </td>
            <td className="cell-service">{serviceLabel(row.service)}</td>
            <td className="cell-status">
              <span className="status" data-status={row.status}>
                {statusWords[row.status]}
              </span>
              {row.assignedTo && <span className="has-it">{row.assignedTo.name}</span>}
              {mixed && row.spam && <span className="mark">{words.spamMark}</span>}
              {row.mailFailed && <span className="mark">{words.mailFailedMark}</span>}
            </td>
            <td className="cell-waiting" data-label={columns.waiting}>
              {officeDuration(row.waitedMinutes)}
              {row.overdue && <span className="mark">{words.overdueMark}</span>}
            </td>
            {action && <td className="cell-action">{action(row)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
