import { paymentStatusWords, staffWords } from "~/content/en/pages/staff";
import { servicesContext } from "~/context";
import type { PaymentStatus } from "~/contracts/desk";
import { formatCents } from "../../payment/amount";
import { readCursor } from "../frame/cursor-text";
import { listAddress } from "../frame/list-address";
import { LocalTime } from "../frame/local-time";
import { Pager } from "../frame/pager";
import { queryText } from "../frame/query-text";
import { SearchField } from "../frame/search-field";
import { deskOf } from "../frame/staff-context";
import { TableHead } from "../frame/table-head";
import type { Route } from "./+types/payments";

const path = "/staff/payments";
const words = staffWords.payments;
const statuses = Object.keys(paymentStatusWords) as PaymentStatus[];

export const meta: Route.MetaFunction = () => [{ title: `${words.title} | ${staffWords.area}` }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { desk, who } = deskOf(context);
  const query = new URL(request.url).searchParams;
  const status = statuses.find((one) => one === query.get("status")) ?? "";
  const search = queryText(query, "q", 40);
  const page = await desk.listPayments({ who, status, search, cursor: readCursor(query) });
  const noProvider = !context.get(servicesContext).providerIsSetUp;
  return { status, search, page, noProvider };
}

export default function Payments({ loaderData }: Route.ComponentProps) {
  const { status, search, page, noProvider } = loaderData;
  return (
    <>
      <div className="title-row">
        <h1>{words.title}</h1>
      </div>
      {noProvider && <p className="problem">{words.noProvider}</p>}
      <nav aria-label={words.columns.status} className="tabs">
        <ul>
          {(["", ...statuses] as const).map((one) => (
            <li key={one}>
              <a
                aria-current={one === status ? "true" : undefined}
                className="tab"
                href={listAddress(path, { q: search, status: one })}
              >
                {one === "" ? staffWords.list.any : paymentStatusWords[one]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <SearchField
        action={path}
        button={staffWords.list.search}
        keep={{ status }}
        label={words.reference}
        name="q"
        value={search}
      />
      <PaymentTable rows={page.rows} />
      <Pager href={(cursor) => listAddress(path, { q: search, status }, cursor)} page={page} />
    </>
  );
}

type Rows = Route.ComponentProps["loaderData"]["page"]["rows"];

function PaymentTable({ rows }: { rows: Rows }) {
  if (rows.length === 0) return <p className="empty">{words.none}</p>;
  return (
    <table className="list">
      <TableHead columns={words.columns} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th className="cell-who" scope="row">
              <span className="reference">{row.reference}</span>
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
              <span className="status" data-payment={row.status}>
                {paymentStatusWords[row.status]}
              </span>
              {row.paidAt && (
                <span className="hint">
                  <LocalTime at={row.paidAt} />
                </span>
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
