import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { tags } from "../support/axe-tags";
import { openDesk } from "../support/desk";
import { sendInquiry } from "../support/staff";

test.describe("the desk by keyboard", () => {
  test.describe.configure({ mode: "serial" });
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

  test("takes, goes on and goes back by one key each, and shows its keys", async () => {
    await page.goto("/staff");
    await page.keyboard.press("j");
    await expect(page.getByRole("rowheader", { name: /Vera/ }).getByRole("link")).toBeFocused();
    await page.keyboard.press("t");
    await expect(page.getByText("You have it")).toBeVisible();
    await page.keyboard.press("n");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Wim/);
    await page.keyboard.press("a");
    await expect(page.getByLabel("Note", { exact: true })).toBeFocused();
    await page.keyboard.type("tn?");
    await expect(page.getByLabel("Note", { exact: true })).toHaveValue("tn?");
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
    expect((await new AxeBuilder({ page }).withTags(tags).analyze()).violations).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: "Keys" })).toBeHidden();
    await page.keyboard.press("q");
    await expect(page).toHaveURL(/\/staff$/);
  });

  test("says what came meanwhile, and moves no row by itself", async () => {
    const { site } = desk;
    await page.clock.install();
    await page.goto("/staff");
    await sendInquiry(site, { firstName: "Xara", email: "xara@visitor.example" });
    const asked = page.waitForResponse(/queue\.json/);
    await page.clock.fastForward(21_000);
    expect((await asked).status()).toBe(200);
    await expect(page.getByRole("link", { name: "1 new" })).toBeVisible();
    await expect(page.getByRole("rowheader", { name: /Xara/ })).toHaveCount(0);
    const again = page.waitForResponse(/queue\.json/);
    await page.clock.fastForward(21_000);
    expect((await again).status()).toBe(304);
    await page.getByRole("link", { name: "1 new" }).click();
    await expect(page.getByRole("rowheader", { name: /Xara/ })).toBeVisible();
  });

  test("keeps what was typed while the server is away, and sends it when asked again", async () => {
    await page.goto("/staff");
    await page.getByRole("link", { name: /Vera/ }).click();
    await page.getByLabel("Note", { exact: true }).fill("Called twice");
    await page.route("**/healthz", (route) => route.abort());
    await page.getByRole("button", { name: "Add note" }).click();
    await expect(page.getByText("The site does not answer.")).toBeVisible();
    await expect(page.getByLabel("Note", { exact: true })).toHaveValue("Called twice");
    await page.unroute("**/healthz");
    await page.getByRole("button", { name: "Add note" }).click();
    await expect(page.getByRole("region", { name: "History" })).toContainText("Called twice");
  });
});
