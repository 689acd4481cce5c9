import { officeStatusText } from "~/content/en/office-status";
import type { Facts } from "~/facts/facts-schema";
import { clinicClock, weekdayOf } from "~/facts/hours/local-date";
import { officeStatus } from "~/facts/hours/office-status";
import { weekdays } from "~/facts/hours/opening-hours";
import { timeZone } from "~/facts/identity";

/** Data in the page, from contact.tsx. */
export type OfficeStatusFacts = Pick<
  Facts["hours"],
  "office" | "holidays" | "closedDays" | "holidayNote"
>;

const line = document.querySelector<HTMLElement>("[data-office-status]");

/**
 * Marks today in the table and says whether the office is open now, which the pre-rendered page
 * cannot know.
 */
function show(line: HTMLElement) {
  const facts: OfficeStatusFacts = JSON.parse(line.dataset.officeHours ?? "");
  const status = officeStatus(new Date(), facts.office, facts, timeZone);
  line.dataset.officeStatus = status.office;
  line.textContent = officeStatusText(status, facts.holidayNote);
  const today = weekdays[weekdayOf(clinicClock(Date.now()).day)];
  for (const row of document.querySelectorAll<HTMLElement>("[data-day]"))
    row.toggleAttribute("data-today", row.dataset.day === today);
}

if (line) {
  show(line);
  setInterval(show, 30_000, line);
}
