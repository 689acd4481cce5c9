import { hoursNowText } from "~/content/en/office-status";
import { sayHours } from "~/enhance/say-hours";
import type { Facts } from "~/facts/facts-schema";
import { clinicClock, weekdayOf } from "~/facts/hours/local-date";
import { type OfficeStatus, officeStatus } from "~/facts/hours/office-status";
import { weekdays } from "~/facts/hours/opening-hours";
import { timeZone } from "~/facts/identity";

/** Data in the page, from contact.tsx. */
export type OfficeStatusFacts = Pick<
  Facts["hours"],
  "office" | "listed" | "holidays" | "closedDays" | "holidayNote"
> & { noteLang: string | undefined };

const line = document.querySelector<HTMLElement>("[data-office-status]");

/**
 * Marks today in the table and says what is open now, which the pre-rendered page cannot know.
 */
function show(line: HTMLElement) {
  const facts: OfficeStatusFacts = JSON.parse(line.dataset.officeHours ?? "");
  const [phones, office] = [facts.listed, facts.office].map((hours) =>
    officeStatus(new Date(), hours, facts, timeZone),
  ) as [OfficeStatus, OfficeStatus];
  line.dataset.officeStatus = phones.office;
  sayHours(line, hoursNowText({ phones, office }, facts.holidayNote), facts);
  const today = weekdays[weekdayOf(clinicClock(Date.now()).day)];
  for (const row of document.querySelectorAll<HTMLElement>("[data-day]"))
    row.toggleAttribute("data-today", row.dataset.day === today);
}

if (line) {
  show(line);
  setInterval(show, 30_000, line);
}
