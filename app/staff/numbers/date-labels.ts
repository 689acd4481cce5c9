const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });

const days = {
  short: format({ month: "short", day: "numeric" }),
  long: format({ dateStyle: "medium" }),
};
const months = {
  short: format({ month: "short" }),
  long: format({ month: "long", year: "numeric" }),
};

/** "2026-03-02" → "Mar 2", or with its year. */
export const dayLabel = (day: string, length: keyof typeof days = "short") =>
  days[length].format(new Date(`${day}T00:00:00Z`));

/** "2026-03" → "Mar", or in full. */
export const monthLabel = (month: string, length: keyof typeof months = "short") =>
  months[length].format(new Date(`${month}-01T00:00:00Z`));
