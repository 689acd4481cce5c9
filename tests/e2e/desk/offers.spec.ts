import { type Browser, expect, type Page, test } from "@playwright/test";
import { openDesk } from "../support/desk";
import { findAxeViolations } from "../support/find-axe-violations";
import { sendInquiry, statusLinkTo } from "../support/staff";

/** A visitor's private page, on a phone. */
async function openVisitorPage(browser: Browser, link: string, scripts = false): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ javaScriptEnabled: scripts, viewport });
  const page = await context.newPage();
  await page.goto(link);
  return page;
}

const offered = (page: Page) => page.getByRole("region", { name: "Choose a time" });

test.describe("times that the clinic offers", () => {
  test.describe.configure({ mode: "serial" });
  const desk = openDesk("Ana Quill");
  let vera = "";
  let otto = "";

  test("are offered in two clicks, without scripts", async () => {
    const { site, page } = desk;
    vera = await sendInquiry(site, { firstName: "Vera", email: "vera@visitor.example" });
    otto = await sendInquiry(site, { firstName: "Otto", email: "otto@visitor.example" });
    for (const reference of [vera, otto]) {
      await page.goto(`/staff/inquiries/${reference}`);
      await page.getByRole("link", { name: "Offer times" }).click();
      await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(6);
      await page.getByRole("button", { name: /^Offer \d+ times?$/ }).click();
      const panel = page.getByRole("region", { name: "Appointment" });
      await expect(panel.getByRole("heading", { name: "Offered times" })).toBeVisible();
      await expect(panel).toContainText("Offered by Ana Quill");
    }
  });

  test("are booked for the first of two visitors who click the same; the other sees what is left", async ({
    browser,
  }) => {
    const { site, page } = desk;
    const first = await openVisitorPage(browser, await statusLinkTo(site, vera));
    const second = await openVisitorPage(browser, await statusLinkTo(site, otto));
    const time = (await offered(first).getByRole("button").first().textContent()) ?? "";
    const same = { name: time, exact: true };
    await expect(offered(second).getByRole("button", same)).toBeVisible();
    await offered(first).getByRole("button", same).click();
    await expect(first.getByRole("status")).toContainText("You’re booked");
    await expect(first.getByRole("region", { name: "Your appointment" })).toContainText(time);
    await expect(offered(first)).toHaveCount(0);

    await offered(second).getByRole("button", same).click();
    await expect(second.getByRole("alert")).toHaveText(
      "That time was just taken. These are still free.",
    );
    await expect(offered(second).getByRole("button", same)).toHaveCount(0);
    await expect(offered(second).getByRole("button")).toHaveCount(5);

    await page.goto(`/staff/inquiries/${vera}`);
    await expect(page.getByRole("region", { name: "Appointment" })).toContainText(", confirmed");
    await expect(page.getByText("The visitor chose")).toBeVisible();
    await page.goto(`/staff/inquiries/${otto}`);
    await expect(page.getByText("not free any more")).toHaveCount(1);
    await first.context().close();
    await second.context().close();
  });

  test("are rejected when none is ticked, and withdrawn by staff", async ({ browser }) => {
    const { site, page } = desk;
    await page.goto(`/staff/inquiries/${otto}/offer`);
    const ticked = page.getByRole("checkbox", { checked: true });
    for (let left = await ticked.count(); left > 0; left--) await ticked.first().uncheck();
    await page.getByRole("button", { name: /^Offer \d+ times?$/ }).click();
    await expect(page.getByRole("alert")).toContainText("choose one to six times");
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
    await page.goto(`/staff/inquiries/${otto}`);
    const visitor = await openVisitorPage(browser, await statusLinkTo(site, otto));
    await page.getByRole("button", { name: "Take the offer back" }).click();
    await expect(page.getByRole("heading", { name: "Offered times" })).toHaveCount(0);
    // The page that the visitor still has open.
    await offered(visitor).getByRole("button").first().click();
    await expect(visitor.getByRole("alert")).toContainText("no longer offered");
    await expect(offered(visitor).getByRole("button")).toHaveCount(0);
    await visitor.context().close();
  });

  test("are offered and chosen with scripts and by keyboard, and axe finds nothing", async ({
    browser,
  }) => {
    const { site } = desk;
    const reference = await sendInquiry(site, { email: "ines@visitor.example" });
    const context = await browser.newContext({
      baseURL: site.url,
      storageState: await desk.context.storageState(),
    });
    const page = await context.newPage();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/staff/inquiries/${reference}/offer`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
      expect(await findAxeViolations(page)).toEqual([]);
    }
    // What is chosen applies at once: no button is needed, and the field keeps the focus.
    await expect(page.getByRole("button", { name: "Show" })).toBeHidden();
    await page.getByLabel("Length").selectOption("60");
    await expect(page).toHaveURL(/minutes=60/);
    await expect(page.getByLabel("Length")).toHaveValue("60");
    await expect(page.getByLabel("Length")).toBeFocused();
    await page.getByRole("checkbox", { checked: true }).first().focus();
    await page.keyboard.press("Space");
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(5);
    await page.getByRole("button", { name: /^Offer \d+ times?$/ }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Offered times" })).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);

    const visitor = await openVisitorPage(browser, await statusLinkTo(site, reference), true);
    expect(await findAxeViolations(visitor)).toEqual([]);
    await expect(offered(visitor).getByRole("button")).toHaveCount(5);
    await offered(visitor).getByRole("button").first().focus();
    await visitor.keyboard.press("Enter");
    await expect(visitor.getByRole("status")).toContainText("You’re booked");
    expect(await findAxeViolations(visitor)).toEqual([]);
    await context.close();
    await visitor.context().close();
  });
});
