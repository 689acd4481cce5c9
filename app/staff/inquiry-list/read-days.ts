import { parseDate } from "~/facts/hours/local-date";
import { queryText } from "~/staff/frame/query-text";

const fields = ["from", "to"] as const;

/** The days of a filter, "YYYY-MM-DD" or "". */
export type Days = Record<(typeof fields)[number], string>;

/** What was typed as a day: valid days in `days`, other texts in `wrong`. */
export function readDays(query: URLSearchParams): { days: Days; wrong: Days } {
  const days: Days = { from: "", to: "" };
  const wrong: Days = { from: "", to: "" };
  for (const field of fields) {
    const typed = queryText(query, field, 40);
    (parseDate(typed) ? days : wrong)[field] = typed;
  }
  return { days, wrong };
}
