import type { Page } from "@playwright/test";
import { readPaymentForm } from "../../../app/site/payment/payment-schema";
import { amountNotations } from "../../fixtures/amount-notations";
import { amount, pay } from "../support/payment";
import { expect, test } from "../support/test";

/** Cents that the server reads from the form as this page posts it; "message" where it refuses. */
async function charged(page: Page, typed: string) {
  await amount(page).fill("");
  await amount(page).pressSequentially(typed);
  const error = page.locator("#payment-amount-error");
  const post = page.waitForRequest((request) => request.method() === "POST");
  await pay(page).click();
  const posted = await Promise.race([post, error.waitFor().then(() => null)]);
  post.catch(() => {});
  if (!posted) {
    await expect(amount(page)).toHaveValue(typed);
    return "message";
  }
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(posted.postData() ?? ""))
    form.append(name, value);
  const read = readPaymentForm(form);
  return read.status === "success" ? read.value.amount : "message";
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("every notation of an amount is charged right, or refused", async ({ page }) => {
      test.slow();
      // Nothing is posted: visitors have a limit.
      await page.route("**/payment{,.json}", (route) =>
        route.request().method() === "POST" ? route.fulfill({ status: 204 }) : route.continue(),
      );
      await page.goto("/payment");
      for (const [typed, expected] of amountNotations) {
        // With scripts, the field stays a text field once it has become one.
        if (javaScriptEnabled) await page.reload();
        expect(await charged(page, typed), typed).toBe(expected);
      }
    });
  });

test("a character that ends the number stays where it was typed", async ({ page }) => {
  await page.goto("/payment");
  const type = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  await amount(page).focus();
  await type("2", "0", "5", "0", "ArrowLeft", "ArrowLeft", ",");
  await expect(amount(page)).toHaveValue("20,50");
  await type("1");
  await expect(amount(page)).toHaveValue("20,150");
  await page.goto("/payment");
  await amount(page).focus();
  await type("4", "5", ".", "6", "Shift+ArrowLeft", "Shift+ArrowLeft", ",", "7");
  await expect(amount(page)).toHaveValue("45,7");
  await expect(page.locator("#you-will-pay")).toHaveText("You will pay $45.70");
});
