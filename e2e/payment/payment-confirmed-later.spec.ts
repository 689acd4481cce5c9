import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { paymentWords } from "../../app/content/en/pages/payment";
import { facts } from "../../testing/fixtures/clinic";
import { lastPayment, proceed } from "../support/payment";
import { expect, test } from "../support/test";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const { outcome, awaiting } = paymentWords(facts);

async function payToBeConfirmedLater(page: Page) {
  await page.goto("/payment");
  await proceed(page, "7");
  await page.getByRole("button", { name: "Pay, to be confirmed later" }).click();
  await expect(heading(page)).toHaveText(outcome.processing.heading);
}

test("a payment that is confirmed later is awaited without a reload, then told", async ({
  page,
  site,
}) => {
  await page.clock.install();
  await payToBeConfirmedLater(page);
  expect(lastPayment(site.dataDir)).toMatchObject({ status: "processing" });
  await expect(page.locator("meta[http-equiv=refresh]")).toHaveCount(0);
  await expect(page.getByText(awaiting.byItself)).toBeVisible();
  const again = page.getByRole("link", { name: awaiting.again });
  await again.focus();
  const look = page.waitForResponse("**/payment/return?*look=1");
  await page.clock.fastForward(5000);
  await look;
  await expect(again).toBeFocused();
  expect(new URL(page.url()).search).not.toContain("look=");

  await expect(async () => {
    await page.clock.fastForward(5000);
    await expect(heading(page)).toHaveText("Thank you", { timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  expect(lastPayment(site.dataDir)).toMatchObject({ status: "paid" });
  await expect(page).toHaveTitle(new RegExp(outcome.paid.kicker));
  // Reading goes on at what is new.
  await expect(page.getByRole("status")).toBeFocused();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test("a lost connection does not end the wait for a payment", async ({ page }) => {
  await page.clock.install();
  await payToBeConfirmedLater(page);
  let looks = 0;
  await page.route("**/payment/return?*look=*", async (route) => {
    looks += 1;
    if (looks === 1) await route.abort();
    else await route.continue();
  });
  await expect(async () => {
    await page.clock.fastForward(5000);
    await expect(heading(page)).toHaveText("Thank you", { timeout: 500 });
  }).toPass({ timeout: 20_000 });
  expect(looks).toBeGreaterThan(1);
});

test("a payment that nobody confirms is not awaited for ever", async ({ page, site }) => {
  await page.clock.install();
  await payToBeConfirmedLater(page);
  const { id } = lastPayment(site.dataDir) ?? {};
  await page.goto(`/payment/return?payment=${id}&look=11`);
  await expect(heading(page)).toHaveText(outcome.processing.heading);
  await page.clock.fastForward(5000);
  await expect(heading(page)).toHaveText(outcome.late.heading);
  await expect(page.getByText(awaiting.byItself)).toHaveCount(0);
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("a payment that is confirmed later is looked at again by a link", async ({ page }) => {
    await payToBeConfirmedLater(page);
    await expect(page.getByText(awaiting.byItself)).toBeHidden();
    await expect(page.locator("meta[http-equiv=refresh]")).toHaveCount(0);
    await expect(async () => {
      await page.getByRole("link", { name: awaiting.again }).click();
      await expect(heading(page)).toHaveText("Thank you", { timeout: 1000 });
    }).toPass({ timeout: 20_000 });
  });
});
