import { serviceOptions } from "~/content/en/service-options";
import { listAddress } from "~/staff/frame/list-url";
import { queryText } from "~/staff/frame/query-text";
import { type Cursor, inquiryStatuses } from "~/staff/inquiry/inquiry-states";
import type { InquiryFilter } from "./inquiry-list";
import { readDays } from "./read-days";

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text) ?? "";

/** Reads a filter from the URL; invalid parameters are ignored. */
export function readFilter(query: URLSearchParams, spam: boolean): InquiryFilter {
  const text = (name: string) => queryText(query, name, 200);
  return {
    search: text("q"),
    // A filter by email includes suspected spam, so the spam list itself has no such filter.
    email: spam ? "" : text("email"),
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

/** The same search, in the whole list. */
export const withoutNarrowing = ({ search, spam }: InquiryFilter): InquiryFilter => ({
  ...readFilter(new URLSearchParams(), spam),
  search,
});

/** The reverse: "?q=…", or "" for no filter. */
export function filterQuery(filter: InquiryFilter, cursor: Cursor | null = null): string {
  return listAddress(
    "",
    {
      q: filter.search,
      email: filter.email,
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
