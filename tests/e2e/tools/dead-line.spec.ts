import { expectNoAxeViolations } from "../support/expect-no-violations";
import { fillInquiry, rowsOf } from "../support/inquiry";
import { recordRequests } from "../support/requests";
import { expect, test } from "../support/test";

test("the typed text stays in the tab until it is sent", async ({ page, site }) => {
  const recorded = recordRequests(page);
  await page.goto("/contact");
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await fillInquiry(page, { "First name": "Kept" });
  await page.getByLabel("Service of interest").selectOption("general");
  await page.getByLabel("Message").fill("Mornings, please.");
  await page.getByLabel("Please leave no voicemail").check();
  const isKept = () => page.evaluate(() => sessionStorage.getItem("inquiry"));
  await expect.poll(isKept).toContain('"noVoicemail":"yes"');
  await page.goto("/about");
  recorded.expectPlain();

  await page.goto("/contact?treatment=tadalafil");
  await expect(page.getByLabel("First name")).toHaveValue("Kept");
  await expect(page.getByLabel("Message")).toHaveValue(/^Tadalafil: .*\nMornings, please\.$/);
  await expect(page.getByLabel("Service of interest")).toHaveValue("sexual-health");
  await expect(page.getByLabel("Please leave no voicemail")).toBeChecked();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await page.getByRole("button", { name: "SEND INQUIRY" }).click();
  await expect(page.locator(".result-panel")).toBeFocused();
  expect(rowsOf(site.dataDir, "contact_submissions").at(-1)).toMatchObject({
    first_name: "Kept",
    no_voicemail: "yes",
    message: expect.stringMatching(/^Tadalafil.*\nMornings, please\.$/),
  });
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test("nothing is lost without a connection, and a click sends it when it is back", async ({
  page,
  context,
  site,
}) => {
  const before = rowsOf(site.dataDir, "contact_submissions").length;
  await page.goto("/contact");
  await fillInquiry(page, { "First name": "Late" });
  await page.getByLabel("Service of interest").selectOption("general");
  await context.setOffline(true);
  await page.getByRole("button", { name: "SEND INQUIRY" }).click();
  const lost = page.getByText("You have no connection, so nothing was sent.");
  await expect(lost).toBeVisible();
  await expect(lost.getByRole("link")).toHaveAttribute("href", /^tel:/);
  await expect(page.getByLabel("First name")).toHaveValue("Late");
  const stored = () => page.evaluate(() => [sessionStorage.length, localStorage.length]);
  expect(await stored()).toEqual([1, 0]);
  await expectNoAxeViolations(page, ".contact-form");

  const posts = recordRequests(page);
  await context.setOffline(false);
  const send = page.getByRole("button", { name: "Send it now" });
  await expect(send).toBeVisible();
  await expect(lost).toBeHidden();
  expect(posts.requests.filter(({ method }) => method === "POST")).toEqual([]);
  await send.click();
  await expect(page.locator(".result-panel")).toBeFocused();
  await expect(send).toBeHidden();
  expect(await stored()).toEqual([0, 0]);
  expect(rowsOf(site.dataDir, "contact_submissions")).toHaveLength(before + 1);
});

test("a connection that is lost before the form's scripts have come is named too", async ({
  page,
  context,
}) => {
  let pending = 0;
  page.on("request", () => pending++);
  page.on("requestfinished", () => pending--);
  page.on("requestfailed", () => pending--);
  await page.goto("/contact");
  await context.setOffline(true);
  await fillInquiry(page, { "First name": "Tunnel" });
  await page.getByLabel("Service of interest").selectOption("general");
  // With the keyboard, because the message moves the button away from a pointer, which then enters
  // another element and makes the page fetch the script once more.
  await page.getByRole("button", { name: "SEND INQUIRY" }).press("Enter");
  await expect(page.getByText("You have no connection, so nothing was sent.")).toBeVisible();
  // A request that is pending when the connection is back, and fails then, is not repeated.
  await expect.poll(() => pending).toBe(0);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Send it now" }).click();
  await expect(page.locator(".result-panel")).toBeFocused();
  await expect(page.locator("[data-connection]:visible")).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form shows neither message about the connection", async ({ page }) => {
    await page.goto("/contact");
    await expect(page.locator("[data-connection]:visible")).toHaveCount(0);
  });
});
