import { serviceOptions } from "~/content/en/service-options";
import { staffWords, statusWords } from "~/content/en/staff/staff";
import { queueWords } from "~/content/en/staff/staff-queue";
import type { Colleague } from "~/core/sessions/list-colleagues";
import { DayField, type Days, PersonOptions, SearchField } from "~/staff/frame/list";
import { inquiryStatuses } from "~/staff/inquiry-record/inquiry-states";
import type { InquiryCounts } from "./list-inquiries.server";
import { filterQuery, type InquiryFilter } from "./read-filter";

const words = staffWords.list;

type Tab = Pick<InquiryFilter, "status" | "overdue"> & {
  label: string;
  count?: number | undefined;
};

/** The most used filters, one click each. They keep the other filters. */
export function StatusTabs({
  filter,
  counts,
  path,
}: {
  filter: InquiryFilter;
  counts: InquiryCounts;
  path: string;
}) {
  const tabs: Tab[] = [
    { label: words.any, status: "", overdue: false },
    { label: words.overdueMark, status: "", overdue: true, count: counts.overdue },
    ...inquiryStatuses.map((status) => ({
      label: statusWords[status],
      status,
      overdue: false,
      count: status === "new" ? counts.fresh : undefined,
    })),
  ];
  return (
    <nav aria-label={words.status} className="tabs">
      <ul>
        {tabs.map(({ label, status, overdue, count }) => {
          const current = filter.overdue ? overdue : !overdue && filter.status === status;
          return (
            <li key={label}>
              <a
                aria-current={current ? "true" : undefined}
                className="tab"
                href={path + filterQuery({ ...filter, status, overdue })}
              >
                {label}
                {count !== undefined && <span className="badge">{count}</span>}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Search first; service and days in a section that is open while they are in use. */
export function FilterForm({
  filter,
  wrong,
  path,
  colleagues,
}: {
  filter: InquiryFilter;
  colleagues: readonly Colleague[];
  /** The typed texts that are not dates. */
  wrong: Days;
  path: string;
}) {
  const days = [filter.from, filter.to, wrong.from, wrong.to];
  const narrowed = filter.service !== "" || Boolean(filter.of) || days.some((day) => day !== "");
  const active = narrowed || filter.search !== "" || filter.mailFailed;
  return (
    <search>
      <form action={path} className="filter" method="get">
        {filter.status && <input name="status" type="hidden" value={filter.status} />}
        {filter.overdue && <input name="overdue" type="hidden" value="1" />}
        {filter.mailFailed && <input name="mail" type="hidden" value="failed" />}
        <SearchField
          clear={active && path}
          data-key="/"
          defaultValue={filter.search}
          label={words.searchHint}
          maxLength={200}
        />
        <details open={narrowed}>
          <summary className="button quiet">{words.filter}</summary>
          <div className="filter-more">
            <p>
              <label htmlFor="service">{words.service}</label>
              <select defaultValue={filter.service} id="service" name="service">
                <option value="">{words.any}</option>
                {serviceOptions.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </p>
            <p>
              <label htmlFor="who">{words.whoHasIt}</label>
              <select defaultValue={filter.of} id="who" name="who">
                <option value="">{words.any}</option>
                <option value="nobody">{queueWords.nobody}</option>
                <PersonOptions people={colleagues} />
              </select>
            </p>
            <DayField label={words.from} name="from" value={filter.from} wrong={wrong.from} />
            <DayField label={words.to} name="to" value={filter.to} wrong={wrong.to} />
            <p>
              <button className="button quiet" type="submit">
                {words.apply}
              </button>
            </p>
          </div>
        </details>
      </form>
    </search>
  );
}
