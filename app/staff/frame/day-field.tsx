import { staffWords } from "~/content/en/staff/staff";
import { parseDate } from "~/facts/hours/local-date";
import { TextField } from "~/ui/form/field";
import { queryText } from "./list-url";

/** A date field cannot show an invalid date: a text field shows it for correction. */
export function DayField({
  name,
  label,
  value,
  wrong,
}: {
  name: string;
  label: string;
  value: string;
  /** The typed text, when it is not a valid day. */
  wrong: string;
}) {
  return (
    <TextField
      defaultValue={wrong || value}
      error={wrong && staffWords.list.noSuchDay}
      id={name}
      label={label}
      maxLength={wrong ? 40 : undefined}
      name={name}
      type={wrong ? "text" : "date"}
    />
  );
}

const fields = ["from", "to"] as const;

/** The days of a filter, "YYYY-MM-DD" or "". */
export type Days = Record<(typeof fields)[number], string>;

/** Days as typed: valid ones in `days`, other texts in `wrong`. */
export function readDays(query: URLSearchParams): { days: Days; wrong: Days } {
  const days: Days = { from: "", to: "" };
  const wrong: Days = { from: "", to: "" };
  for (const field of fields) {
    const typed = queryText(query, field, 40);
    (parseDate(typed) ? days : wrong)[field] = typed;
  }
  return { days, wrong };
}
