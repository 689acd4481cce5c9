import type { Facts } from "../facts-schema";
import { dayText, type LocalDate } from "./local-date";
import { isPublicHoliday } from "./public-holiday";

/** Whether the office is closed that day: a public holiday or one of the clinic's own closed days. */
export function isClosedDay(
  date: LocalDate,
  { holidays, closedDays }: Pick<Facts["hours"], "holidays" | "closedDays">,
): boolean {
  const day = dayText(date);
  return (
    isPublicHoliday(date, holidays) ||
    closedDays.some(({ from, until }) => from <= day && day <= until)
  );
}
