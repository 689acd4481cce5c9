import { officeStatusWords } from "../../app/content/en/office-status";
import { facts } from "../../testing/fixtures/clinic";
import { expect, test } from "../support/test";

const closedUntil = (...opens: Parameters<typeof officeStatusWords.opens>) =>
  `${officeStatusWords.closedNow}. ${officeStatusWords.opens(...opens)}`;

/** A visitor three hours behind the clinic. */
test.use({ timezoneId: "America/Los_Angeles" });

for (const [what, now, text] of [
  [
    "in the evening, when it is afternoon elsewhere",
    "2026-03-09T23:30:00Z",
    closedUntil(1, "Tuesday", "10:00"),
  ],
  [
    "in the morning, when elsewhere it is still night",
    "2026-03-09T13:30:00Z",
    officeStatusWords.open("17:00"),
  ],
  ["on Thanksgiving", "2026-11-26T16:00:00Z", facts.hours.holidayNote],
  ["on a Friday evening", "2026-03-13T21:00:00Z", closedUntil(3, "Monday", "09:00")],
] as const) {
  test(`the office's line is correct for Jacksonville ${what}`, async ({ page }) => {
    await page.clock.install({ time: now });
    await page.goto("/contact");
    const line = page.locator("[data-office-status]");
    await line.scrollIntoViewIfNeeded();
    await expect(line).toHaveText(text);
  });
}

test("the office's line changes when the office opens, and when it closes", async ({ page }) => {
  await page.clock.install({ time: "2026-03-10T13:00:00Z" });
  await page.goto("/contact");
  const line = page.locator("[data-office-status]");
  await line.scrollIntoViewIfNeeded();
  await expect(line).toHaveText(closedUntil(0, "Tuesday", "10:00"));
  await page.clock.pauseAt("2026-03-10T13:59:00Z");
  await page.clock.runFor(59_000);
  await expect(line).toHaveText(closedUntil(0, "Tuesday", "10:00"));
  // The page checks every half minute.
  await page.clock.runFor(31_000);
  await expect(line).toHaveText(officeStatusWords.open("18:00"));
  await page.clock.pauseAt("2026-03-10T21:59:00Z");
  await expect(line).toHaveText(officeStatusWords.open("18:00"));
  await page.clock.runFor(90_000);
  await expect(line).toHaveText(closedUntil(1, "Wednesday", "09:00"));
});
