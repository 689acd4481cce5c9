import { expectNoAxeViolations } from "../support/expect-no-violations";
import { recordRequests } from "../support/requests";
import { expect, test } from "../support/test";

test("Leave this page replaces the page by an empty one and clears the tab", async ({ page }) => {
  const recorded = recordRequests(page);
  await page.goto("/about");
  await page.goto("/contact");
  await page.getByLabel("Message").fill("Private words");
  const entries = await page.evaluate(() => history.length);
  await page.getByRole("link", { name: "Leave this page" }).click();
  await expect(page).toHaveURL("about:blank");
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  recorded.expectPlain();
});

test("pressing Escape three times leaves too, in a dialog as well; slower presses do not", async ({
  page,
}) => {
  await page.goto("/services#tadalafil");
  await expect(page.getByRole("dialog")).toBeVisible();
  const press = (timeStamp: number) =>
    page.evaluate((at) => {
      const event = new KeyboardEvent("keydown", { key: "Escape", bubbles: true });
      Object.defineProperty(event, "timeStamp", { value: at });
      document.body.dispatchEvent(event);
    }, timeStamp);
  for (const at of [1_000, 2_000, 3_000]) await press(at);
  await expect(page).toHaveURL(/\/services#tadalafil$/);
  for (let times = 0; times < 3; times++) await page.keyboard.press("Escape");
  await expect(page).toHaveURL("about:blank");
});

test("a phone offers both too", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about");
  await expect(page.getByRole("link", { name: "Leave this page" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Hide the tab title" })).toBeVisible();
});

test("a neutral tab title stays in the tab until it is switched off", async ({ page }) => {
  const recorded = recordRequests(page);
  await page.goto("/sexual-health");
  const button = page.getByRole("button", { name: "Hide the tab title" });
  await expect(button).toHaveAttribute("aria-pressed", "false");
  expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
  await button.click();
  await expect(page).toHaveTitle("Notes");
  const stored = () => page.evaluate(() => [sessionStorage.length, localStorage.length]);
  expect(await stored()).toEqual([1, 0]);
  await page.goto("/contact");
  await expect(page).toHaveTitle("Notes");
  // The form's script begins the title with "Error: ".
  await page.getByRole("button", { name: "SEND INQUIRY" }).click();
  await expect(page.locator(".error-summary")).toBeFocused();
  await expect(page).toHaveTitle("Notes");
  const icons = page.locator("link[rel~=icon]");
  for (const icon of await icons.all())
    await expect(icon).toHaveAttribute("href", /^data:image\/svg\+xml,%3Csvg xmlns/);
  await expectNoAxeViolations(page, ".site-footer");
  await button.click();
  await expect(page).toHaveTitle(/^Error: /);
  await page.goto("/about");
  await expect(page).not.toHaveTitle("Notes");
  expect(await stored()).toEqual([0, 0]);
  recorded.expectPlain();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the link leaves the site, and the other control is hidden", async ({ page }) => {
    await page.goto("/about");
    await expect(page.getByRole("button", { name: "Hide the tab title" })).toBeHidden();
    await page.getByRole("link", { name: "Leave this page" }).click();
    await expect(page).toHaveURL("about:blank");
  });
});
