import { serviceOptions } from "~/content/en/service-options";
import { type Cursor, type InquiryFilter, inquiryStatuses } from "~/contracts/desk";
import { queryText } from "../frame/query-text";
import { readDays } from "./read-days";

const cursorShape = /^(older|newer)~([\d-]{10}T[\d:.]{12}Z)~([\w-]{1,64})$/;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text) ?? "";

/** A filter as it stands in the address; what makes no sense is no filter. */
export function readFilter(query: URLSearchParams, spam: boolean): InquiryFilter {
  const text = (name: string) => queryText(query, name, 200);
  return {
    search: text("q"),
    // Suspected spam is among what an address sent: that list is no place to look for it.
    email: spam ? "" : text("email"),
    status: oneOf(inquiryStatuses, query.get("status")),
    service: oneOf(
      serviceOptions.map(({ value }) => value),
      query.get("service"),
    ),
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

/** The other way round: "?q=…", or "" for no filter. */
export function filterQuery(filter: InquiryFilter, cursor: Cursor | null = null): string {
  const query = new URLSearchParams();
  const set = (name: string, value: string) => value && query.set(name, value);
  set("q", filter.search);
  set("email", filter.email);
  set("status", filter.status);
  set("service", filter.service);
  set("from", filter.from);
  set("to", filter.to);
  set("overdue", filter.overdue ? "1" : "");
  set("mail", filter.mailFailed ? "failed" : "");
  set("at", cursor ? writeCursor(cursor) : "");
  const text = query.toString();
  return text && `?${text}`;
}

export const writeCursor = ({ direction, at, id }: Cursor) => `${direction}~${at}~${id}`;

export function readCursor(query: URLSearchParams): Cursor | null {
  const [, direction, at = "", id = ""] = cursorShape.exec(query.get("at") ?? "") ?? [];
  return direction === "older" || direction === "newer" ? { direction, at, id } : null;
}
