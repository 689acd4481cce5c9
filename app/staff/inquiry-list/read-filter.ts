import { serviceOptions } from "~/content/en/service-options";
import type { ServiceValue } from "~/content/form-values";
import type { Cursor } from "~/core/db/queries";
import type { QueueOf } from "~/core/sessions/list-colleagues";
import { listPath, queryText, readDays } from "~/staff/frame/list";
import { type InquiryStatus, inquiryStatuses } from "~/staff/inquiry-record/inquiry-states";

/** Filter of the list; "" matches everything. */
export type InquiryFilter = {
  search: string;
  status: InquiryStatus | "";
  service: ServiceValue | "";
  /** Assignee, as in the queue. */
  of?: QueueOf | undefined;
  from: string;
  to: string;
  /** Only new inquiries that wait longer than the setting allows. */
  overdue: boolean;
  /** Only inquiries that are not closed and have a mail that was given up. */
  mailFailed: boolean;
  spam: boolean;
};

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text) ?? "";

/** Reads a filter from the URL; invalid parameters are ignored. */
export function readFilter(query: URLSearchParams, spam: boolean): InquiryFilter {
  const text = (name: string) => queryText(query, name, 200);
  return {
    search: text("q"),
    status: oneOf(inquiryStatuses, query.get("status")),
    service: oneOf(
      serviceOptions.map(({ value }) => value),
      query.get("service"),
    ),
    of: text("who"),
    ...readDays(query).days,
    overdue: query.get("overdue") === "1",
    mailFailed: query.get("mail") === "failed",
    spam,
  };
}

export const withoutNarrowing = ({ search, spam }: InquiryFilter): InquiryFilter => ({
  ...readFilter(new URLSearchParams(), spam),
  search,
});

/** The filter as a query string: "?q=…", or "" for no filter. */
export function filterQuery(filter: InquiryFilter, cursor: Cursor | null = null): string {
  return listPath(
    "",
    {
      q: filter.search,
      status: filter.status,
      service: filter.service,
      who: filter.of ?? "",
      from: filter.from,
      to: filter.to,
      overdue: filter.overdue ? "1" : "",
      mail: filter.mailFailed ? "failed" : "",
    },
    cursor,
  );
}
