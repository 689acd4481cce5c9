import { paymentFormWords } from "../../../app/content/en/pages/payment-form";
import { facts } from "../../fixtures/built-site";
import { findAxeViolations } from "../support/find-axe-violations";
import { amount, lastPayment, pay, proceed } from "../support/payment";
import { expect, test } from "../support/test";

const invoice = "Invoice number";

test("the amount is read as it is typed: repeated as charged, with a comma only where it is unambiguous", async ({
  page,
  site,
}) => {
  await page.goto("/payment");
  await test.step("the amount is repeated as it will be charged, while it is typed", async () => {
    const echo = page.locator("#you-will-pay");
    await expect(echo).toHaveText("");
    await amount(page).pressSequentially("1483.5");
    await expect(echo).toHaveText("You will pay $1,483.50");
    await expect(pay(page)).toHaveAccessibleDescription("You will pay $1,483.50");
    await amount(page).fill("0");
    await expect(echo).toHaveText("");
  });
  await test.step("an ambiguous comma is rejected with the ways to write it, and kept", async () => {
    await amount(page).fill("");
    await amount(page).pressSequentially("1,234");
    await pay(page).click();
    const way = "Write it like this: 1234.00 or 1.23";
    await expect(page.locator("#payment-amount-error")).toContainText(way);
    await expect(page.locator(".toast")).toContainText("Please enter a valid payment amount");
    await expect(amount(page)).toHaveValue("1,234");
    await amount(page).fill("1234.00");
    await expect(page.locator("#payment-amount-error")).toHaveCount(0);
  });
  await test.step("a comma for the decimals is accepted where it is unambiguous", async () => {
    await amount(page).fill("");
    await amount(page).pressSequentially("483,51");
    await expect(amount(page)).toHaveValue("483,51");
    await expect(page.locator("#you-will-pay")).toHaveText("You will pay $483.51");
    await pay(page).click();
    await expect(page).toHaveURL(/test-checkout/);
    expect(lastPayment(site.dataDir)).toMatchObject({ amount_cents: 48_351 });
  });
});

test("the invoice's number begins the description, here and at the provider", async ({
  page,
  site,
}) => {
  await page.goto("/payment");
  await expect(page.getByLabel("Description")).toHaveAccessibleDescription(
    "Shown on your receipt. Please leave medical details out.",
  );
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByLabel(invoice).fill(" 1234 ");
  await proceed(page, "42.10", "Lab fees");
  await expect(page.locator("main")).toContainText("Invoice 1234: Lab fees");
  expect(lastPayment(site.dataDir)).toMatchObject({
    description: "Invoice 1234: Lab fees",
    invoice: "1234",
  });

  // Going back loses nothing.
  await page.getByRole("button", { name: "Cancel and go back" }).click();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(amount(page)).toHaveValue("42.10");
  await expect(page.getByLabel(invoice)).toHaveValue("1234");
  await expect(page.getByLabel("Description")).toHaveValue("Lab fees");
  await expect(page.locator("#you-will-pay")).toHaveText("You will pay $42.10");
  await page.getByLabel("Description").fill("");
  await pay(page).click();
  await expect(page.locator("main")).toContainText(`Invoice 1234: ${facts.name} Payment`);
});

test("while it is sent focus stays, and a failure is announced once", async ({ page }) => {
  await page.goto("/payment");
  let answer = () => {};
  const answered = new Promise<void>((go) => {
    answer = go;
  });
  await page.route("**/payment.json", async (route) => {
    await answered;
    await route.abort();
  });
  await amount(page).fill("12.34");
  await pay(page).press("Enter");
  const busy = page.getByRole("button", { name: paymentFormWords.submitting });
  await expect(busy).toBeFocused();
  await expect(busy).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByRole("status").filter({ hasText: "Processing..." })).toHaveCount(1);
  answer();
  const panel = page.locator(".error-summary");
  await expect(panel).toBeFocused();
  await expect(page.locator(".toast")).toBeVisible();
  // Focus announces the message; no live region repeats it.
  const speaking = page.locator("[role=alert], [aria-live]:not([aria-live=off])");
  await expect(speaking.filter({ hasText: "Failed to create payment link" })).toHaveCount(0);
  expect(await findAxeViolations(page)).toEqual([]);
});

test("a button clicked before React has loaded says that it is busy and keeps focus", async ({
  page,
}) => {
  await page.route(/payment-form\.client/, () => {});
  await page.goto("/payment");
  await amount(page).fill("12.34");
  await pay(page).press("Enter");
  const busy = page.getByRole("button", { name: paymentFormWords.submitting });
  await expect(busy).toBeFocused();
  await expect(busy).toHaveAttribute("aria-disabled", "true");
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("a rejected comma is returned as typed, with all other values", async ({ page }) => {
    await page.goto("/payment");
    await amount(page).fill("1,234");
    await page.getByLabel(invoice).fill("1234");
    await pay(page).click();
    await expect(page.locator("#payment-amount-error")).toContainText("1234.00 or 1.23");
    await expect(amount(page)).toHaveValue("1,234");
    await expect(page.getByLabel(invoice)).toHaveValue("1234");
    await amount(page).fill("483,51");
    await pay(page).click();
    await expect(page.locator("main")).toContainText("$483.51");
    await expect(page.locator("main")).toContainText("Invoice 1234:");
  });
});
