import { expect, type Page, test } from "@playwright/test";
import { openDesk } from "../support/desk";
import { sendInquiry, signInToDesk } from "../support/staff";

test.describe("the desk with scripts", () => {
  test.describe.configure({ mode: "serial" });
  const desk = openDesk("Ana Quill");
  let page: Page;
  const answer = () => page.getByLabel("Write to the visitor");

  test.beforeAll(async ({ browser }) => {
    for (const firstName of ["Vera", "Wim", "Xenia"])
      await sendInquiry(desk.site, { firstName, email: `${firstName}@visitor.example` });
    const context = await browser.newContext({
      baseURL: desk.site.url,
      viewport: { width: 1440, height: 900 },
    });
    await context.addCookies(await desk.context.cookies());
    page = await context.newPage();
  });
  test.afterAll(() => page?.context().close());

  test("takes the focused row, and undoes nothing once the offer has ended", async () => {
    await page.goto("/staff");
    for (const key of ["j", "j", "t"]) await page.keyboard.press(key);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Wim/);
    await expect(page.getByText("You have it", { exact: true })).toBeVisible();
    // The offer ends ten seconds later.
    await page
      .locator(".undo")
      .evaluate((undo) => undo.style.setProperty("visibility", "hidden", "important"));
    const posted: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posted.push(request.url());
    });
    await page.keyboard.press("u");
    await page.keyboard.press("b");
    await expect(page).toHaveURL(/\/staff\/calendar\?for=/);
    expect(posted).toEqual([]);
  });

  test("keeps an unsent reply and reason when another page is opened, until they are sent", async () => {
    await page.goto("/staff");
    await page.getByRole("table").getByRole("link", { name: /Wim/ }).click();
    await answer().fill("We have time on Tuesd");
    await page.getByText("A day…").click();
    await page.getByLabel("Reason").fill("Prices");
    await page.getByRole("link", { name: "Next", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/Wim/);
    await expect(answer()).toHaveValue("");
    await page.getByRole("table").getByRole("link", { name: /Wim/ }).click();
    await expect(answer()).toHaveValue("We have time on Tuesd");
    await expect(page.getByLabel("Reason")).toHaveValue("Prices");
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect(page.getByText("Sent to the visitor.")).toBeVisible();
    await expect(answer()).toHaveValue("");
    await expect(page.getByLabel("Reason")).toHaveValue("Prices");
  });

  test("names the roles that can open an owner's page to a reader, beside the navigation", async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: desk.site.url, javaScriptEnabled: false });
    await signInToDesk(context, desk.site, { name: "Rea", role: "reader" });
    const other = await context.newPage();
    expect((await other.goto("/staff/people"))?.status()).toBe(403);
    await expect(other.getByRole("main")).toContainText("Owner");
    await other.getByRole("link", { name: "Queue" }).click();
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("Queue");
    await context.close();
  });
});
