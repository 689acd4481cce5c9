import { sectionWords } from "../../../app/content/en/frame";
import { expect, test, withMotion } from "../support/test";

test.use({ viewport: { width: 390, height: 844 } });

test("the home page's picture is in the first screen, above the words", async ({ page }) => {
  await page.goto("/");
  const picture = await page.locator(".hero-picture img").boundingBox();
  const bar = await page.locator(".call-bar").boundingBox();
  const [top = 0, height = 1] = [picture?.y, picture?.height];
  const seen = Math.min(top + height, bar?.y ?? 0) - top;
  expect(seen / height).toBeGreaterThan(0.6);
});

test("the links under an area's head lead to its treatments, cost, safety and questions", async ({
  page,
}) => {
  for (const path of ["/peptide-therapy", "/hormone-replacement", "/weight-loss"]) {
    await page.goto(path);
    const links = page.getByRole("navigation", { name: sectionWords.onThisPage }).getByRole("link");
    await expect(links).toHaveText(Object.values(sectionWords.parts));
    for (const link of await links.all()) {
      await link.click();
      const part = page.locator((await link.getAttribute("href")) ?? "");
      await expect(part.getByRole("heading").first()).toBeInViewport();
    }
  }
});

test("a long part shows its beginning, and all of it when asked, when focused, and on paper", async ({
  page,
}) => {
  await page.goto("/peptide-therapy");
  const part = page.locator("#safety .more-text");
  const isWhole = () => part.evaluate((text) => text.scrollHeight <= text.clientHeight + 1);
  expect(await isWhole()).toBe(false);
  await page.emulateMedia({ media: "print" });
  expect(await isWhole()).toBe(true);
  await page.emulateMedia({ media: "screen" });
  await page.locator("#safety .more-button").click();
  expect(await isWhole()).toBe(true);
  await expect(page.locator("#safety .more-button")).toBeHidden();
});

test.describe("with motion", () => {
  test.use(withMotion);

  test("the line above the header goes when one scrolls down and comes back on the way up", async ({
    page,
  }) => {
    await page.goto("/about");
    const banner = page.getByRole("link", { name: "FREE CONSULTATION SPECIAL" });
    await expect(banner).toBeInViewport();
    await page.mouse.wheel(0, 1200);
    await expect(banner).not.toBeInViewport();
    await page.mouse.wheel(0, -300);
    await expect(banner).toBeInViewport();
  });
});

test("the footer's lists are closed on a phone and open by their titles, also without scripts", async ({
  page,
  browser,
  site,
}) => {
  await page.goto("/about");
  const terms = (of: typeof page) =>
    of.getByRole("contentinfo").getByRole("link", { name: "Terms of Use" });
  await expect(terms(page)).toBeHidden();
  await page.getByRole("contentinfo").getByText("Policies").click();
  await expect(terms(page)).toBeVisible();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${site.url}/about`);
  await plain.getByRole("contentinfo").getByText("Policies").click();
  await expect(terms(plain)).toBeVisible();
  await context.close();
});
