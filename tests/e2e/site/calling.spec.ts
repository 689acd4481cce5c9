import { callingWords } from "../../../app/content/en/calling";
import { formatPhone } from "../../../app/facts/format-facts";
import { addDays, clockOf, wallClock } from "../../../app/facts/hours/local-date";
import { officeStatus } from "../../../app/facts/hours/office-status";
import { weekdays } from "../../../app/facts/hours/opening-hours";
import { instantOf } from "../../../app/facts/hours/zoned-time.server";
import { timeZone } from "../../../app/facts/identity";
import { facts } from "../../fixtures/built-site";
import { holdRequests } from "../support/requests";
import { expect, test } from "../support/test";

const number = formatPhone(facts.phones.clinic);
const { listed } = facts.hours;

/** The first minute of call hours in the week of Monday, March 9, 2026. */
const first = weekdays.findIndex((weekday) => listed[weekday]);
const taken = instantOf(
  addDays({ year: 2026, month: 3, day: 9 }, first),
  listed[weekdays[first] ?? "Monday"]?.opens ?? "",
  timeZone,
);
/** The night before that Monday, outside call hours, and the text then shown. */
const night = instantOf({ year: 2026, month: 3, day: 9 }, "00:01", timeZone);
const status = officeStatus(wallClock(night, clockOf(timeZone)), listed, facts.hours);
const next = (status.office === "closed" && status.opens) || {
  inDays: 0,
  weekday: "Monday" as const,
  time: "",
};
const opensNext = callingWords.opens(next.inDays, next.weekday, next.time);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the call bar shows the number during call hours", async ({ page }) => {
    await page.clock.install({ time: taken });
    await page.goto("/");
    const links = page.locator(".call-bar a");
    await page.clock.runFor(1000);
    await expect(links.first()).toHaveText(callingWords.call(number));
    await expect(links.first()).toHaveAttribute("href", `tel:${facts.phones.clinic}`);
  });

  test("the bar says when calls are taken again, and shows writing first", async ({ page }) => {
    await page.clock.install({ time: night });
    await page.goto("/");
    await page.clock.runFor(1000);
    const links = page.locator(".call-bar a");
    await expect(links.last()).toHaveText(opensNext);
    await expect(links.last()).toHaveAttribute("href", `tel:${facts.phones.clinic}`);
    await expect(links.first()).toHaveAttribute("href", /^\/contact/);
    await expect(page.locator(".closing [data-call-now]")).toContainText(opensNext);
    const last = page.locator(".closing .actions a");
    await expect(last.first()).toHaveAttribute("href", /^\/contact/);
    await expect(last.last()).toHaveAttribute("href", `tel:${facts.phones.clinic}`);
  });

  test("nothing moves when the browser gets the clinic's time", async ({ page }) => {
    for (const [path, width] of [
      ["/", 390],
      ["/contact", 390],
      ["/treatments/semaglutide", 390],
      ["/about", 1280],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      // The clock's script waits for the fonts, which may move text themselves.
      const letGo = await holdRequests(page, "**/assets/after-load-*.js");
      await page.goto(path);
      await page.evaluate(async () => {
        // Includes unused fonts, and the frames that show them.
        await Promise.allSettled([...document.fonts].map((font) => font.load()));
        await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
        const shifts: number[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: "layout-shift" });
        Object.assign(window, { shifts });
      });
      letGo();
      await expect(page.locator("html")).toHaveAttribute("data-calls", /./);
      const shifts = await page.evaluate(
        () =>
          new Promise((resolve) => {
            const { shifts } = window as unknown as { shifts: number[] };
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)));
          }),
      );
      expect(shifts, path).toEqual([]);
    }
  });

  test("without scripts the bar says nothing about the current time", async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(site.url);
    await expect(page.locator(".call-bar a").first()).toHaveText("Call the clinic");
    await expect(page.locator("[data-call-now]").first()).toBeEmpty();
    await context.close();
  });
});

test("the contact page says in one line when phones and office open, and both kinds of hours are named", async ({
  page,
}) => {
  await page.clock.install({ time: night });
  await page.goto("/contact");
  await page.clock.runFor(1000);
  await expect(page.locator(".contact-aside [data-office-status]")).toHaveText(/^Phones .*open/);
  await expect(page.locator(".contact-aside [data-call-now]")).toHaveCount(0);
  const main = page.getByRole("main");
  for (const name of ["Office hours", "Phone hours"])
    await expect(main.getByRole("columnheader", { name })).toBeVisible();
});

test("on a desktop the number shows on hover and on focus, and one click copies it", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const link = page.getByRole("banner").getByRole("link", { name: "Book Consultation" });
  await expect(link).toHaveAccessibleName(/^Book Consultation call /);
  const hint = link.locator(".call-hint");
  await expect(hint).toHaveCSS("opacity", "0");
  await page.keyboard.press("Tab");
  await link.focus();
  await expect(hint).toHaveCSS("opacity", "1");
  await link.blur();
  await expect(hint).toHaveCSS("opacity", "0");
  await link.hover();
  await expect(hint).toHaveCSS("opacity", "1");
  await expect(link.getByText(number)).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-calls", /./);
  await link.click();
  await expect(link).toContainText(callingWords.copied);
  const note = page.getByRole("status").filter({ hasText: callingWords.copied });
  await expect(note).toHaveCount(1);
  await expect(note.getByText(number)).toBeVisible();
  await expect(note.getByRole("link")).toHaveAttribute("href", /^\/contact/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
});
