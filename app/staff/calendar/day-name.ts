const format = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  weekday: "short",
  month: "short",
  day: "numeric",
});

/** "2026-03-05" as "Thu, Mar 5". */
export const dayName = (day: string) => format.format(new Date(day));
