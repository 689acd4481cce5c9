import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { paymentWords } from "../app/content/pages/payment";
import { site as clinic } from "../app/content/site";
import { rowsOf } from "./support/inquiry";
import { amount, checkoutOf, lastPayment, pay } from "./support/payment";
import { expect, test } from "./support/test";

const invalid = "Please enter a valid payment amount";

async function proceed(page: Page, dollars: string, description = "") {
  await amount(page).fill(dollars);
  await page.getByLabel("Description").fill(description);
  await pay(page).click();
  await expect(page).toHaveURL(/\/payment\/test-checkout\/test_/);
}

test("a visitor pays and has a receipt", async ({ page, site }) => {
  await page.goto("/payment");
  await expect(page.getByText(/card payment provider’s secure page/).last()).toBeVisible();
  await proceed(page, "1234.5", "Follow-up visit");
  await expect(page.locator(".test-mark")).toHaveText("TEST");
  await expect(page.locator("main")).toContainText("$1,234.50");
  const checkout = page.url();
  await page.getByRole("button", { name: "Pay $1,234.50" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you");
  const row = lastPayment(site.dataDir);
  expect(row).toMatchObject({ status: "paid", amount_cents: 123_450, provider: "test" });
  const receipt = page.locator(".receipt");
  for (const text of ["$1,234.50", "Follow-up visit", String(row?.reference), "TEST"])
    await expect(receipt).toContainText(text);
  await expect(page.getByRole("button", { name: "Print this page" })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  // A reload changes nothing, and the same checkout can't be paid twice, nor left unpaid.
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you");
  const noted = checkoutOf(site.dataDir, row?.id);
  expect(noted).toMatchObject({ state: "paid" });
  for (const choice of ["pay", "pay-later", "cancel"]) {
    const answer = await page.request.post(checkout, { form: { choice }, maxRedirects: 0 });
    expect(answer.headers().location).toBe(`/payment/return?payment=${row?.id}`);
  }
  expect(checkoutOf(site.dataDir, row?.id)).toEqual(noted);
  expect(lastPayment(site.dataDir)).toEqual(row);
  await page.goto(checkout);
  await expect(page.locator("main")).toContainText(paymentWords.test.over);
  await expect(page.locator("main button")).toHaveCount(0);
  // What is paid is not brought back to be paid again.
  await page.goto(`/payment?again=${row?.id}`);
  await expect(amount(page)).toHaveValue("");
  await expect(page.getByLabel("Description")).toHaveValue("");
  expect(rowsOf(site.dataDir, "payments").filter(({ id }) => id === row?.id)).toHaveLength(1);
  expect(site.log()).not.toContain("Follow-up visit");
});

test("a blank description becomes the clinic's", async ({ page, site }) => {
  await page.goto("/payment");
  await proceed(page, "0.01");
  await expect(page.locator("main")).toContainText(`${clinic.name} Payment`);
  expect(lastPayment(site.dataDir)).toMatchObject({
    amount_cents: 1,
    description: `${clinic.name} Payment`,
  });
});

test("a wrong amount is told by toast, in the summary and beside the field", async ({ page }) => {
  await page.goto("/payment");
  await pay(page).click();
  const toast = page.locator(".toast");
  await expect(toast).toContainText("Invalid Amount");
  await expect(toast).toContainText(invalid);
  await expect(toast).toBeInViewport({ ratio: 1 });
  const summary = page.locator(".error-summary");
  await expect(summary).toBeFocused();
  await expect(amount(page)).toHaveAccessibleDescription(invalid);
  await summary.getByRole("link", { name: invalid }).click();
  await expect(amount(page)).toBeFocused();

  // Told once for each try to pay, not for each letter.
  await amount(page).pressSequentially("0.00");
  await amount(page).blur();
  await expect(toast).toHaveCount(1);

  for (const wrong of ["0", "-5", "1e3", "0.004", "1000000"]) {
    await amount(page).fill(wrong);
    await pay(page).click();
    await expect(page.locator("#payment-amount-error")).toHaveText(invalid);
  }
  await expect(amount(page)).toHaveValue("1000000");
  // The toast's own element is hidden on purpose: its words are announced from another one.
  const seen = await new AxeBuilder({ page }).exclude(".toasts").analyze();
  expect(seen.violations).toEqual([]);
  await amount(page).fill("19.99");
  await expect(page.locator("#payment-amount-error")).toHaveCount(0);
});

test("focus leaves a toast for the words in the page, or for the form", async ({ page }) => {
  await page.goto("/payment");
  const toast = page.locator(".toast");
  const close = toast.locator("button");
  const summary = page.locator(".error-summary");
  for (const key of ["Enter", "Escape"]) {
    await pay(page).click();
    await expect(summary).toBeFocused();
    await page.keyboard.press("F6");
    await page.keyboard.press("Tab");
    await close.focus();
    await page.keyboard.press(key);
    await expect(toast).toHaveCount(0);
    await expect(summary).toBeFocused();
  }
  await pay(page).click();
  await amount(page).fill("5");
  await expect(summary).toHaveCount(0);
  await close.focus();
  await page.keyboard.press("Enter");
  await expect(toast).toHaveCount(0);
  await expect(pay(page)).toBeFocused();
});

test("the field asks for a number as specified", async ({ page }) => {
  await page.goto("/payment");
  const wanted = { type: "number", step: "0.01", min: "0.01", inputmode: "decimal", required: "" };
  for (const [name, value] of Object.entries(wanted))
    await expect(amount(page)).toHaveAttribute(name, value);
});

/** Turns the wheel over the focused amount: the page moves, the amount does not. */
async function expectUnmovedByWheel(page: Page) {
  await amount(page).fill("250");
  await amount(page).hover();
  const top = async () => (await amount(page).boundingBox())?.y ?? 0;
  const before = await top();
  await expect(async () => {
    await page.mouse.wheel(0, 60);
    expect(await top()).toBeLessThan(before);
  }).toPass();
  await expect(amount(page)).toBeFocused();
  await expect(amount(page)).toHaveValue("250");
}

test("the wheel scrolls past the focused amount and leaves it as it is", async ({ page }) => {
  await page.goto("/payment");
  await expectUnmovedByWheel(page);
});

test("the same where the style does not help", async ({ page }) => {
  await page.goto("/payment");
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("::-webkit-inner-spin-button { display: inline-block !important }");
    document.adoptedStyleSheets.push(sheet);
  });
  // Told as soon as the field is left: the form is alive.
  await expect(async () => {
    await amount(page).focus();
    await amount(page).blur();
    await expect(page.locator("#payment-amount-error")).toBeVisible({ timeout: 200 });
  }).toPass();
  await expectUnmovedByWheel(page);
  await amount(page).pressSequentially("1");
  await expect(amount(page)).toHaveValue("2501");
});

test("the button says Processing... and a second press is the same payment", async ({
  page,
  site,
}) => {
  const before = rowsOf(site.dataDir, "payments").length;
  await page.goto("/payment");
  await page.route("**/payment.json", async (route) => {
    await new Promise((go) => setTimeout(go, 400));
    await route.continue();
  });
  await amount(page).fill("5");
  await pay(page).click();
  const busy = page.getByRole("button", { name: "Processing..." });
  await expect(busy).toBeVisible();
  await busy.dispatchEvent("click");
  await amount(page).press("Enter");
  await expect(page).toHaveURL(/test-checkout/);
  expect(rowsOf(site.dataDir, "payments")).toHaveLength(before + 1);
  // Back: the form can be used again.
  await page.goBack();
  await expect(pay(page)).toBeVisible();
});

test("who turns back has lost nothing, and can try again", async ({ page, site }) => {
  await page.goto("/payment");
  await proceed(page, "42.10", "Lab fees");
  await page.getByRole("button", { name: "Cancel and go back" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nothing was charged");
  await expect(page.locator("main")).toContainText("$42.10");
  expect(lastPayment(site.dataDir)).toMatchObject({ status: "cancelled" });

  await page.getByRole("link", { name: "Try again" }).click();
  await expect(amount(page)).toHaveValue("42.10");
  await expect(page.getByLabel("Description")).toHaveValue("Lab fees");
  await pay(page).click();
  await page.getByRole("button", { name: "Pay $42.10" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you");
});

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const { outcome, awaiting } = paymentWords;

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

test("nobody sees a payment without its name", async ({ page }) => {
  for (const path of ["/payment/return", "/payment/return?payment=1", "/payment/test-checkout/1"]) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
  }
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("the wheel leaves the focused amount as it is", async ({ page }) => {
    await page.goto("/payment");
    await expectUnmovedByWheel(page);
  });

  test("a visitor pays, cancels, and comes back", async ({ page }) => {
    await page.goto("/payment");
    await proceed(page, "19.99", "Follow-up visit");
    await page.getByRole("button", { name: "Cancel and go back" }).click();
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(amount(page)).toHaveValue("19.99");
    await pay(page).click();
    await page.getByRole("button", { name: "Pay $19.99" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you");
    await expect(page.getByRole("button", { name: "Print this page" })).toBeHidden();
  });

  test("a payment that is confirmed later is looked at again by a link", async ({ page }) => {
    await payToBeConfirmedLater(page);
    await expect(page.getByText(awaiting.byItself)).toBeHidden();
    await expect(page.locator("meta[http-equiv=refresh]")).toHaveCount(0);
    await expect(async () => {
      await page.getByRole("link", { name: awaiting.again }).click();
      await expect(heading(page)).toHaveText("Thank you", { timeout: 1000 });
    }).toPass({ timeout: 20_000 });
  });

  test("a wrong amount comes back with its words beside it", async ({ page }) => {
    await page.goto("/payment");
    await amount(page).fill("0");
    await page.getByLabel("Description").fill("Kept");
    await pay(page).click();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.locator(".error-summary")).toContainText(invalid);
    await expect(amount(page)).toHaveAccessibleDescription(invalid);
    await expect(amount(page)).toHaveValue("0");
    await expect(page.getByLabel("Description")).toHaveValue("Kept");
  });
});
