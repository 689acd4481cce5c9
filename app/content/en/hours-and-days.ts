import type { Weekday } from "../../facts/hours/opening-hours";

/** "9 AM–5 PM", in tables. */
export { formatHours } from "../../facts/hours/opening-hours";

/** A day at the head of a table's row. */
export const dayHead = (day: Weekday): string => day;

// Scripts that show no dates leave them out.
const longDate = /* @__PURE__ */ new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeZone: "UTC",
});
const longMonth = /* @__PURE__ */ new Intl.DateTimeFormat("en-US", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** "2026-11-30" is "November 30, 2026". */
export const dayInWords = (day: string) => longDate.format(new Date(day));

/** "2026-11" is "November 2026". */
export const monthInWords = (month: string) => longMonth.format(new Date(`${month}-01`));
