import {
  callbackText,
  callbackTimes,
  nextCallbackDay,
  windowText,
} from "../../../app/facts/hours/callback-window";
import { instantOf } from "../../../app/facts/hours/zoned-time.server";
import { timeZone, timeZoneName } from "../../../app/facts/identity";
import { facts } from "../../fixtures/built-site";
import { openDesk } from "../support/desk";
import { fillInquiry, rowsOf } from "../support/inquiry";
import { signInToDesk } from "../support/staff";
import { expect, test } from "../support/test";

const label = "When may we call you back?";
/** The clinic's first time, such as "10:00-12:00"; a clinic may offer none. */
const [value = ""] = callbackTimes(facts);
test.skip(value === "", "the clinic offers no times to call back");
const time = windowText(value);
const zone = `(${timeZoneName})`;

/** The day that the site offers now; it changes only when a window begins. */
const expectedDay = () => nextCallbackDay(value, facts, new Date());

test("a visitor chooses a day and a time to be called back, and the desk sees it", async ({
  page,
  site,
  browser,
}) => {
  const before = expectedDay();
  await page.goto("/contact");
  await fillInquiry(page, { "First name": "Calla" });
  await page.getByLabel("Service of interest").selectOption("general");
  const field = page.getByLabel(label);
  // The page is pre-rendered: only React knows the date.
  await expect(field.locator(`option[value="${value}"]`)).toHaveText(
    new RegExp(`^[A-Z][a-z]{2}, [A-Z][a-z]{2} \\d+, ${time} \\(${timeZoneName}\\)$`),
  );
  await field.selectOption(value);
  await page.getByRole("button", { name: "SEND INQUIRY" }).click();
  const panel = page.locator(".result-panel");
  await expect(panel).toBeFocused();
  const times = [before, expectedDay()].map((day) => (day ? callbackText(day, value) : ""));
  const words = await panel.locator(".next-steps li").first().textContent();
  expect(times.map((when) => `We’ll call you ${when}, ${timeZoneName} Time.`)).toContain(words);
  await expect(field).toHaveValue("");
  const row = rowsOf(site.dataDir, "contact_submissions").at(-1);
  expect(row).toMatchObject({ call_window: value, due_kind: "callback", first_name: "Calla" });

  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  await signInToDesk(context, site);
  const desk = await context.newPage();
  await desk.goto(`/staff/inquiries/${row?.reference}`);
  await expect(desk.locator(".inquiry .due")).toContainText(
    new RegExp(`Call back: .*\\(${time}\\)`),
  );
  await expect(desk.locator(".queue-row", { hasText: "Calla" })).toContainText(
    new RegExp(`Call back .*${time}`),
  );
  await context.close();
});

test("the offered times leave out past ones and days on which the office is closed", async ({
  page,
}) => {
  // The evening before Thanksgiving, after the day's windows have begun.
  const now = new Date("2026-11-26T04:00:00.000Z");
  await page.clock.setFixedTime(now);
  await page.goto("/contact");
  await page.getByLabel("First name").focus();
  const options = page.getByLabel(label).locator("option");
  await expect(options).toHaveText([
    "Any time in office hours",
    ...callbackTimes(facts).flatMap((one) => {
      const day = nextCallbackDay(one, facts, now);
      return day ? `${callbackText(day, one, "short")} ${zone}` : [];
    }),
  ]);
});

test("the previous page's path is stored, and nothing else of its URL", async ({ page, site }) => {
  await page.goto("/weight-loss-aesthetics?from=my-diary");
  await page.getByRole("link", { name: "Schedule Consultation" }).click();
  await fillInquiry(page, { "First name": "Path" });
  await page.getByLabel("Service of interest").selectOption("general");
  await page.getByRole("button", { name: "SEND INQUIRY" }).click();
  await expect(page.locator(".result-panel")).toBeFocused();
  expect(rowsOf(site.dataDir, "contact_submissions").at(-1)).toMatchObject({
    first_name: "Path",
    referrer_path: "/weight-loss-aesthetics",
  });
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("the call-back time is offered for the next open day, and confirmed when it is sent", async ({
    page,
    site,
  }) => {
    const before = expectedDay();
    await page.goto("/contact");
    await fillInquiry(page, { "First name": "Still" });
    await page.getByLabel("Service of interest").selectOption("general");
    await page.getByLabel(label).selectOption(`Next open day, ${time} ${zone}`);
    await page.getByRole("button", { name: "SEND INQUIRY" }).click();
    const words = await page.locator(".result-panel .next-steps li").first().textContent();
    const times = [before, expectedDay()];
    expect(
      times.map(
        (day) => day && `We’ll call you ${callbackText(day, value)}, ${timeZoneName} Time.`,
      ),
    ).toContain(words);
    const row = rowsOf(site.dataDir, "contact_submissions").at(-1);
    expect(
      times.map((day) => day && instantOf(day, value.slice(0, 5), timeZone).toISOString()),
    ).toContain(row?.due_at);
  });

  test("the time is not asked of a visitor who wants emails only", async ({ page }) => {
    await page.goto("/contact");
    await page.getByLabel(label).selectOption(value);
    const reachBy = page.getByLabel("How may we reach you?");
    await reachBy.selectOption("By email only");
    await expect(page.getByLabel(label)).toBeHidden();
    await reachBy.selectOption("By phone or email");
    await expect(page.getByLabel(label)).toHaveValue(value);
  });
});

test.describe("the clinic's times to call back, with scripts off", () => {
  const desk = openDesk("Ana Quill");

  test("are changed by their days and hours, and a row without hours is removed", async () => {
    const { page } = desk;
    const begins = page.getByLabel(/^Time to call back \d: Opens$/);
    await page.goto("/staff/site/hours");
    const rows = await begins.count();
    const row = (n: number) =>
      page.getByRole("group", { name: `Time to call back ${n}`, exact: true });
    await row(1).getByLabel("Opens").fill("");
    await row(1).getByLabel("Closes").fill("");
    await row(rows).getByLabel("Opens").fill("11:00");
    await page.getByRole("button", { name: "Save draft" }).click();
    await expect(page.getByText("Give each row at least one day")).toBeVisible();
    // One row is removed and one was added; what was typed is still there.
    await expect(begins).toHaveCount(rows);
    await row(rows - 1)
      .getByLabel("Closes")
      .fill("12:30");
    await row(rows - 1)
      .getByLabel("Tuesday")
      .check();
    await row(rows - 1)
      .getByLabel("Thursday")
      .check();
    await page.getByRole("button", { name: "Save and review" }).click();
    await expect(page.getByText("Tuesday, Thursday 11:00-12:30").first()).toBeVisible();
  });
});
