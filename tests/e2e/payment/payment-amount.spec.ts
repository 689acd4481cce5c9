import type { Page } from "@playwright/test";
import { findAxeViolations } from "../support/find-axe-violations";
import { amount, pay } from "../support/payment";
import { expect, test } from "../support/test";

const invalid = "Please enter a valid payment amount";

test("the amount is a number field; an invalid one is reported by toast and beside it, and takes focus", async ({
  page,
}) => {
  await page.goto("/payment");
  await test.step("the amount is a number field as specified", async () => {
    const wanted = {
      type: "number",
      step: "0.01",
      min: "0.01",
      inputmode: "decimal",
      required: "",
    };
    for (const [name, value] of Object.entries(wanted))
      await expect(amount(page)).toHaveAttribute(name, value);
  });
  await test.step("an invalid amount alone is reported by toast and beside the field, which takes focus", async () => {
    await pay(page).click();
    const toast = page.locator(".toast");
    await expect(toast).toContainText("Invalid Amount");
    await expect(toast).toContainText(invalid);
    await expect(toast).toBeInViewport({ ratio: 1 });
    await expect(amount(page)).toBeFocused();
    await expect(amount(page)).toHaveAccessibleDescription(invalid);
    await expect(page.locator(".error-summary")).toHaveCount(0);
    await expect(page).toHaveTitle(/^Error: /);

    // One message per attempt to pay, not per letter.
    await amount(page).pressSequentially("0.00");
    await amount(page).blur();
    await expect(toast).toHaveCount(1);

    for (const wrong of ["0", "-5", "1e3", "0.004", "1000000"]) {
      await amount(page).fill(wrong);
      await pay(page).click();
      const advice =
        wrong === "1000000" ? "The largest is $999,999.99" : "Write it like this: 483.51";
      await expect(page.locator("#payment-amount-error")).toHaveText(`${invalid}. ${advice}`);
    }
    await expect(amount(page)).toHaveValue("1000000");
    await expect(toast).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
    await amount(page).fill("19.99");
    await expect(page.locator("#payment-amount-error")).toHaveCount(0);
  });
});

/** Turns the wheel over the focused amount: the page scrolls, the amount stays. */
async function expectWheelIgnored(page: Page) {
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

test("the wheel does not change the focused amount, and scrolls", async ({ page }) => {
  await page.goto("/payment");
  await test.step("the wheel scrolls past the focused amount and does not change it", async () => {
    await expectWheelIgnored(page);
  });
  await test.step("the wheel does not change the amount where the style has no effect", async () => {
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("::-webkit-inner-spin-button { display: inline-block !important }");
      document.adoptedStyleSheets.push(sheet);
    });
    await amount(page).fill("");
    // The error appears on blur, so React runs the form.
    await expect(async () => {
      await amount(page).focus();
      await amount(page).blur();
      await expect(page.locator("#payment-amount-error")).toBeVisible({ timeout: 200 });
    }).toPass();
    await expectWheelIgnored(page);
    await amount(page).pressSequentially("1");
    await expect(amount(page)).toHaveValue("2501");
  });
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("the wheel does not change the focused amount", async ({ page }) => {
    await page.goto("/payment");
    await expectWheelIgnored(page);
  });

  test("the dollar sign stands in the field, not above it", async ({ page }) => {
    await page.goto("/payment");
    const field = amount(page).locator("xpath=ancestor::*[contains(@class, 'field')]");
    // A second grid row besides the label's would hold the sign alone.
    await expect(field).toHaveJSProperty("tagName", "DIV");
    const rows = await field.evaluate((box) => getComputedStyle(box).gridTemplateRows.split(" "));
    expect(rows).toHaveLength(2);
  });
});
