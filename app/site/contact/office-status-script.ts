import { language } from "~/content/en/language";
import { hoursNowText } from "~/content/en/office-status";
import { pathIn } from "~/content/languages";
import { sayHours } from "~/enhance/say-hours";
import type { CallHours } from "~/facts/hours/closed-day";
import { clinicTimeBy, dayOf, weekdayOf } from "~/facts/hours/local-date";
import { officeStatus } from "~/facts/hours/office-status";
import { weekdays } from "~/facts/hours/opening-hours";

const line = document.querySelector<HTMLElement>("[data-office-status]");

/**
 * Marks today in the table and says what is open now, which the pre-rendered page cannot know.
 */
function show(line: HTMLElement, hours: CallHours) {
  const clock = clinicTimeBy(hours.offsets, Date.now());
  const phones = officeStatus(clock, hours.listed, hours);
  const office = officeStatus(clock, hours.office, hours);
  line.dataset.officeStatus = phones.office;
  sayHours(line, hoursNowText({ phones, office }, hours.holidayNote), hours);
  const today = weekdays[weekdayOf(dayOf(clock))];
  for (const row of document.querySelectorAll<HTMLElement>("[data-day]"))
    row.toggleAttribute("data-today", row.dataset.day === today);
}

if (line)
  fetch(pathIn(language, "/call-hours.json"))
    .then((response) => response.json())
    .then((hours: CallHours) => {
      show(line, hours);
      setInterval(show, 30_000, line, hours);
    })
    // Without the hours the table says them alone.
    .catch(() => {});
