import { siteOfFacts } from "../../../app/content/site";
import { readPaymentForm } from "../../../app/site/payment/payment-schema";
import { amountNotations } from "../../fixtures/amount-notations";
import { facts } from "../../fixtures/test-facts";
import { amount } from "../support/payment";
import { expect, test } from "../support/test";

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("every notation of an amount is posted so that it is charged right, or refused", async ({
      page,
    }) => {
      await page.goto("/payment");
      await amount(page).fill("1");
      if (javaScriptEnabled)
        await expect(page.locator("#you-will-pay")).toHaveText("You will pay $1.00");
      for (const [typed, charged] of amountNotations) {
        await amount(page).fill("");
        await amount(page).pressSequentially(typed);
        const posted = await amount(page).evaluate((field: HTMLInputElement) =>
          new FormData(field.form ?? undefined).getAll("amount").map(String),
        );
        const form = new FormData();
        for (const text of posted) form.append("amount", text);
        const read = readPaymentForm(form, siteOfFacts(facts).words);
        expect(read.status === "success" ? read.value.amount : "message", typed).toBe(charged);
        await expect(amount(page)).toHaveValue(typed);
        // A number field again, as in a new page, although its script has made it a text field.
        await amount(page).evaluate((field: HTMLInputElement) => {
          if (Reflect.deleteProperty(field, "type") && field.min) field.type = "number";
        });
      }
    });
  });

test("a character that ends the number stays where it was typed", async ({ page }) => {
  await page.goto("/payment");
  const type = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
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
