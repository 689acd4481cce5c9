import { staffWords } from "~/content/en/staff/staff";
import { paymentWord, staffPaymentsWords as words } from "~/content/en/staff/staff-payments";
import { readCursor } from "~/staff/frame/cursor-text";
import { listAddress } from "~/staff/frame/list-address";
import { Pager } from "~/staff/frame/pager";
import { deskOf } from "~/staff/frame/staff-context";
import { useStaff } from "~/staff/frame/use-staff";
import type { Route } from "./+types/payments";
import { PaymentFilterForm } from "./payment-filter-form";
import { PaymentTable } from "./payment-table";
import { PaymentTotalsLine } from "./payment-totals";
import { paymentStates, readPaymentFilter } from "./read-payment-filter";

const path = "/staff/payments";

export const meta: Route.MetaFunction = () => [{ title: `${words.title} | ${staffWords.area}` }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, desk, who } = deskOf(context);
  const query = new URL(request.url).searchParams;
  const { filter, wrong } = readPaymentFilter(query);
  const page = await desk.listPayments({ who, ...filter, cursor: readCursor(query) });
  const noProvider = app.products === null;
  return { filter, wrong, page, noProvider };
}

export default function Payments({ loaderData }: Route.ComponentProps) {
  const { filter, wrong, page, noProvider } = loaderData;
  const { search, ...rest } = filter;
  const query = { q: search, ...rest };
  const { may } = useStaff();
  return (
    <>
      <div className="title-row">
        <h1>{words.title}</h1>
        {may("/staff/payments.csv", "see") && (
          <a className="button quiet" href={listAddress(`${path}.csv`, query)}>
            {staffWords.list.export}
          </a>
        )}
      </div>
      {noProvider && <p className="problem">{words.noProvider}</p>}
      <nav aria-label={words.columns.status} className="tabs">
        <ul>
          {(["", ...paymentStates] as const).map((one) => (
            <li key={one}>
              <a
                aria-current={one === filter.status ? "true" : undefined}
                className="tab"
                href={listAddress(path, { ...query, status: one })}
              >
                {one === "" ? staffWords.list.any : paymentWord[one]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <PaymentFilterForm filter={filter} path={path} wrong={wrong} />
      <PaymentTotalsLine totals={page.totals} />
      <PaymentTable rows={page.rows} />
      <Pager href={(cursor) => listAddress(path, query, cursor)} page={page} />
    </>
  );
}
