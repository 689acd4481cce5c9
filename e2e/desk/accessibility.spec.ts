import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { tags } from "../support/axe-tags";
import { engines, type FrontDesk, openFrontDesk } from "../support/desk";
import { sendInquiry, writeProducts } from "../support/staff";

/** So that the pages have something to show: inquiries in every status, a batch that was undone. */
async function useDesk({ site, page }: FrontDesk) {
  for (const status of ["Contacted", "Booked", "Closed"]) {
    const email = `${status}@visitor.example`;
    await page.goto(`/staff/inquiries/${await sendInquiry(site, { email })}`);
    await page.getByRole("button", { name: status }).click();
    await expect(page.getByText("Saved.")).toBeVisible();
  }
  await page.goto("/staff/products?preview=1");
  await writeProducts(page);
  await page.getByRole("button", { name: "Undo the last batch" }).click();
  await expect(page.getByText("It was undone.")).toBeVisible();
}

for (const engine of engines) {
  test.describe(`the front desk on ${engine}`, () => {
    const frontDesk = openFrontDesk(engine, "Ana Quill");
    test.beforeAll(() => useDesk(frontDesk));

    test("is usable on a phone and by keyboard, and axe finds nothing", async ({ browser }) => {
      const { site, context } = frontDesk;
      test.setTimeout(300_000);
      // As long as a first name may be, in one piece.
      const firstName = "Axelina".repeat(14);
      const reference = await sendInquiry(site, { firstName, email: "axe@visitor.example" });
      const cookies = await context.cookies();
      // The pages are the same on both: the whole matrix once is enough.
      for (const colorScheme of engine === "SQLite"
        ? (["light", "dark"] as const)
        : ["dark" as const]) {
        const other = await browser.newContext({ baseURL: site.url, colorScheme });
        await other.addCookies(cookies);
        const desk = await other.newPage();
        for (const width of [390, 1440]) {
          await desk.setViewportSize({ width, height: 900 });
          for (const path of [
            "/staff/inquiries?service=general",
            "/staff/inquiries",
            `/staff/inquiries/${reference}`,
            `/staff/inquiries/${reference}/delete`,
            "/staff/spam",
            "/staff/payments",
            "/staff/products?preview=1",
            "/staff/audit",
            "/staff/nothing-here",
          ]) {
            await desk.goto(path);
            const { violations } = await new AxeBuilder({ page: desk }).withTags(tags).analyze();
            const where = `${path} ${width} ${colorScheme}`;
            expect(
              violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`),
              where,
            ).toEqual([]);
            const beyond = await desk.evaluate(
              () => document.documentElement.scrollWidth - window.innerWidth,
            );
            expect(beyond, where).toBeLessThanOrEqual(0);
            expect(await desk.locator("script").count(), where).toBe(0);
          }
        }
        await desk.goto("/staff/inquiries");
        await desk.keyboard.press("Tab");
        await expect(desk.getByRole("link", { name: "Skip to the content" })).toBeFocused();
        await desk.keyboard.press("Enter");
        for (let n = 0; n < 30; n++) {
          await desk.keyboard.press("Tab");
          const name = await desk.evaluate(() => document.activeElement?.textContent);
          if (name === `${firstName} Okonkwo`) break;
        }
        await desk.keyboard.press("Enter");
        await expect(desk.getByRole("heading", { level: 1 })).toHaveText(`${firstName} Okonkwo`);
        await other.close();
      }
    });
  });
}
