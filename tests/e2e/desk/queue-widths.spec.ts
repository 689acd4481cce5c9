import { expect, type Locator, test } from "@playwright/test";
import { openCountedPage } from "../support/count-actions";
import { openDesk } from "../support/desk";
import { sendInquiry } from "../support/staff";

const boxOf = async (one: Locator) =>
  (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test.describe("a row of the queue", () => {
  test.describe.configure({ mode: "serial" });
  const desk = openDesk("Ana Quill");
  const longName = "Cornelius Featherstonehaugh-Abernathy";

  let counted: Awaited<ReturnType<typeof openCountedPage>>;

  test.beforeAll(async ({ browser }) => {
    counted = await openCountedPage(browser, desk);
    const [firstName = "", lastName = ""] = longName.split(" ");
    const email = "cornelius@visitor.example";
    await sendInquiry(desk.site, {
      firstName,
      lastName,
      email,
      phone: "555 01",
    });
    for (const name of ["Vera", "Wim"])
      await sendInquiry(desk.site, { firstName: name, email: `${name}@visitor.example` });
  });

  test.afterAll(() => counted?.page.context().close());

  for (const width of [320, 360, 390, 820, 1024, 1280, 1440])
    test(`shows the whole name and every mark, and does not move, at ${width} pixels`, async () => {
      const { page } = counted;
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/staff");
      const row = page.locator(".queue-row", { hasText: longName });
      await expect(row).toContainText("5 digits only: the number may be incomplete");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      for (const part of [row.locator(".queue-name a"), row.locator(".queue-why")])
        expect(await part.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThan(2);
      const lines = row.locator(".queue-time");
      expect(await lines.evaluate((one) => one.getClientRects().length)).toBe(1);

      const select = page.getByRole("checkbox", { name: "Select", exact: true });
      if (await select.isVisible()) await select.check();
      const before = await boxOf(row);
      await row.getByRole("checkbox").check();
      await expect(page.getByText("1 chosen", { exact: true })).toBeVisible();
      expect(await boxOf(row)).toEqual(before);
      await row.getByRole("checkbox").uncheck();
    });

  test("has its box on a phone once somebody selects, without scripts too", async ({ browser }) => {
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({
        baseURL: desk.site.url,
        javaScriptEnabled,
        viewport: { width: 390, height: 844 },
      });
      await context.addCookies(await desk.context.cookies());
      const page = await context.newPage();
      await page.goto("/staff");
      const box = page.getByRole("checkbox", { name: /^Choose Vera/ });
      await expect(box).toBeHidden();
      const select = page.getByRole("checkbox", { name: "Select", exact: true });
      await select.check();
      await box.check();
      await select.uncheck();
      // A chosen row stays visible.
      await expect(box).toBeChecked();
      await box.uncheck();
      await expect(box).toBeHidden();
      await context.close();
    }
  });

  test("has its button for spam beside its words, not over them", async () => {
    const { page } = counted;
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/staff");
    const row = page.locator(".queue-row", { hasText: "Vera" });
    await row.hover();
    const spam = await boxOf(row.getByRole("button", { name: /^Spam/ }));
    for (const part of [".queue-who", ".queue-time", ".queue-why"]) {
      const { x, y, width, height } = await boxOf(row.locator(part));
      const isBeside = x + width <= spam.x || x >= spam.x + spam.width;
      const isAbove = y + height <= spam.y || y >= spam.y + spam.height;
      expect(isBeside || isAbove, part).toBe(true);
    }
  });

  test("that a search finds follows the search's field on a phone", async () => {
    const { page } = counted;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/staff/inquiries?q=Wim");
    const hit = await boxOf(page.locator(".list tbody tr"));
    for (const later of [page.locator(".tabs").last(), page.getByRole("link", { name: "Print" })])
      expect((await boxOf(later)).y).toBeGreaterThan(hit.y);
    expect((await boxOf(page.getByRole("searchbox"))).y).toBeLessThan(hit.y);
  });
});
