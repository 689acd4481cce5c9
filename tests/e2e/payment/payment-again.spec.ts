import { paymentMessages } from "../../../app/content/en/form-messages";
import { facts } from "../../fixtures/built-site";
import { amount, pay } from "../support/payment";
import { expect, test } from "../support/test";

/** A failed or abandoned payment can be tried again. */
test("when the connection fails the visitor is told, and nothing typed is lost", async ({
  page,
}) => {
  await page.goto("/payment");
  await page.route("**/payment.json", (route) => route.abort());
  await amount(page).fill("12.34");
  await pay(page).click();
  const toast = page.locator(".toast");
  await expect(toast).toContainText("Payment Error");
  await expect(toast).toContainText("Failed to create payment link. Please try again.");
  const panel = page.locator(".error-summary");
  await expect(panel).toBeFocused();
  await expect(panel.getByRole("link")).toHaveAttribute("href", `tel:${facts.phones.clinic}`);
  await expect(amount(page)).toHaveValue("12.34");
  await page.unroute("**/payment.json");
  await pay(page).click();
  await expect(page).toHaveURL(/test-checkout/);
});

test("too many tries are explained, and the amount stays", async ({ page }) => {
  // The response over the limit, as post-limits.test.ts expects it from the site.
  await page.route("**/payment.json", (route) =>
    route.fulfill({ status: 429, json: { outcome: "refused" } }),
  );
  await page.goto("/payment");
  await amount(page).fill("12.34");
  await pay(page).click();
  await expect(page.locator(".toast")).toContainText(paymentMessages.tooMany);
  await expect(page.locator(".error-summary")).toContainText(paymentMessages.tooMany);
  await expect(amount(page)).toHaveValue("12.34");
  await expect(pay(page)).toBeEnabled();
});

test("a page restored from the back/forward cache starts another payment", async ({ page }) => {
  const idempotencyKeys: (string | null)[] = [];
  await page.route("**/payment.json", (route) => {
    idempotencyKeys.push(new URLSearchParams(route.request().postData() ?? "").get("attempt"));
    return route.fulfill({ json: { outcome: "started", url: "/payment/elsewhere" } });
  });
  // The browser restores the page as the visitor left it.
  await page.route("**/payment/elsewhere", (route) => route.fulfill({ status: 204 }));
  await page.goto("/payment");
  await amount(page).fill("12.34");
  await pay(page).click();
  const busy = page.getByRole("button", { name: "Processing..." });
  await expect.poll(() => idempotencyKeys.length).toBe(1);
  await expect(busy).toBeVisible();

  const firePageshow = (persisted: boolean) =>
    page.evaluate((init) => dispatchEvent(new PageTransitionEvent("pageshow", init)), {
      persisted,
    });
  await firePageshow(false);
  await expect(busy).toBeVisible();
  await firePageshow(true);
  await expect(pay(page)).toBeVisible();
  await expect(amount(page)).toHaveValue("12.34");
  await pay(page).click();
  await expect.poll(() => idempotencyKeys.length).toBe(2);
  expect(idempotencyKeys[1]).toMatch(/./);
  expect(idempotencyKeys[1]).not.toBe(idempotencyKeys[0]);
});
