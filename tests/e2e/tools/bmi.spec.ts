import { expectNoAxeViolations } from "../support/expect-no-violations";
import { recordRequests } from "../support/requests";
import { expect, test } from "../support/test";

test("the BMI is calculated on the page, and nothing that was typed is sent or stored", async ({
  page,
}) => {
  const recorded = recordRequests(page);
  await page.goto("/weight-loss");
  await page.getByText("Work out your BMI").click();
  await page.getByLabel("Height, feet").fill("5");
  await page.getByLabel("Inches").fill("9");
  await page.getByLabel("Weight, pounds").fill("203");
  const result = page.locator(".bmi output");
  await expect(result).toHaveText("Your BMI is 30.0.");
  await expect(page.getByText("A screening measure, not a diagnosis")).toBeVisible();
  await page.getByLabel("Weight, pounds").press("Enter");
  await expect(page).toHaveURL(/\/weight-loss$/);

  await page.getByLabel("Weight, pounds").fill("20300");
  await expect(result).toHaveText("Please check the height and the weight.");
  await page.getByLabel("Metric").check();
  await expect(result).toHaveText("");
  await page.getByLabel("Height, centimeters").fill("177");
  await page.getByLabel("Weight, kilograms").fill("93,7");
  await expect(result).toHaveText("Your BMI is 29.9.");
  await expectNoAxeViolations(page, ".bmi");
  await expect(page.getByRole("heading", { name: "Body mass index" })).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(result).toBeHidden();

  recorded.expectPlain();
  expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page explains how to calculate it", async ({ page }) => {
    await page.goto("/weight-loss");
    await page.getByText("Work out your BMI").click();
    await expect(page.getByText("weight in pounds by 703")).toBeVisible();
    await expect(page.getByLabel("Height, feet")).toBeHidden();
  });
});
