import { hoursNowText } from "../../../app/content/en/office-status";
import { addDays, clockOf, wallClock } from "../../../app/facts/hours/local-date";
import { officeStatus } from "../../../app/facts/hours/office-status";
import { weekdays } from "../../../app/facts/hours/opening-hours";
import { instantOf } from "../../../app/facts/hours/zoned-time.server";
import { timeZone } from "../../../app/facts/identity";
import { facts } from "../../fixtures/built-site";
import { expect, test } from "../support/test";

/** A visitor in another time zone than the clinic. */
test.use({ timezoneId: "Pacific/Auckland" });

const { office, listed, holidays, closedDays, holidayNote } = facts.hours;

/** The line at an instant, by the rules that app/facts/hours/office-status.test.ts checks. */
const lineAt = (now: number) => {
  const at = (hours: typeof office) =>
    officeStatus(wallClock(now, clockOf(timeZone)), hours, { holidays, closedDays });
  return hoursNowText({ phones: at(listed), office: at(office) }, holidayNote);
};

/** First day with office hours in the week of Monday, March 9, 2026. */
const inWeek = weekdays.findIndex((weekday) => office[weekday]);
const day = addDays({ year: 2026, month: 3, day: 9 }, inWeek);
const hours = office[weekdays[inWeek] ?? "Monday"] ?? { opens: "", closes: "" };
const [opens, closes] = [hours.opens, hours.closes].map((time) =>
  instantOf(day, time, timeZone).getTime(),
) as [number, number];
const minute = 60_000;

test("one line of both hours changes when the office opens, and when it closes", async ({
  page,
}) => {
  await page.clock.install({ time: opens - 60 * minute });
  await page.goto("/contact");
  const line = page.locator("[data-office-status]");
  await line.scrollIntoViewIfNeeded();
  await expect(line).toHaveText(lineAt(opens - 60 * minute));
  await page.clock.pauseAt(opens - minute);
  await page.clock.runFor(59_000);
  await expect(line).toHaveText(lineAt(opens - minute));
  // The page checks every half minute.
  await page.clock.runFor(31_000);
  await expect(line).toHaveText(lineAt(opens));
  await page.clock.pauseAt(closes - minute);
  await expect(line).toHaveText(lineAt(opens));
  await page.clock.runFor(90_000);
  await expect(line).toHaveText(lineAt(closes));
});
