import { expect, type Page, test } from "@playwright/test";
import { openDesk } from "../support/desk";
import { expectNoAxeViolations } from "../support/expect-no-violations";
import { fillInquiry } from "../support/inquiry";
import { clickPublish } from "../support/site-desk";

/** Fills the consultation form in and sends it. */
async function send(page: Page, firstName: string) {
  await page.goto("/contact");
  await fillInquiry(page, { "First name": firstName, Email: `${firstName}@visitor.example` });
  await page.getByLabel("Service of interest").selectOption("general");
  await page.getByRole("button", { name: "SEND INQUIRY" }).click();
  await expect(page.locator("main").getByRole("heading", { name: "Inquiry Sent!" })).toBeVisible();
}

test.describe("visitors who book alone", () => {
  test.describe.configure({ mode: "serial" });
  const desk = openDesk("Ana Quill");
  const times = (page: Page) => page.locator(".free-day[open]").getByRole("button");
  let first = "";

  test("take a free time after sending, without scripts", async () => {
    const { page } = desk;
    await page.goto("/staff/site/hours");
    await page
      .getByRole("combobox", { name: "Visitors book alone", exact: true })
      .selectOption("yes");
    await page.getByRole("button", { name: "Save and review" }).click();
    await clickPublish(page);
    await send(page, "Vera");
    await expect(page.getByRole("link", { name: "None of these times suits me" })).toBeVisible();
    first = (await times(page).first().getAttribute("aria-label")) ?? "";
    await times(page).first().click();
    await expect(page.getByRole("status")).toContainText("You’re booked");
    await expect(page.locator(".visitor-when")).toContainText(first);
  });

  test("move and cancel it on the private page, which then shows free times again", async () => {
    const { page } = desk;
    // The first time may be nearer than the notice of the refund policy.
    const later = page.locator(".free-day").nth(1);
    await page.getByText("Change or cancel").click();
    if ((await later.count()) > 0) {
      await later.locator("summary").click();
      await later.getByRole("button").last().click();
      await expect(page.locator(".visitor-when")).not.toContainText(first);
      await page.getByText("Change or cancel").click();
    }
    await page.getByText("Cancel the appointment").click();
    await page.getByRole("button", { name: "Yes, cancel it" }).click();
    await expect(page.getByText("Your appointment is canceled.")).toBeVisible();
    await expect(times(page).first()).toBeVisible();
  });

  test("see them with scripts, on a phone, without axe violations", async ({ browser }) => {
    const context = await browser.newContext({
      baseURL: desk.site.url,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await send(page, "Otto");
    await expect(times(page).first()).toBeVisible();
    await expectNoAxeViolations(page);
    await times(page).first().click();
    await expect(page).toHaveURL(/\/inquiry\/[\w-]+\?done=chosen/);
    await expectNoAxeViolations(page);
    await context.close();
  });
});
