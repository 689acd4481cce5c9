import { staffWords } from "~/content/en/staff/staff";
import { staffPaymentsWords as words } from "~/content/en/staff/staff-payments";
import type { Days } from "~/staff/frame/day-field";
import { DayField } from "~/staff/frame/day-field";
import type { PaymentFilter } from "./payment-types";

/** Search and period in one form: works without scripts, and its URL can be kept. */
export function PaymentFilterForm({
  filter: { status, search, from, to },
  wrong,
  path,
}: {
  filter: Required<PaymentFilter>;
  wrong: Days;
  path: string;
}) {
  const { list } = staffWords;
  const active = [search, from, to, wrong.from, wrong.to].some((text) => text !== "");
  return (
    <search>
      <form action={path} className="filter" method="get">
        {status && <input name="status" type="hidden" value={status} />}
        <div className="filter-search">
          <label htmlFor="q">{words.searchHint}</label>
          <input
            autoComplete="off"
            defaultValue={search}
            id="q"
            maxLength={100}
            name="q"
            spellCheck={false}
            type="search"
          />
          <button className="button" type="submit">
            {list.search}
          </button>
          {active && (
            <a className="button quiet" href={path}>
              {list.clear}
            </a>
          )}
        </div>
        <div className="filter-more">
          <DayField label={list.from} name="from" value={from} wrong={wrong.from} />
          <DayField label={list.to} name="to" value={to} wrong={wrong.to} />
          <p>
            <button className="button quiet" type="submit">
              {list.apply}
            </button>
          </p>
        </div>
      </form>
    </search>
  );
}
