import { paymentWords } from "../../../app/content/en/pages/payment";
import { formatPhone } from "../../../app/facts/format-facts";
import { facts } from "../../fixtures/built-site";
import { findAxeViolations } from "../support/find-axe-violations";
import { rowsOf } from "../support/inquiry";
import { amount, checkoutOf, lastPayment, pay, proceed } from "../support/payment";
import { holdRequests } from "../support/requests";
import { expect, test } from "../support/test";

test("a visitor pays and has a receipt", async ({ page, site }) => {
  await page.goto("/payment");
  await expect(page.getByText(/card payment provider’s secure page/).last()).toBeVisible();
  const { clinic: phone } = facts.phones;
  const call = page.locator("main .lead").getByRole("link", { name: formatPhone(phone) });
  await expect(call).toHaveAttribute("href", `tel:${phone}`);
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
  expect(await findAxeViolations(page)).toEqual([]);

  // A reload changes nothing, and the checkout can neither be paid twice nor canceled.
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you");
  const noted = checkoutOf(site.dataDir, row?.id);
  expect(noted).toMatchObject({ state: "paid" });
  for (const choice of ["pay", "pay-later", "cancel"]) {
    const response = await page.request.post(checkout, { form: { choice }, maxRedirects: 0 });
    expect(response.headers().location).toBe(`/payment/return?payment=${row?.id}`);
  }
  expect(checkoutOf(site.dataDir, row?.id)).toEqual(noted);
  expect(lastPayment(site.dataDir)).toEqual(row);
  await page.goto(checkout);
  await expect(page.locator("main")).toContainText(paymentWords(facts).test.over);
  await expect(page.locator("main button")).toHaveCount(0);
  // The amount of a finished payment is not filled in again.
  await page.goto(`/payment?again=${row?.id}`);
  await expect(amount(page)).toHaveValue("");
  await expect(page.getByLabel("Description")).toHaveValue("");
  expect(rowsOf(site.dataDir, "payments").filter(({ id }) => id === row?.id)).toHaveLength(1);
  expect(site.log()).not.toContain("Follow-up visit");
});

test("focus moves from a toast to the wrong field, or to the form", async ({ page }) => {
  await page.goto("/payment");
  const toast = page.locator(".toast");
  const close = toast.locator("button");
  for (const key of ["Enter", "Escape"]) {
    await pay(page).click();
    await expect(amount(page)).toBeFocused();
    await page.keyboard.press("F6");
    await page.keyboard.press("Tab");
    await close.focus();
    await page.keyboard.press(key);
    await expect(toast).toHaveCount(0);
    await expect(amount(page)).toBeFocused();
  }
  await pay(page).click();
  await amount(page).fill("5");
  await close.focus();
  await page.keyboard.press("Enter");
  await expect(toast).toHaveCount(0);
  await expect(pay(page)).toBeFocused();
});

test("the button says Processing... and a second click is the same payment", async ({
  page,
  site,
}) => {
  const before = rowsOf(site.dataDir, "payments").length;
  await page.goto("/payment");
  const letGo = await holdRequests(page, "**/payment.json");
  await amount(page).fill("5");
  await page.getByLabel("Invoice number").fill("INV-7");
  await pay(page).click();
  const busy = page.getByRole("button", { name: "Processing..." });
  await expect(busy).toBeVisible();
  await busy.dispatchEvent("click");
  await amount(page).press("Enter");
  letGo();
  await expect(page).toHaveURL(/test-checkout/);
  expect(rowsOf(site.dataDir, "payments")).toHaveLength(before + 1);
  // After Back the form can be used again, and has all that was typed.
  await page.goBack();
  await expect(pay(page)).toBeVisible();
  await expect(amount(page)).toHaveValue("5");
  await expect(page.getByLabel("Invoice number")).toHaveValue("INV-7");
});

test("a click while React hydrates is a payment like any other", async ({ page }) => {
  await page.addInitScript(() => {
    // React schedules its work through a message port; the click is just before that work.
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (message: unknown) {
      MessagePort.prototype.postMessage = postMessage;
      document.querySelector<HTMLElement>("main .submit")?.click();
      document.documentElement.dataset.pressed = "";
      postMessage.call(this, message);
    };
  });
  await page.goto("/payment");
  await page.route("**/payment.json", async (route) => {
    await expect(page.getByRole("button", { name: "Processing..." })).toBeVisible();
    await expect(page.locator("html[data-pressed]")).toHaveCount(1);
    await route.continue();
  });
  await amount(page).evaluate((field: HTMLInputElement) => {
    field.value = "7";
  });
  await pay(page).focus();
  await expect(page).toHaveURL(/test-checkout/);
});

test("a visitor who goes back loses nothing, and can try again", async ({ page, site }) => {
  await page.goto("/payment");
  await proceed(page, "42.10", "Lab fees");
  await page.getByRole("button", { name: "Cancel and go back" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nothing was charged");
  await expect(page.locator("main")).toContainText("$42.10");
  // The page's script ends the abandoned checkout.
  await expect.poll(() => lastPayment(site.dataDir)?.status).toBe("cancelled");

  await page.getByRole("button", { name: "Try again" }).click();
  await expect(amount(page)).toHaveValue("42.10");
  await expect(page.getByLabel("Description")).toHaveValue("Lab fees");
  await pay(page).click();
  await page.getByRole("button", { name: "Pay $42.10" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you");
});

test("nobody sees a payment without its id", async ({ request }) => {
  for (const path of ["/payment/return", "/payment/return?payment=1", "/payment/test-checkout/1"])
    expect((await request.get(path)).status(), path).toBe(404);
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor pays, cancels, and comes back", async ({ page }) => {
    await page.goto("/payment");
    await proceed(page, "19.99", "Follow-up visit");
    await page.getByRole("button", { name: "Cancel and go back" }).click();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(amount(page)).toHaveValue("19.99");
    await pay(page).click();
    await page.getByRole("button", { name: "Pay $19.99" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you");
    await expect(page.getByRole("button", { name: "Print this page" })).toBeHidden();
  });
});
