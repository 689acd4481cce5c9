/** Days of a unit of time in each language. A month is the mean of a year's twelve. */
const month = 365.25 / 12;
const daysOf: Record<string, number> = { day: 1, día: 1, week: 7, semana: 7, month, mes: month };
const days = 3 * month;

/**
 * Number of orders for three months, from the clinic's text about how long one lasts ("4 weeks",
 * "30 days"); null when that is no number of days, weeks or months.
 */
export function countOrders(lasts: string | null): number | null {
  const [, amount = "", unit = ""] =
    /^(\d{1,3})[ -](day|week|month|día|semana|mes)(?:e?s)?$/i.exec(lasts?.trim() ?? "") ?? [];
  const each = Number(amount) * (daysOf[unit.toLowerCase()] ?? 0);
  // Three months are 13 weeks: the rest of day 92 needs no further order.
  return each > 0 ? Math.ceil(Math.floor(days) / each) : null;
}
