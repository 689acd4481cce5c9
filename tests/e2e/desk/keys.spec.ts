import { expect, type Page, test } from "@playwright/test";
import { openDesk } from "../support/desk";
import { findAxeViolations } from "../support/find-axe-violations";
import { sendInquiry } from "../support/staff";

test.describe("the desk by keyboard", () => {
  const desk = openDesk("Ana Quill");
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    const { site } = desk;
    for (const firstName of ["Vera", "Wim"])
      await sendInquiry(site, { firstName, email: `${firstName}@visitor.example` });
    const context = await browser.newContext({
      baseURL: site.url,
      viewport: { width: 1440, height: 900 },
    });
    await context.addCookies(await desk.context.cookies());
    page = await context.newPage();
  });
  test.afterAll(() => page?.context().close());

  test("takes an inquiry, opens the next and goes back by one key each, and lists its keys", async () => {
    await page.goto("/staff");
    await page.keyboard.press("j");
    await expect(page.getByRole("rowheader", { name: /Vera/ }).getByRole("link")).toBeFocused();
    await page.keyboard.press("t");
    await expect(page.getByText("You have it", { exact: true })).toBeVisible();
    await page.keyboard.press("n");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Wim/);
    // The script of the keys has run by then.
    await page.waitForLoadState();
    await page.keyboard.press("a");
    await expect(page.getByLabel("Note", { exact: true })).toBeFocused();
    await page.keyboard.type("tn?");
    await expect(page.getByLabel("Note", { exact: true })).toHaveValue("tn?");
    await page.keyboard.press("Escape");
    await page.keyboard.press("o");
    await expect(page.getByRole("button", { name: "Reached" })).toBeFocused();
    await page.keyboard.press("x");
    await expect(page.getByRole("group", { name: "Outcome" })).toBeVisible();
    await expect(page.getByRole("button", { name: /likely$/ })).toBeFocused();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("group", { name: "Outcome" })).toBeHidden();
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: "Keys" })).toBeHidden();
    await page.keyboard.press("q");
    await expect(page).toHaveURL(/\/staff$/);
    await page.keyboard.press("/");
    await expect(page.getByRole("searchbox", { name: "Find an inquiry" })).toBeFocused();
    await page.keyboard.press("Escape");
    await page.keyboard.press("i");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("New inquiry");
    await expect(page.getByLabel("First name")).toBeFocused();
  });
});
