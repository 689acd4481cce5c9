import { staffWords } from "~/content/en/staff/staff";
import { paymentWord, staffPaymentsWords as words } from "~/content/en/staff/staff-payments";
import { formatCents } from "~/facts/amount";
import {
  DayField,
  type Days,
  listPath,
  Pager,
  readCursor,
  SearchField,
  Totals,
} from "~/staff/frame/list";
import { deskOf } from "~/staff/frame/staff-context";
import { PageHead, useStaff } from "~/staff/frame/staff-frame";
import type { Route } from "./+types/payments";
import {
  listPayments,
  type PaymentFilter,
  type PaymentTotals,
  readPaymentFilter,
} from "./list-payments.server";
import { PaymentTable } from "./payment-table";

const path = "/staff/payments";
const states = Object.keys(paymentWord) as (keyof typeof paymentWord)[];

export const meta: Route.MetaFunction = () => [{ title: `${words.title} | ${staffWords.area}` }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = deskOf(context);
  const query = new URL(request.url).searchParams;
  const { filter, wrong } = readPaymentFilter(query);
  const page = await listPayments(app, { actor, ...filter, cursor: readCursor(query) });
  const noProvider = app.products === null;
  return { filter, wrong, page, noProvider, now: new Date().toISOString() };
}

export default function Payments({ loaderData }: Route.ComponentProps) {
  const { filter, wrong, page, noProvider, now } = loaderData;
  const { search, ...rest } = filter;
  const query = { q: search, ...rest };
  const { may } = useStaff();
  return (
    <>
      {noProvider && <p className="problem">{words.noProvider}</p>}
      <PageHead title={words.title}>
        {may("/staff/payments.csv", "see") && (
          <a className="button quiet" href={listPath(`${path}.csv`, query)}>
            {staffWords.list.export}
          </a>
        )}
      </PageHead>
      <nav aria-label={words.columns.status} className="tabs">
        <ul>
          {(["", ...states] as const).map((one) => (
            <li key={one}>
              <a
                aria-current={one === filter.status ? "true" : undefined}
                className="tab"
                href={listPath(path, { ...query, status: one })}
              >
                {one === "" ? staffWords.list.any : paymentWord[one]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <PaymentFilterForm filter={filter} wrong={wrong} />
      <PaymentTotalsLine totals={page.totals} />
      <PaymentTable now={now} rows={page.rows} />
      <Pager href={(cursor) => listPath(path, query, cursor)} page={page} />
    </>
  );
}

/** Search and period in one form: works without scripts, and the URL can be bookmarked. */
function PaymentFilterForm({
  filter: { status, search, from, to },
  wrong,
}: {
  filter: Required<PaymentFilter>;
  wrong: Days;
}) {
  const { list } = staffWords;
  const narrowed = [from, to, wrong.from, wrong.to].some((text) => text !== "");
  return (
    <search>
      <form action={path} className="filter" method="get">
        {status && <input name="status" type="hidden" value={status} />}
        <SearchField
          clear={(narrowed || search !== "") && path}
          defaultValue={search}
          label={words.searchHint}
          maxLength={100}
        />
        <details open={narrowed}>
          <summary className="button quiet">{list.filter}</summary>
          <div className="filter-more">
            <DayField label={list.from} name="from" value={from} wrong={wrong.from} />
            <DayField label={list.to} name="to" value={to} wrong={wrong.to} />
            <p>
              <button className="button quiet" type="submit">
                {list.apply}
              </button>
            </p>
          </div>
        </details>
      </form>
    </search>
  );
}

function PaymentTotalsLine({ totals }: { totals: PaymentTotals }) {
  const { paid, receivedCents, refundedCents, lostCents, tests, testedCents } = totals;
  if (paid === 0 && tests > 0)
    return (
      <Totals
        label={words.totals.label}
        rows={[
          [words.totals.tested, tests.toLocaleString("en-US")],
          [words.totals.testedSum, formatCents(testedCents)],
        ]}
      >
        <p className="hint">{words.totals.testMode}</p>
      </Totals>
    );
  const rows: [label: string, value: string][] = [
    [words.totals.paid, paid.toLocaleString("en-US")],
    [words.totals.received, formatCents(receivedCents)],
    [words.totals.refunded, formatCents(refundedCents)],
    ...(lostCents > 0 ? [[words.totals.lost, formatCents(lostCents)] as [string, string]] : []),
    [words.totals.kept, formatCents(receivedCents - refundedCents - lostCents)],
  ];
  return (
    <Totals label={words.totals.label} rows={rows}>
      {tests > 0 && <p className="hint">{words.totals.tests(tests, formatCents(testedCents))}</p>}
    </Totals>
  );
}
