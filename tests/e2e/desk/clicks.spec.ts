import { expect, type Page, test } from "@playwright/test";
import { openCountedPage } from "../support/count-actions";
import { openDesk } from "../support/desk";
import { sendInquiry } from "../support/staff";

/** Daily tasks of the desk from the queue, each with the number of its clicks; typing is not counted. */
test.describe("clicks from the queue", () => {
  test.describe.configure({ mode: "serial" });
  const desk = openDesk("Ana Quill");
  let counted: Awaited<ReturnType<typeof openCountedPage>>;

  test.beforeAll(async ({ browser }) => {
    counted = await openCountedPage(browser, desk);
  });
  test.afterAll(() => counted?.page.context().close());

  /** Sends an inquiry and opens the queue, which shows it. */
  async function inQueue(lastName: string) {
    const email = `${lastName.toLowerCase()}@visitor.example`;
    const phone = `904 555 01${String(lastName.length).padStart(2, "0")}`;
    const reference = await sendInquiry(desk.site, { firstName: "Vera", lastName, email, phone });
    await counted.page.goto("/staff");
    const row = counted.page.locator(".queue-row", { hasText: lastName });
    return { page: counted.page, reference, row };
  }

  async function open(page: Page, reference: string) {
    await page.locator(`.queue-row[data-reference="${reference}"] a`).click();
    await expect(page.locator(".inquiry-head .reference")).toHaveText(reference);
  }

  test("no answer, and a follow-up on Monday: 3", async () => {
    const { page, reference } = await inQueue("Pelican");
    await counted.takes({ clicks: 3, keys: 0 }, async () => {
      await open(page, reference);
      await page.getByRole("button", { name: "Log a call" }).click();
      const after = page.getByRole("region", { name: "After the call" });
      // On a Sunday, tomorrow is Monday; on a Saturday, the button has Monday's date.
      await after
        .getByRole("button", { name: /^(Mon|Tomorrow)/ })
        .last()
        .click();
      await expect(page.locator(".inquiry-head .due")).toContainText("Follow up");
    });
    await expect(page.getByRole("region", { name: "History" })).toContainText("Call: No answer");
  });

  test("spam, in the queue: 1, with a way back", async () => {
    const { page, row } = await inQueue("Heron");
    await counted.takes({ clicks: 1, keys: 0 }, async () => {
      await row.hover();
      await row.getByRole("button", { name: /^Spam/ }).click();
      await expect(page.getByText("Vera Heron marked as spam.")).toBeVisible();
    });
    await expect(row).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(row).toHaveCount(1);
  });

  test("spam, at the inquiry: 2, and the next one follows", async () => {
    const { page, reference } = await inQueue("Osprey");
    await open(page, reference);
    await counted.takes({ clicks: 2, keys: 0 }, async () => {
      await page.locator(".inquiry-head").getByRole("button", { name: "More" }).click();
      await page.getByRole("button", { name: "Spam", exact: true }).click();
      await expect(page.getByText("Vera Osprey marked as spam.")).toBeVisible();
    });
    await expect(page.locator(".inquiry-head .reference")).not.toHaveText(reference);
  });

  test("an estimate with one listed item, sent: 3", async () => {
    const { page, reference } = await inQueue("Egret");
    await counted.takes({ clicks: 3, keys: 0 }, async () => {
      await open(page, reference);
      await page.getByRole("link", { name: "Write an estimate" }).click();
      const listed = await page.locator("#price-list option").first().getAttribute("value");
      const item = page.getByLabel("Item or service", { exact: true }).first();
      await item.fill(listed ?? "");
      await page.getByRole("button", { name: "Send it on the private page" }).click();
      await expect(page.getByText("Sent the estimate", { exact: false }).first()).toBeVisible();
    });
  });

  test("several rows are closed with two clicks after they are chosen, without scripts too", async ({
    browser,
  }) => {
    const rows = [await inQueue("Plover"), await inQueue("Stilt")];
    const context = await browser.newContext({
      baseURL: desk.site.url,
      javaScriptEnabled: false,
    });
    await context.addCookies(await desk.context.cookies());
    const page = await context.newPage();
    await page.goto("/staff");
    const close = page.getByRole("form", { name: "The chosen rows" });
    await expect(close).toBeHidden();
    for (const name of ["Plover", "Stilt"])
      await page.getByRole("checkbox", { name: `Choose Vera ${name}` }).check();
    await close.getByRole("button", { name: "Close…" }).click();
    await close.getByRole("button", { name: "Duplicate" }).click();
    await expect(page.getByText("2 inquiries closed.")).toBeVisible();
    for (const { reference } of rows)
      await expect(page.locator(`[data-reference="${reference}"]`)).toHaveCount(0);
    await context.close();
  });
});
